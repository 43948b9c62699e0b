import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

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
const png = await sharp(bytes, { density, limitInputPixels: MEGAPIXELS })
  .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
  .png()
  .toBuffer();
process.stdout.write(png);
