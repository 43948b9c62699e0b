/**
 * Draws and encodes the pictures.
 *
 *   node demo/art/render.ts [filter]                     encode scenes whose key contains the filter
 *   node demo/art/render.ts [filter] --preview <folder>  only one PNG each, to look at
 *   node demo/art/placeholders.ts                        only the tiny stand-ins, from the encoded pictures
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encode } from './encode.ts';
import { mediaFolder, remember } from './media-list.ts';
import { allScenes } from './scenes.ts';
import { openBrowser, screenshot } from './screenshot.ts';

const { values, positionals } = parseArgs({
  options: { preview: { type: 'string' }, width: { type: 'string', default: '900' } },
  allowPositionals: true,
});
const filter = positionals[0] ?? '';
const chosen = allScenes.filter((scene) => scene.key.includes(filter));
const folder = values.preview ? resolve(values.preview) : mediaFolder;
await mkdir(folder, { recursive: true });

const browser = await openBrowser();
try {
  for (const scene of chosen) {
    const png = await screenshot(browser, scene);
    if (values.preview) {
      const width = Math.min(Number(values.width), scene.width);
      await sharp(png)
        .resize({ width })
        .toFile(resolve(folder, `${scene.key.replaceAll('/', '-')}.png`));
    } else {
      await remember(scene.key, await encode(scene, png, folder));
    }
    process.stdout.write(`${scene.key}\n`);
  }
} finally {
  await browser.close();
}
