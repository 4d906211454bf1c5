import { test } from 'vitest';

import { expectFitsWithoutFonts, expectSpoken } from './every-page';
import type { Language } from './words';

test.each(['en', 'ru'] as Language[])(
  'every page and every table speaks %s and fits a phone, even with letters a tenth wider',
  expectSpoken,
);

test('where no fonts are installed every page and every table fits a phone in our own', () => expectFitsWithoutFonts());
