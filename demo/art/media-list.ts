import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { MediaEntry } from './encode.ts';

export const mediaFolder = resolve(import.meta.dirname, '../../frontend/public/media');
const mediaList = resolve(import.meta.dirname, '../content/media.json');

/** All encoded pictures by key. */
export async function readList(): Promise<Record<string, MediaEntry>> {
  const text = await readFile(mediaList, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, MediaEntry>;
}

/** Reread before every change: two filtered runs may be running at the same time. */
export async function remember(key: string, entry: MediaEntry): Promise<void> {
  const list = { ...(await readList()), [key]: entry };
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b, 'en')));
  const text = JSON.stringify(sorted, null, 2).replace(/\[[\d,\s]+\]/g, (widths) =>
    widths.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
  await writeFile(mediaList, `${text}\n`);
}
