export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** The format by the first bytes, because name and declared type of an upload are untrusted. Null for any other. */
export function detectFormat(bytes: Uint8Array): PictureFormat | null {
  const startsWith = (offset: number, ...values: number[]) =>
    values.every((value, index) => bytes[offset + index] === value);
  if (startsWith(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(0, 0x52, 0x49, 0x46, 0x46) && startsWith(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  if (/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return 'gif';
  if (startsWith(0, 0x49, 0x49, 0x2a, 0x00) || startsWith(0, 0x4d, 0x4d, 0x00, 0x2a)) return 'tiff';
  return isAvif(bytes) ? 'avif' : null;
}

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The box at the start of the file gives its brand: `avif` for a picture, `avis` for an animation. */
function isAvif(bytes: Uint8Array): boolean {
  const brand = textAt(bytes, 4, 12);
  return brand === 'ftypavif' || brand === 'ftypavis';
}
