/** SHA-256 and hexadecimal texts. */

export const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++) bytes[index] = parseInt(hex.slice(2 * index, 2 * index + 2), 16);
  return bytes;
}

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
