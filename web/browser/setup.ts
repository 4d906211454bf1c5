/** One Chromium and one server for all tests, and an empty folder for their pictures. */
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { foundChromium } from './chromium';
import { House } from './house';
import { PICTURES } from './pictures';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    /** The address of the server that all share who do not kill it. */
    house: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const [browser, house] = await Promise.all([chromium.launchServer(foundChromium()), House.open()]);
  project.provide('chromium', browser.wsEndpoint());
  project.provide('house', house.address);
  return async () => {
    await Promise.all([browser.close(), house.close()]);
  };
}
