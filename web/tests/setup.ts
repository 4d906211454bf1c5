/** What jsdom lacks and the pages ask for. */
import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';

vi.stubGlobal('crypto', webcrypto);
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;
