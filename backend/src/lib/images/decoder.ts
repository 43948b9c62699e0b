import sharp, { type Sharp } from 'sharp';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError, invalid } from '../errors.ts';

/** Decoding needs memory in proportion to the picture's area, so only a few run concurrently. */
const MAX_CONCURRENT = 2;
const MAX_QUEUED = 16;

// Only accepted formats may be decoded, and only from memory: no SVG or PDF loader, no file paths.
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

const withConcurrencyLimit = createConcurrencyLimit(MAX_CONCURRENT, MAX_QUEUED);

/** Uncompressed pixels. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
  channels: 4;
}

export interface DecodeOptions {
  /** Name of the upload field, for the error. */
  field: string;
  megapixels: number;
}

const open = (source: Uint8Array | RawPicture, limitInputPixels: number): Sharp => {
  if (source instanceof Uint8Array) return sharp(source, { limitInputPixels, failOn: 'error', pages: 1 }).rotate();
  const { data, ...raw } = source;
  return sharp(data, { raw });
};

/**
 * Passes the rotated first frame of a picture to `work`. Check the format first: this opens every `PictureFormat`.
 * @throws AppError 400 (damaged), 413 (too many pixels), 503 (too many concurrent requests)
 */
export function withDecoded<Result>(
  source: Uint8Array | RawPicture,
  { field, megapixels }: DecodeOptions,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  return withConcurrencyLimit(async () => {
    try {
      return await work(open(source, megapixels * 1_000_000));
    } catch (error) {
      if (error instanceof Error && /exceeds pixel limit/.test(error.message)) {
        throw new AppError(413, 'too_large', REFUSALS.tooManyPixels(megapixels), {
          cause: error,
        });
      }
      throw invalid(field, REFUSALS.unreadablePicture);
    }
  });
}
