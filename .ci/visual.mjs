#!/usr/bin/env node
// npm run visual: the stories of all screens, each compared with its committed outline and, pixel by pixel, its
// pictures in both themes; `npm test` compares the pictures loosely.
// npm run visual:update rewrites outlines and pictures that differ.
// A word limits both to the stories with this word in their path: npm run visual:update -- wallet.
// Differing pictures are saved in reports/visual, the old one next to the new one.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './exec.mjs';
import { differences } from './visual/picture-command.mjs';
import { readPictured, staleBaselines } from './visual/pictured-stories.mjs';

const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const updating = process.argv.includes('--update');

const pictured = readPictured();
const files = [...new Set(pictured.map(({ file }) => relative(root, file)))].filter((file) =>
  words.every((word) => file.includes(word)),
);
if (files.length === 0) {
  console.error(`No story of a screen has "${words.join(' ')}" in its path.`);
  process.exit(1);
}
rmSync(differences, { recursive: true, force: true });
if (updating) for (const file of staleBaselines(pictured)) rmSync(join(root, '.storybook', file));
process.exitCode = await run('vitest', ['run', '--project', 'stories*', ...files], {
  STORY_PICTURES: updating ? 'update' : 'strict',
});
