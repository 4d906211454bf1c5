/** What a page that shows a review loads when it is asked for. */
export { default as ReviewFigures } from './ReviewFigures.svelte';
export { default as ReviewPanel } from './ReviewPanel.svelte';
