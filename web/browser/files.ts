/** Tracks of one's own as files: what a button saves, and what is opened. */
import { buffer } from 'node:stream/consumers';
import { expect, inject } from 'vitest';

import { Person } from './person';

interface Saved {
  name: string;
  bytes: Buffer;
}

const server = inject('server');

/** What a button saves. */
export async function saved({ page }: Person, button: string): Promise<Saved> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}

/** Opens a file with this name and content. */
export async function open({ page }: Person, { name, bytes }: Saved): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
}

/** The track as a picture of both kinds. */
export async function expectPictures(who: Person, title: string): Promise<void> {
  const svg = await saved(who, who.say('builder-svg'));
  expect(svg.name).toBe(`${title}.svg`);
  expect(svg.bytes.toString()).toMatch(/^<svg .*<\/svg>\s*$/s);
  const { name, bytes } = await saved(who, who.say('builder-png'));
  expect([name, bytes.toString('latin1', 1, 4)]).toEqual([`${title}.png`, 'PNG']);
  expect(bytes.readUInt32BE(16), 'its width').toBeGreaterThan(1000);
}

/** A track that is made up goes out as a file and comes back as it was; its pictures are saved, and on paper stands
 * what the game needs beside it. */
export async function keepTrack(game: string, onPaper: string | undefined): Promise<void> {
  const ann = await Person.arrive(server, { viewport: { width: 1440, height: 900 } });
  const { page, say } = ann;
  await ann.visit(`/build/${game}`);
  await page.getByText(say('builder-generate'), { exact: true }).click();
  await page.getByRole('button', { name: say('builder-make') }).click();
  await expect.poll(() => page.getByRole('button', { name: say('builder-undo') }).isEnabled()).toBe(true);
  await page.getByLabel(say('builder-name')).first().fill('Lakeside');
  await page.getByText(say('builder-out'), { exact: true }).click();
  const kept = () => saved(ann, say('builder-file-out'));
  const own = await kept();
  expect(own.name).toBe('Lakeside.json');
  const same = async () => (await kept()).bytes.equals(own.bytes);
  await page.getByRole('button', { name: say('builder-anew') }).click();
  await expect.poll(same).toBe(false);
  await open(ann, own);
  await expect.poll(same).toBe(true);
  await expect.poll(() => page.locator('.state').innerText()).toBe(say('builder-ready'));
  await expectPictures(ann, 'Lakeside');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.tools').isVisible()).toBe(false);
  if (onPaper) await page.locator(onPaper).first().waitFor();
  ann.expectNoTrouble();
  await ann.leave();
}
