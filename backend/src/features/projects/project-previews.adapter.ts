import sharp from 'sharp';
import { AppError } from '../../lib/errors.ts';
import { withDecoded } from '../../lib/images/decoder.ts';
import { detectFormat } from '../../lib/images/formats.ts';
import type { FileStorage } from '../../storage/storage.ts';

/** Longest side in pixels. */
const SMALL = 640;
const LARGE = 1920;
const MAX_BYTES = 30_000_000;
const LIMITS = { field: 'fileId', megapixels: 40 };
/** Enough to recognise a format. */
const HEAD_BYTES = 16;

export interface ProjectPreview {
  /** of the large picture */
  width: number;
  height: number;
  small: Buffer;
  large: Buffer;
}

async function readBytes(storage: FileStorage, key: string, length: number): Promise<Buffer | null> {
  const content = await storage.read(key, { start: 0, end: length - 1 });
  return content && Buffer.concat(await content.toArray());
}

/**
 * A file as pictures without metadata, or what is hidden behind them; null when it is no picture, a damaged one, or too large.
 * Of an animation it is the first frame.
 * @throws AppError 503 with too many concurrent requests
 */
export async function createPreview(
  storage: FileStorage,
  { key, size }: { key: string; size: number },
): Promise<ProjectPreview | null> {
  if (size < HEAD_BYTES || size > MAX_BYTES) return null;
  const head = await readBytes(storage, key, HEAD_BYTES);
  const format = head && detectFormat(head);
  // Browsers show no TIFF, so a client would not expect to see one.
  if (!format || format === 'tiff') return null;
  const bytes = await readBytes(storage, key, size);
  if (!bytes) return null;
  try {
    return await withDecoded(bytes, LIMITS, async (picture) => {
      const { data, info } = await picture
        .resize({ width: LARGE, height: LARGE, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const raw = { raw: { width, height, channels } };
      const inside = { width: SMALL, height: SMALL, fit: 'inside', withoutEnlargement: true } as const;
      return {
        width,
        height,
        small: await sharp(data, raw).resize(inside).webp({ quality: 78 }).toBuffer(),
        large: await sharp(data, raw).webp({ quality: 84 }).toBuffer(),
      };
    });
  } catch (error) {
    if (error instanceof AppError && (error.status === 400 || error.status === 413)) return null;
    throw error;
  }
}
