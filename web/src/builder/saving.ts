/** Files in and out: the document, and pictures of the finished track. */
import { askText } from '../lib/api';

export function save(content: BlobPart, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A name that every system takes for a file. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .trim()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'track'
  }.${ending}`;

const at = (game: string, what: string): string => `/api/builders/${game}/${what}`;

/** A picture of a finished track, as SVG. */
export const drawn = (game: string, document: unknown, theme: string, language: string): Promise<string> =>
  askText(at(game, `picture?theme=${theme}&language=${language}&width=2400`), { document });

/** The same for a page, without what stands below it on paper. */
export const shown = (game: string, document: unknown, theme: string, language: string): Promise<string> =>
  askText(at(game, `picture?theme=${theme}&language=${language}`), { document, legend: false });

/** What is written down before a race on it. */
export const sheetOf = (game: string, document: unknown, language: string): Promise<string> =>
  askText(at(game, `sheet?language=${language}`), { document });

/** The picture in dots, as other programs like it. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
