import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError, invalid } from '../../lib/errors.ts';
import { withDecoded } from '../../lib/images/decoder.ts';
import { detectFormat } from '../../lib/images/formats.ts';

const SIDE = 512;
const LIMITS = { field: 'avatar', megapixels: 25 };

/**
 * Re-encodes a picture (the first frame of an animation) as a square WebP of 512 pixels, without metadata or data
 * hidden behind the image.
 * @throws AppError 400 (damaged), 413 (more than 25 megapixels), 415 (no `PictureFormat`), 503 (too many concurrent
 * requests)
 */
export async function toAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length === 0) throw invalid('avatar', REFUSALS.unreadablePicture);
  if (detectFormat(bytes) === null) {
    throw new AppError(415, 'unsupported_media_type', REFUSALS.portraitType);
  }
  return withDecoded(bytes, LIMITS, (picture) =>
    picture.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  );
}
