export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** The format by the first bytes; name and declared type of an upload prove nothing. Null for everything else. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  const starts = (offset: number, ...values: number[]) =>
    values.every((value, index) => bytes[offset + index] === value);
  if (starts(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}

/** The box at the start of the file names its kind: `avif` for a picture, `avis` for a moving one. */
function isAvif(bytes: Uint8Array): boolean {
  const brand = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return brand === 'ftypavif' || brand === 'ftypavis';
}
