/** One Chromium for all tests, and an empty folder for their pictures. */
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { foundChromium } from './chromium';
import { PICTURES } from './pictures';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const browser = await chromium.launchServer(foundChromium());
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
