/** A game from outside: cars on numbered spaces, choices as buttons, events in the words that the game brings. */
import { FluentResource } from '@fluent/bundle/esm/resource.js';

import { askText, type Schemas } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import { sentence, type Face, type Happening } from '../face';

type AnyView = Schemas['SimpleView'];
type AnyOutlook = Schemas['AnyOutlook'];

const spaceOf = (event: Happening): string | null => (typeof event.to === 'string' ? event.to : null);

export function faceFor(id: string): Face<AnyView, AnyOutlook, Happening> {
  words.provide(id, async (language) => {
    const text = await askText(`/api/games/${id}/words?language=${language}`);
    return new FluentResource(text).body;
  });
  return {
    id,
    topics: [id, 'any-game'],
    leg: () => 1,
    colour: (view, seat) => view.cars[seat]?.colour ?? 'white',
    headline: (view) => words.say('any-road', { length: view.length }),
    cars: (view, name) => view.cars.map(({ cell }, seat) => ({ seat, cell, label: name(seat) })),
    standing: (view, seat) => (view.gaps[seat] ? words.say('any-behind', { spaces: view.gaps[seat] }) : ''),
    // By convention an event with the text `to` brings its car to that space.
    motions: (events) =>
      events.flatMap((event) => {
        const cell = spaceOf(event);
        return cell !== null && event.seat >= 0 ? [{ seat: event.seat, cells: [cell] }] : [];
      }),
    // And one with the number `die` is a throw.
    throws: (events) =>
      events.flatMap(({ seat, die }) => {
        if (typeof die !== 'number') return [];
        const text = String(die);
        return [{ seat, text, die: { text, look: 'ivory' as const }, label: words.say('web-rolled', { die: text }) }];
      }),
    drama: () => null,
    finishes: () => false,
    tell: (events, name) => events.map((event) => ({ seat: event.seat, text: sentence(id, event, name) })),
    marks: () => [],
    lesson: () => '',
  };
}
