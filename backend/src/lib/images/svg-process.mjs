import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// JavaScript, because taking types out costs a new process more time than most drawings do.

// Only drawings, only from memory: what a drawing refers to outside of itself is not loaded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** What drawings are measured at. */
const POINTS = 72;
const MEGAPIXELS = 40_000_000;

const size = Number(process.argv[2]);
const bytes = await buffer(process.stdin);
const { width, height } = await sharp(bytes, { density: POINTS, limitInputPixels: false }).metadata();
const density = Math.min(100_000, Math.max(1, (POINTS * size) / Math.max(width, height)));
const { data, info } = await sharp(bytes, { density, limitInputPixels: MEGAPIXELS })
  .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
  .ensureAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
// Width and height, then the pixels as they are: whoever reads them would only take a PNG apart again.
const head = Buffer.alloc(8);
head.writeUInt32BE(info.width, 0);
head.writeUInt32BE(info.height, 4);
process.stdout.write(Buffer.concat([head, data]));
