/** Parts of the table's page that most visits do not need, with their words. */
import { words } from '../lib/words.svelte';

export const waitingRoom = (game: string) =>
  Promise.all([import('./WaitingRoom.svelte'), words.load(['room', 'new', 'options', game])]);
export const staleLink = () => Promise.all([import('./StaleLink.svelte'), words.load(['room'])]);
export const endOffer = () => Promise.all([import('../people/EndOffer.svelte'), words.load(['people'])]);
