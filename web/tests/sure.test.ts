import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';

import Sure from '../src/parts/Sure.svelte';

test('Escape says no, and the focus is back at the button that asked', async () => {
  const act = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<span>Resign</span>' }));
  render(Sure, { question: 'Really?', yes: 'Yes', no: 'No', act, children });
  expect(document.activeElement).toBe(document.body);
  await fireEvent.click(screen.getByRole('button', { name: 'Resign' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }));
  await fireEvent.keyDown(screen.getByRole('button', { name: 'No' }), { key: 'Escape' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resign' }));
  expect(act).not.toHaveBeenCalled();
});
