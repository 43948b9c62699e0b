/**
 * Creates the two pictures that the upscaler's page compares: `node demo/art/enlargement.ts`. The first is a detail
 * of the product's own artwork at 240 × 180 pixels. The second is computed from those pixels alone: they are enlarged
 * six times, and a shock filter sharpens the blurred edges into lines again. The original is not used.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { layer } from './kit/shapes.ts';
import { scene } from './scene.ts';
import { openBrowser, screenshot } from './screenshot.ts';
import { shock } from './upscaler/enlarge.ts';
import { riverPicture } from './upscaler/kingfisher.ts';
import { water } from './upscaler/palette.ts';

const SMALL = { width: 240, height: 180 };
const LARGE = { width: 1440, height: 1080 };
/** Computed at twice the final size, for smooth edges. */
const FINE = { width: 2880, height: 2160 };
const [STEPS, STEP] = [30, 0.45];
const folder = fileURLToPath(new URL('../live/upscaler/', import.meta.url));

const browser = await openBrowser();
const drawn = await screenshot(
  browser,
  scene({
    key: 'live/upscaler',
    size: { width: 1200, height: 900, widths: [1200] },
    background: water.river,
    body: layer(1200, 900, `<g transform="translate(-560 -190) scale(1.75)">${riverPicture(540)}</g>`),
  }),
);
await browser.close();

const before = await sharp(drawn)
  .resize({ ...SMALL, kernel: 'mitchell' })
  .removeAlpha()
  .raw()
  .toBuffer();
await sharp(before, { raw: { ...SMALL, channels: 3 } })
  .webp({ quality: 92, effort: 6 })
  .toFile(`${folder}before.webp`);

const blurred = async (values: Float32Array, sigma: number) => {
  const bytes = await sharp(values, { raw: { ...FINE, channels: 1 } })
    .blur(sigma)
    .raw({ depth: 'float' })
    .toBuffer();
  return new Float32Array(bytes.buffer, bytes.byteOffset, values.length);
};

const fine = await sharp(before, { raw: { ...SMALL, channels: 3 } })
  .resize({ ...FINE, kernel: 'mitchell' })
  .raw()
  .toBuffer();
const result = new Uint8Array(fine.length);
for (let channel = 0; channel < 3; channel += 1) {
  let values: Float32Array = Float32Array.from({ length: fine.length / 3 }, (_, at) => fine[at * 3 + channel] ?? 0);
  for (let step = 0; step < STEPS; step += 1) values = shock({ values, ...FINE }, await blurred(values, 4), STEP);
  for (const [at, value] of values.entries()) result[at * 3 + channel] = Math.min(255, Math.max(0, Math.round(value)));
}
await sharp(result, { raw: { ...FINE, channels: 3 } })
  .resize(LARGE)
  .webp({ quality: 84, effort: 6 })
  .toFile(`${folder}after.webp`);
