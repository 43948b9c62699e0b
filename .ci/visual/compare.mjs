// How far two pictures of a screen may lie apart before somebody should look.
import sharp from 'sharp';

/** Both are blurred and compared small: another rasteriser's edges vanish, a moved or recoloured part does not. */
const WIDTH = 240;
const BLUR = 1.2;
/** Difference of a channel, of 255, from which a point counts as different. */
const CHANNEL = 28;
/** Part of the points that may differ. */
const TOLERANCE = 0.006;

/** @typedef {import('sharp').Sharp | Buffer} Picture */

/** @param {Picture} picture */
const points = (picture) =>
  (Buffer.isBuffer(picture) ? sharp(picture) : picture)
    .removeAlpha()
    .resize(WIDTH)
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * @param {Picture} before @param {Picture} after
 * @returns {Promise<{ same: boolean, part: number }>} part of the points that differ, 1 when the sizes do
 */
export const comparePictures = async (before, after) => {
  const [one, other] = await Promise.all([points(before), points(after)]);
  if (one.data.length !== other.data.length) return { same: false, part: 1 };
  let different = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > CHANNEL,
    );
    if (far) different += 1;
  }
  const part = different / (one.data.length / 3);
  return { same: part <= TOLERANCE, part };
};
