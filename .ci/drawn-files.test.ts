import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { riverEdge, riverEdgeFile } from '../demo/art/river-edge.ts';
import { stateFiles, stateNames } from '../demo/art/states/states.ts';

const frontend = resolve(import.meta.dirname, '../frontend');

it('keeps the empty-state scenes as the code draws them; if not, run node demo/art/states/render-states.ts', async () => {
  const media = resolve(frontend, 'public/media');
  const names = (await readdir(media)).filter((name) => name.startsWith('state-'));
  expect(names.sort()).toEqual(Object.keys(stateFiles).sort());
  for (const name of names) expect(await readFile(resolve(media, name), 'utf8')).toBe(stateFiles[name]);
});

it('lists their names for the site', async () => {
  expect(await readFile(resolve(frontend, 'src/components/feedback/state-names.ts'), 'utf8')).toBe(stateNames);
});

it('keeps the river between sections of a page as the code draws it; if not, run node demo/art/write-river-edge.ts', async () => {
  expect(await readFile(resolve(frontend, 'public/media', riverEdgeFile), 'utf8')).toBe(riverEdge);
  expect(await readFile(resolve(frontend, 'src/styles/river-edge.css'), 'utf8')).toContain(`/media/${riverEdgeFile}`);
});
