import sharp from 'sharp';

/**
 * A blurred placeholder as a data URL of about a hundred characters: every picture of a page carries its own in the
 * HTML, and the blur hides the low resolution and quality.
 * @param picture the picture in any size and format
 */
export async function placeholderOf(picture: Buffer | string): Promise<string> {
  const tiny = await sharp(picture).resize({ width: 8, kernel: 'mitchell' }).webp({ quality: 1, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
