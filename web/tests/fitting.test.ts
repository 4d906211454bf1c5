import { afterEach, expect, test } from 'vitest';

import { fit, holds } from '../src/lib/fitting';

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

test('a question is made to fit below the coach, who gives way where that is not enough', () => {
  const coached = panelOf(200, [180, 100, 90, 80], 2, 90);
  fit(coached);
  expect(coached.dataset.tight).toBe('1');
  expect([holds(coached, 76), holds(coached, 77)]).toEqual([true, false]);
  expect(coached.dataset.tight).toBe('1');
  const full = panelOf(200, [180, 170, 160, 150], 2, 90);
  fit(full);
  expect(full.dataset.tight).toBeUndefined();
});

test('of a long list what plays the decision is in sight, and the rest is scrolled', () => {
  const long = panelOf(200, [600, 500, 400, 300], 5);
  fit(long);
  expect(long.dataset.tight).toBeUndefined();
});
