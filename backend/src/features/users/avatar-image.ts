import sharp from 'sharp';
import { AppError, invalid } from '../../http/errors.ts';
import { createWorkGate } from '../../http/work-gate.ts';

const SIDE = 512;
const PIXELS_MAX = 25_000_000;
/** Decoding takes memory by the picture's area, so only a few run at once. */
const CONCURRENT = 2;
const WAITING = 16;

// Only what we accept may be decoded, and only from memory: no SVG, PDF or GIF loader, no file paths.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const gated = createWorkGate(CONCURRENT, WAITING);

/** The format by its first bytes; name and declared type of an upload prove nothing. */
function isAcceptedFormat(bytes: Uint8Array): boolean {
  const starts = (offset: number, ...values: number[]) =>
    values.every((value, index) => bytes[offset + index] === value);
  const jpeg = starts(0, 0xff, 0xd8, 0xff);
  const png = starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const webp = starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50);
  return jpeg || png || webp;
}

const damaged = () => invalid('avatar', 'This picture cannot be read. Please choose another one.');

/**
 * Re-encodes a picture as a square WebP of 512 pixels without metadata or anything that hid behind the image data.
 * @throws AppError 400 (damaged), 413 (more than 25 megapixels), 415 (not JPEG, PNG or WebP), 503 (too many at once)
 */
export async function toAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length === 0) throw damaged();
  if (!isAcceptedFormat(bytes)) {
    throw new AppError(415, 'unsupported_media_type', 'Please choose a JPEG, PNG or WebP picture');
  }
  return gated(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
        .rotate()
        .resize(SIDE, SIDE, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch (error) {
      if (error instanceof Error && /exceeds pixel limit/.test(error.message)) {
        throw new AppError(413, 'too_large', 'The picture has too many pixels: 25 megapixels at most', {
          cause: error,
        });
      }
      throw damaged();
    }
  });
}
