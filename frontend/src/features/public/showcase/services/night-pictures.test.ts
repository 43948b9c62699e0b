import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { nightPicture } from './night-pictures.ts';

interface Entry {
  url: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string | null;
}

const list = new URL('../../../../../../demo/content/media.json', import.meta.url);
const media = JSON.parse(await readFile(list, 'utf8')) as Record<string, Entry>;
const days = Object.keys(media).filter((key) => /^services\/\w+$/.test(key));

it.each(days)('%s has its dark picture', (key) => {
  const day = media[key] as Entry;
  expect(nightPicture({ ...day, alt: '' })?.url).toBe(media[`${key}/night`]?.url);
});

it("leaves an owner's picture alone", () => {
  const own = { url: '/media/upload-1.webp', alt: '', width: 1, height: 1, widths: [], placeholder: null };
  expect(nightPicture(own)).toBeUndefined();
});
