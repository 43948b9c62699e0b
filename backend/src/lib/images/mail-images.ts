import sharp from 'sharp';
import { type RawPicture, withDecoded } from './decoder.ts';
import { detectFormat } from './formats.ts';
import { drawSvg, isSvg } from './svg-drawing.ts';

// Pictures for mail programs: PNG and JPEG in twice their size, because Outlook shows no WebP and hardly any shows SVG.

/** Height of the logo without its margin, and the margin around it, in pixels of the file. */
const LOGO = { height: 64, margin: 8, maxWidth: 480 };
/** Side of a product's picture, in pixels of the file. */
const THUMBNAIL = 128;
const OPTIONS = { field: 'picture', megapixels: 50 };

/** The pixels of a drawing, or the file of any other picture. */
const toSource = async (bytes: Buffer, longerSide: number): Promise<Uint8Array | RawPicture | null> => {
  if (isSvg(bytes)) return drawSvg(bytes, longerSide, OPTIONS.field);
  return detectFormat(bytes) ? bytes : null;
};

/**
 * The logo as PNG with a margin; null for a file that is no picture.
 * @param isOutlined with a white edge, invisible on white, that keeps it legible where a mail program darkens the ground
 */
export async function toLogoPng(bytes: Buffer, isOutlined: boolean): Promise<Buffer | null> {
  const { height, margin, maxWidth } = LOGO;
  const source = await toSource(bytes, maxWidth);
  if (!source) return null;
  return withDecoded(source, OPTIONS, async (picture) => {
    const edge = { top: margin, bottom: margin, left: margin, right: margin };
    const plain = await picture
      .ensureAlpha()
      .resize({ height, width: maxWidth, fit: 'inside' })
      .extend({ ...edge, background: '#ffffff00' })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (!isOutlined) return plain.data;
    const { width, height: full } = plain.info;
    // The shape of the logo, grown by blurring it and raising what is left of its edge.
    const alpha = await sharp(plain.data).extractChannel('alpha').blur(2.4).linear(10, 0).raw().toBuffer();
    const white = { width, height: full, channels: 3, background: '#ffffff' } as const;
    const outline = await sharp({ create: white })
      .joinChannel(alpha, { raw: { width, height: full, channels: 1 } })
      .png()
      .toBuffer();
    return sharp(outline)
      .composite([{ input: plain.data }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  });
}

/** The middle of a product's picture as a square JPEG; null for a file that is no picture. */
export async function toThumbnail(bytes: Buffer): Promise<Buffer | null> {
  const source = await toSource(bytes, THUMBNAIL * 2);
  if (!source) return null;
  return withDecoded(source, OPTIONS, (picture) =>
    picture.flatten({ background: '#ffffff' }).resize(THUMBNAIL, THUMBNAIL).jpeg({ quality: 82 }).toBuffer(),
  );
}

/** Twice the width of the text of an email. */
const WIDE = 1040;

/** A whole picture as JPEG; null for a file that is no picture. */
export async function toWidePicture(bytes: Buffer): Promise<Buffer | null> {
  const source = await toSource(bytes, WIDE);
  if (!source) return null;
  return withDecoded(source, OPTIONS, (picture) =>
    picture
      .flatten({ background: '#ffffff' })
      .resize({ width: WIDE, withoutEnlargement: true })
      .jpeg({ quality: 80, progressive: true })
      .toBuffer(),
  );
}

/** A drawing of ours as PNG. @param width in pixels of the file */
export async function toPng(svg: string, width: number): Promise<Buffer> {
  const drawn = await drawSvg(Buffer.from(svg), width, OPTIONS.field);
  return withDecoded(drawn, OPTIONS, (picture) => picture.png({ compressionLevel: 9, palette: true }).toBuffer());
}
