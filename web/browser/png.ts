/** Screenshots with few colours: a third of the size, and hardly anybody sees the difference. */
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const COLOURS = 256;

/** A screenshot as a PNG with a palette. The page is asked for its pixels: browsers can read pictures. */
export async function fewColours(page: Page, screenshot: Buffer): Promise<Buffer> {
  const { width, height, data } = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width: picture.width, height: picture.height, data: btoa(text) };
  }, screenshot.toString('base64'));
  const pixels = Buffer.from(data, 'base64');
  const { colours, find } = paletteOf(pixels);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = find(pixels, (y * width + x) * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

interface Shade {
  rgb: number[];
  count: number;
  key: number;
}

/** Median cut: the box of shades with the widest spread is halved until there are as many as wanted. */
function paletteOf(pixels: Buffer): { colours: number[][]; find: (from: Buffer, at: number) => number } {
  const keyAt = (from: Buffer, at: number) =>
    ((from[at]! >> 2) << 12) | ((from[at + 1]! >> 2) << 6) | (from[at + 2]! >> 2);
  const shades = new Map<number, Shade>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyAt(pixels, at);
    const shade = shades.get(key);
    if (shade) shade.count += 1;
    else shades.set(key, { rgb: [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!], count: 1, key });
  }
  const boxes: Shade[][] = [[...shades.values()]];
  while (boxes.length < COLOURS) {
    const spreads = boxes.map(spread);
    const widest = spreads.reduce((best, each, index) => (each.weight > spreads[best]!.weight ? index : best), 0);
    const { channel, weight } = spreads[widest]!;
    if (weight <= 0) break;
    const box = boxes[widest]!.sort((a, b) => a.rgb[channel]! - b.rgb[channel]!);
    boxes.splice(widest, 1, box.slice(0, box.length / 2), box.slice(box.length / 2));
  }
  const places = new Map(boxes.flatMap((box, index) => box.map(({ key }) => [key, index] as const)));
  return { colours: boxes.map(mean), find: (from, at) => places.get(keyAt(from, at))! };
}

/** The channel in which a box is widest, weighted by how much of the picture it covers. */
function spread(box: Shade[]): { channel: number; weight: number } {
  if (box.length < 2) return { channel: 0, weight: 0 };
  const count = box.reduce((sum, shade) => sum + shade.count, 0);
  const ranges = [0, 1, 2].map((channel) => {
    const values = box.map(({ rgb }) => rgb[channel]!);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  });
  const channel = ranges.indexOf(Math.max(...ranges));
  return { channel, weight: ranges[channel]! * Math.sqrt(count) };
}

function mean(box: Shade[]): number[] {
  const count = box.reduce((sum, shade) => sum + shade.count, 0);
  return [0, 1, 2].map((channel) =>
    Math.round(box.reduce((sum, { rgb, count }) => sum + rgb[channel]! * count, 0) / count),
  );
}
