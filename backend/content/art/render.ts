/**
 * Draws and encodes the pictures.
 *
 *   node backend/content/art/render.ts [filter]                     encode scenes whose key contains the filter
 *   node backend/content/art/render.ts [filter] --preview <folder>  only one PNG each, to look at
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encode, type MediaEntry } from './encode.ts';
import { allScenes } from './scenes.ts';
import { openBrowser, screenshot } from './screenshot.ts';

const mediaFolder = resolve(import.meta.dirname, '../../../frontend/public/media');
const mediaList = resolve(import.meta.dirname, '../media.json');

async function readList(): Promise<Record<string, MediaEntry>> {
  const text = await readFile(mediaList, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, MediaEntry>;
}

/** Read again before every change: two filtered runs may be under way at the same time. */
async function remember(key: string, entry: MediaEntry): Promise<void> {
  const list = { ...(await readList()), [key]: entry };
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b, 'en')));
  const text = JSON.stringify(sorted, null, 2).replace(/\[[\d,\s]+\]/g, (widths) =>
    widths.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
  await writeFile(mediaList, `${text}\n`);
}

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
