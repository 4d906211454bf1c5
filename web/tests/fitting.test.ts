import { afterEach, expect, test } from 'vitest';

import { fit } from '../src/lib/fitting';

/** A panel so high, whose question takes as much at each level of tightness, below a word of the coach. */
function panelOf(room: number, takes: number[], choices: number, coach = 0): HTMLElement {
  const panel = document.createElement('section');
  const note = document.createElement('div');
  note.className = 'coach';
  const question = document.createElement('div');
  question.className = 'question';
  question.innerHTML = '<button class="more"></button>' + '<button class="choice"></button>'.repeat(choices);
  panel.append(note, question);
  document.body.append(panel);
  const level = () => (panel.dataset.tight ?? '').split(' ').filter(Boolean).length;
  Object.defineProperty(panel, 'clientHeight', { get: () => room });
  Object.defineProperty(note, 'offsetHeight', { get: () => coach });
  Object.defineProperty(question, 'offsetTop', { get: () => 10 + coach });
  Object.defineProperty(question, 'offsetHeight', { get: () => takes[level()] });
  return panel;
}

afterEach(() => document.body.replaceChildren());

test('as little is left out as makes the question fit, and nothing where it fits', () => {
  const enough = panelOf(200, [190, 0, 0, 0], 3);
  fit(enough);
  expect(enough.dataset.tight).toBeUndefined();
  const tight = panelOf(200, [240, 210, 180, 150], 3);
  fit(tight);
  expect(tight.dataset.tight).toBe('1 2');
  const tightest = panelOf(200, [300, 290, 280, 270], 3);
  fit(tightest);
  expect(tightest.dataset.tight).toBe('1 2 3');
});

test('what was left out comes back with more room', () => {
  const takes = [240, 180, 180, 180];
  const panel = panelOf(200, takes, 2);
  fit(panel);
  expect(panel.dataset.tight).toBe('1');
  takes[0] = 100;
  fit(panel);
  expect(panel.dataset.tight).toBe('');
});

test('the coach gives way by itself, and a long list is scrolled', () => {
  const coached = panelOf(200, [180, 0, 0, 0], 2, 90);
  fit(coached);
  expect(coached.dataset.tight).toBeUndefined();
  const long = panelOf(200, [600, 500, 400, 300], 5);
  fit(long);
  expect(long.dataset.tight).toBeUndefined();
});
