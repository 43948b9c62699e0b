/** Regenerates the placeholders of all encoded pictures: node demo/art/placeholders.ts */
import { basename, resolve } from 'node:path';
import { mediaFolder, readList, remember } from './media-list.ts';
import { placeholderOf } from './placeholder.ts';

for (const [key, entry] of Object.entries(await readList())) {
  const [smallest] = entry.widths;
  if (smallest === undefined) continue; // link previews are displayed by other sites
  const file = basename(entry.url).replace(/-\d+\.webp$/, `-${smallest}.webp`);
  await remember(key, { ...entry, placeholder: await placeholderOf(resolve(mediaFolder, file)) });
}
