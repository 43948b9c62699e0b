/**
 * Draws the film and encodes it. Needs ffmpeg with libvpx-vp9 and libx264.
 *
 *   node demo/art/film/render-film.ts                      the film, as WebM and MP4
 *   node demo/art/film/render-film.ts --preview <folder>   a picture every second, to look at
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../screenshot.ts';
import { film, frame } from './film.ts';
import { openStage } from './stage.ts';

const { values } = parseArgs({ options: { preview: { type: 'string' }, every: { type: 'string', default: '1' } } });
const folder = values.preview
  ? resolve(values.preview)
  : resolve(import.meta.dirname, '../../../frontend/public/media');
await mkdir(folder, { recursive: true });

const encoders = {
  webm: '-c:v libvpx-vp9 -b:v 0 -crf 42 -row-mt 1 -cpu-used 2 -g 240',
  mp4: '-c:v libx264 -crf 27 -preset slow -profile:v high -tune animation -movflags +faststart',
} as const;

/** An encoder for one format that takes lossless pictures in sequence. */
const encoder = (form: keyof typeof encoders) => {
  const input = `-y -loglevel error -f image2pipe -framerate ${film.rate} -c:v png -i -`;
  const file = resolve(folder, `story-film.${form}`);
  const args = `${input} ${encoders[form]} -pix_fmt yuv420p -colorspace bt709 -an`.split(' ');
  return spawn('ffmpeg', [...args, file], { stdio: ['pipe', 'inherit', 'inherit'] });
};

const KEPT = /^story-film-[0-9a-f]{8}\.(webm|mp4)$/;

/** Gives the finished file a name derived from its content, so that browsers may cache it. */
const name = async (form: keyof typeof encoders) => {
  const drawn = resolve(folder, `story-film.${form}`);
  const hash = createHash('sha256')
    .update(await readFile(drawn))
    .digest('hex');
  const named = `story-film-${hash.slice(0, 8)}.${form}`;
  await rename(drawn, resolve(folder, named));
  return named;
};

/** Names both files and updates the content that refers to them; removes older files. */
const publish = async () => {
  const names = [await name('webm'), await name('mp4')];
  for (const file of await readdir(folder)) {
    if (KEPT.test(file) && !names.includes(file)) await rm(resolve(folder, file));
  }
  const list = resolve(import.meta.dirname, '../../content/film-files.json');
  const files = names.map((file) => ({ url: `/media/${file}` }));
  await writeFile(list, `${JSON.stringify(files, null, 2)}\n`);
};

const browser = await openBrowser();
try {
  const stage = await openStage(browser, film);
  if (values.preview) {
    for (let t = 0; t < film.seconds; t += Number(values.every)) {
      await stage.save(frame(t), resolve(folder, `${String(Math.round(t * 10)).padStart(3, '0')}.png`));
    }
  } else {
    const running = [encoder('webm'), encoder('mp4')];
    for (let index = 0; index < film.rate * film.seconds; index += 1) {
      const png = await stage.draw(frame(index / film.rate));
      for (const { stdin } of running) if (!stdin.write(png)) await once(stdin, 'drain');
    }
    for (const { stdin } of running) stdin.end();
    await Promise.all(running.map((one) => once(one, 'exit')));
    await publish();
  }
} finally {
  await browser.close();
}
