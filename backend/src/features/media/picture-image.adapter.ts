import sharp from 'sharp';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError, invalid } from '../../lib/errors.ts';
import { type RawPicture, withDecoded } from '../../lib/images/decoder.ts';
import { detectFormat } from '../../lib/images/formats.ts';

/** Stored widths in pixels; for a smaller picture its own width is the largest. */
const WIDTHS = [480, 960, 1440, 1920];
const MAX_WIDTH = 1920;
const MAX_HEIGHT = 4000;
const PLACEHOLDER_WIDTH = 20;
const LIMITS = { field: 'picture', megapixels: 40 };

export interface EncodedFile {
  width: number;
  extension: 'avif' | 'webp';
  bytes: Uint8Array;
}

export interface EncodedPicture {
  /** Size of the largest file. */
  width: number;
  height: number;
  /** In ascending order; each exists as AVIF and WebP. */
  widths: number[];
  /** Tiny WebP as a data URL. */
  placeholder: string;
  files: EncodedFile[];
}

/** The widths for a picture `own` pixels wide, never larger than itself. */
function widthsFor(sourceWidth: number): number[] {
  const maxWidth = Math.min(sourceWidth, MAX_WIDTH);
  // A width close to the largest would only cost space.
  return [...WIDTHS.filter((width) => width < maxWidth * 0.9), maxWidth];
}

function validateFormat(bytes: Uint8Array): void {
  if (bytes.length === 0) throw invalid('picture', REFUSALS.unreadablePicture);
  const format = detectFormat(bytes);
  // An animation would become a still image, and a scan is far larger than a page needs.
  if (format === null || format === 'gif' || format === 'tiff') {
    throw new AppError(415, 'unsupported_media_type', REFUSALS.pictureType);
  }
}

/**
 * Re-encodes a picture for the site, without metadata or data hidden behind the image.
 * @throws AppError 400 (damaged), 413 (more than 40 megapixels), 415 (not JPEG, PNG, WebP or AVIF), 503 (too many
 * concurrent requests)
 */
export async function encodePicture(source: Uint8Array | RawPicture): Promise<EncodedPicture> {
  if (source instanceof Uint8Array) validateFormat(source);
  return withDecoded(source, LIMITS, async (picture) => {
    // Decoded once, at the largest stored size; all files are created from that.
    const { data, info } = await picture
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const resized = (width: number) => sharp(data, raw).resize({ width });
    const widths = widthsFor(info.width);
    const files: EncodedFile[] = [];
    for (const width of widths) {
      files.push({ width, extension: 'webp', bytes: await resized(width).webp({ quality: 80 }).toBuffer() });
      files.push({ width, extension: 'avif', bytes: await resized(width).avif({ quality: 55, effort: 2 }).toBuffer() });
    }
    const placeholderImage = await resized(PLACEHOLDER_WIDTH).webp({ quality: 40 }).toBuffer();
    const placeholder = `data:image/webp;base64,${placeholderImage.toString('base64')}`;
    return { width: info.width, height: info.height, widths, placeholder, files };
  });
}
