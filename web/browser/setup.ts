/** One Chromium and one server for all tests, and an empty folder for their pictures. */
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { foundChromium } from './chromium';
import { Server } from './server';
import { PICTURES } from './pictures';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    /** The address of the server that all tests share, except those that kill one. */
    server: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A long run adds its pictures to those of the tests before it.
  if (process.env.LONG !== '1') rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const [browser, server] = await Promise.all([chromium.launchServer(foundChromium()), Server.open()]);
  project.provide('chromium', browser.wsEndpoint());
  project.provide('server', server.address);
  return async () => {
    await Promise.all([browser.close(), server.close()]);
  };
}
