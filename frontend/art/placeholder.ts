import sharp from 'sharp';

/**
 * A blurred stand-in as a data URI of about a hundred characters: every picture on a page brings its own along with the
 * HTML, and under the blur neither more pixels nor a better quality can be seen.
 * @param picture the picture in any size and format
 */
export async function placeholderOf(picture: Buffer | string): Promise<string> {
  const tiny = await sharp(picture).resize({ width: 8, kernel: 'mitchell' }).webp({ quality: 1, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
