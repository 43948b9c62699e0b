import sharp from 'sharp';
import { REFUSALS } from '../../../shared/refusals.ts';
import { AppError, invalid } from '../../lib/errors.ts';
import { decoded, type RawPicture } from '../../lib/images/decoder.ts';
import { formatOf } from '../../lib/images/formats.ts';

/** Stored widths in pixels; for a smaller picture its own width is the largest. */
const WIDTHS = [480, 960, 1440, 1920];
const LARGEST = 1920;
const TALLEST = 4000;
const PLACEHOLDER = 20;
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
function widthsFor(own: number): number[] {
  const largest = Math.min(own, LARGEST);
  // A width close to the largest would only cost space.
  return [...WIDTHS.filter((width) => width < largest * 0.9), largest];
}

function checkFormat(bytes: Uint8Array): void {
  if (bytes.length === 0) throw invalid('picture', REFUSALS.unreadablePicture);
  const format = formatOf(bytes);
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
  if (source instanceof Uint8Array) checkFormat(source);
  return decoded(source, LIMITS, async (picture) => {
    // Decoded once, at the largest stored size; all files are created from that.
    const { data, info } = await picture
      .resize({ width: LARGEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const sized = (width: number) => sharp(data, raw).resize({ width });
    const widths = widthsFor(info.width);
    const files: EncodedFile[] = [];
    for (const width of widths) {
      files.push({ width, extension: 'webp', bytes: await sized(width).webp({ quality: 80 }).toBuffer() });
      files.push({ width, extension: 'avif', bytes: await sized(width).avif({ quality: 55, effort: 2 }).toBuffer() });
    }
    const tiny = await sized(PLACEHOLDER).webp({ quality: 40 }).toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { width: info.width, height: info.height, widths, placeholder, files };
  });
}
