import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// JavaScript, because stripping types would take a new process longer than most drawings.

// Only drawings, only from memory: external references of a drawing are not loaded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** The density at which drawings are measured. */
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
// Width and height, then the raw pixels: a PNG would only have to be decoded again.
const head = Buffer.alloc(8);
head.writeUInt32BE(info.width, 0);
head.writeUInt32BE(info.height, 4);
process.stdout.write(Buffer.concat([head, data]));
