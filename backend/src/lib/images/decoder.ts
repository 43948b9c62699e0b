import sharp, { type Sharp } from 'sharp';
import { REFUSALS } from '../../../shared/refusals.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError, invalid } from '../errors.ts';

/** Decoding takes memory by the picture's area, so only a few run at once. */
const CONCURRENT = 2;
const WAITING = 16;

// Only what we accept may be decoded, and only from memory: no SVG or PDF loader, no file paths.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadTiffBuffer',
  ],
});

const limited = createConcurrencyLimit(CONCURRENT, WAITING);

export interface DecodeOptions {
  /** Name of the upload's field, for the error. */
  field: string;
  megapixels: number;
}

/**
 * Hands the turned, first frame of a picture to `work`. Check the format before: this one opens each of `PictureFormat`.
 * @throws AppError 400 (damaged), 413 (too many pixels), 503 (too many at once)
 */
export function decoded<Result>(
  bytes: Uint8Array,
  { field, megapixels }: DecodeOptions,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  return limited(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: megapixels * 1_000_000, failOn: 'error', pages: 1 });
      return await work(picture.rotate());
    } catch (error) {
      if (error instanceof Error && /exceeds pixel limit/.test(error.message)) {
        throw new AppError(413, 'too_large', `The picture has too many pixels: ${megapixels} megapixels at most`, {
          cause: error,
        });
      }
      throw invalid(field, REFUSALS.unreadablePicture);
    }
  });
}
