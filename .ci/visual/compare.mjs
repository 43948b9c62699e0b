// How far two pictures of a screen may differ before a developer should look.
import sharp from 'sharp';

/** @typedef {import('sharp').Sharp | Buffer} Picture */
/** @typedef {{ same: boolean, part: number }} Comparison part of the picture that differs, 1 when the sizes do */

/** @param {Picture} picture */
const opened = (picture) => (Buffer.isBuffer(picture) ? sharp(picture) : picture).removeAlpha();

/** @param {import('sharp').Sharp} picture */
const points = (picture) => picture.raw().toBuffer({ resolveWithObject: true });

/**
 * With another rasteriser both are blurred and compared at a small size: differing edges vanish, a moved or recoloured
 * part does not.
 */
const LOOSE = {
  width: 240,
  blur: 1.2,
  /** Difference of a channel, of 255, from which a pixel counts as different. */
  channel: 28,
  /** Share of the pixels that may differ. */
  tolerance: 0.006,
};

/**
 * For pictures of different renderers.
 * @param {Picture} before @param {Picture} after
 * @returns {Promise<Comparison>}
 */
export const compareLoosely = async (before, after) => {
  const [one, other] = await Promise.all(
    [before, after].map((picture) => points(opened(picture).resize(LOOSE.width).blur(LOOSE.blur))),
  );
  if (!one || one.data.length !== other?.data.length) return { same: false, part: 1 };
  let different = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > LOOSE.channel,
    );
    if (far) different += 1;
  }
  const part = different / (one.data.length / 3);
  return { same: part <= LOOSE.tolerance, part };
};

/** With the same rasteriser every tile counts separately, so that one missing word is detected on the largest page. */
const STRICT = {
  /** Edge of a tile in pixels of the picture. */
  tile: 8,
  /** Mean difference of a tile's channels, of 255. */
  mean: 8,
  /**
   * The same where the page shows a photo or a drawing: a browser may scale it down from another size in its cache,
   * which sharpens or softens its edges. The outline covers whether the picture is there at all, and where.
   */
  pictureMean: 64,
};

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in pixels of the picture */

/**
 * @param {Picture} before @param {Picture} after
 * @param {readonly Box[]} pictures that the page shows
 * @returns {Promise<Comparison>}
 */
const compareTiles = async (before, after, pictures) => {
  const [one, other] = await Promise.all([before, after].map((picture) => points(opened(picture))));
  if (!one || !other || one.info.width !== other.info.width || one.info.height !== other.info.height)
    return { same: false, part: 1 };
  const { width, height } = one.info;
  const across = Math.ceil(width / STRICT.tile);
  const tiles = across * Math.ceil(height / STRICT.tile);
  const sums = new Uint32Array(tiles);
  const counts = new Uint32Array(tiles);
  for (let at = 0, y = 0; y < height; y += 1) {
    const row = Math.floor(y / STRICT.tile) * across;
    for (let x = 0; x < width * 3; x += 1, at += 1) {
      const tile = row + Math.floor(x / (STRICT.tile * 3));
      sums[tile] = (sums[tile] ?? 0) + Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
      counts[tile] = (counts[tile] ?? 0) + 1;
    }
  }
  const allowed = (/** @type {number} */ tile) => {
    const [left, top] = [(tile % across) * STRICT.tile, Math.floor(tile / across) * STRICT.tile];
    const isPicture = pictures.some(
      ({ x, y, width: wide, height: high }) =>
        left < x + wide && left + STRICT.tile > x && top < y + high && top + STRICT.tile > y,
    );
    return isPicture ? STRICT.pictureMean : STRICT.mean;
  };
  // Most tiles are identical: only the others are compared in detail.
  const isDifferent = (/** @type {number} */ sum, /** @type {number} */ tile) => {
    const mean = sum / (counts[tile] ?? 1);
    return mean > STRICT.mean && mean > allowed(tile);
  };
  const different = sums.reduce((found, sum, tile) => (isDifferent(sum, tile) ? found + 1 : found), 0);
  return { same: different === 0, part: different / tiles };
};

/** The committed form: half the size, compressed. @param {import('sharp').Sharp} picture */
export const toBaseline = (picture) => picture.webp({ quality: 72, effort: 4 }).toBuffer();

/**
 * For pictures of the same renderer. Compression alone changes fine drawings, so a picture that seems to differ is
 * compressed and compared again: then both have the same losses.
 * @param {Picture} before as committed
 * @param {import('sharp').Sharp} after
 * @param {readonly Box[]} [pictures] that the page shows
 * @returns {Promise<Comparison>}
 */
export const compareStrictly = async (before, after, pictures = []) => {
  const unpacked = await compareTiles(before, after.clone(), pictures);
  return unpacked.same ? unpacked : compareTiles(before, await toBaseline(after.clone()), pictures);
};
