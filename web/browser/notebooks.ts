/** The page of `make notebooks` on a host that only serves files, under a path: every notebook runs from top to bottom, and
 * once Python has started, without network. `npm run notebooks`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { foundChromium } from './chromium';
import { StaticHost } from './static';

const FOLDER = fileURLToPath(new URL('../../build/notebooks', import.meta.url));
/** What JupyterLite, Python and all packages take to load on a busy machine. */
const PATIENCE = 300_000;
/** A line of the last outputs of each. */
const SAID = {
  odds: /^1\/2$/m,
  arena: /^\d wins of 8: \d+% to \d+%$/m,
  environments: /^\d+ races finished; \d+ numbers in a view$/m,
};

interface Session {
  kernel: { info: Promise<unknown> };
}
interface Notebook {
  context: { sessionContext: { ready: Promise<void>; session: Session } };
}
declare global {
  interface Window {
    jupyterapp: {
      shell: { widgets: (area: string) => Iterable<Notebook> };
      commands: { execute: (name: string) => Promise<void> };
    };
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(foundChromium());
});
afterAll(() => browser.close());

/** Opens a notebook and waits until its Python has started. */
async function open(page: Page, host: StaticHost, name: string): Promise<void> {
  await page.goto(`${host.address}notebooks/index.html?path=${name}.ipynb`);
  await page.locator('.jp-CodeCell').first().waitFor({ timeout: PATIENCE });
  await page.evaluate(async () => {
    for (const { context } of window.jupyterapp.shell.widgets('main')) {
      await context.sessionContext.ready;
      await context.sessionContext.session.kernel.info;
    }
  });
}

test.each(Object.entries(SAID))('the notebook %s runs in the page', async (name, said) => {
  expect(existsSync(join(FOLDER, 'index.html')), `make notebooks makes ${FOLDER}`).toBe(true);
  const host = await StaticHost.open(FOLDER, '/some/where/', { '.wasm': 'application/wasm' });
  const context = await browser.newContext();
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== new URL(host.address).origin) elsewhere.push(request.url());
  });
  const page = await context.newPage();
  await open(page, host, name);
  await host.close();
  await context.setOffline(true);
  await page.evaluate(() => window.jupyterapp.commands.execute('notebook:run-all-cells'));
  const outputs = page.locator('.jp-OutputArea-output');
  const texts = await outputs.allTextContents();
  expect(texts.join('\n')).toMatch(said);
  expect(
    await page.locator('.jp-OutputArea [data-mime-type="application/vnd.jupyter.stderr"]').allTextContents(),
  ).toEqual([]);
  expect(await page.locator('.jp-CodeCell .jp-InputPrompt').allTextContents()).not.toContain('[ ]:');
  expect(elsewhere).toEqual([]);
  if (name !== 'environments') await page.locator('.jp-OutputArea-output :is(svg, img)').first().waitFor();
  await context.close();
});
