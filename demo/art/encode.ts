import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { placeholderOf } from './placeholder.ts';
import type { Scene } from './scene.ts';

/** One picture as the content refers to it. `placeholder` is a tiny data URL, null for link previews. */
export interface MediaEntry {
  url: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string | null;
}

const avif = { quality: 52, effort: 6, chromaSubsampling: '4:2:0' } as const;
const webp = { quality: 78, effort: 6, smartSubsample: true } as const;

const stem = (key: string) => key.replaceAll('/', '-');

/** Writes all files of one scene into `folder`, removes the key's older files and returns its entry. */
export async function encode(scene: Scene, png: Buffer, folder: string): Promise<MediaEntry> {
  const hash = createHash('sha256')
    .update(png)
    .update(JSON.stringify([avif, webp, scene.widths, scene.quality]))
    .digest('hex')
    .slice(0, 8);
  const base = `${stem(scene.key)}-${hash}`;
  const written = new Set<string>();
  const save = async (name: string, image: Sharp) => {
    written.add(name);
    await image.toFile(resolve(folder, name));
  };

  if (scene.format === 'png') {
    await save(`${base}.png`, sharp(png).png({ palette: true, colours: 128, quality: 80, effort: 10, dither: 0.6 }));
  } else {
    for (const width of scene.widths) {
      const sized = sharp(png).resize({ width, kernel: 'lanczos3' });
      await save(`${base}-${width}.avif`, sized.clone().avif({ ...avif, quality: scene.quality ?? avif.quality }));
      await save(`${base}-${width}.webp`, sized.clone().webp(webp));
    }
  }

  const older = new RegExp(`^${stem(scene.key)}-[0-9a-f]{8}(-\\d+)?\\.(avif|webp|png)$`);
  for (const name of await readdir(folder)) {
    if (older.test(name) && !written.has(name)) await rm(resolve(folder, name));
  }
  const largest = Math.max(...scene.widths);
  return scene.format === 'png'
    ? { url: `/media/${base}.png`, width: scene.width, height: scene.height, widths: [], placeholder: null }
    : {
        url: `/media/${base}-${largest}.webp`,
        width: largest,
        height: Math.round((scene.height / scene.width) * largest),
        widths: [...scene.widths],
        placeholder: await placeholderOf(png),
      };
}
