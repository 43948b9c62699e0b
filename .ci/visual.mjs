#!/usr/bin/env node
// Compares the screens of the built Storybook with the committed pictures, in both themes. `npm run visual:update` takes
// them anew. Differing pictures are left in reports/visual, the old one beside the new one.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root, run } from './exec.mjs';
import { reports } from './runners.mjs';
import { comparePictures } from './visual/compare.mjs';
import { takeShots } from './visual/shots.mjs';

const storybook = join(root, 'dist', 'storybook');
const folder = join(root, '.storybook', 'baselines');
const updating = process.argv.includes('--update');

const files = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')) : []);

/** @param {import('./visual/shots.mjs').Shot[]} shots */
const update = async (shots) => {
  mkdirSync(folder, { recursive: true });
  const names = new Set(shots.map(({ name }) => `${name}.webp`));
  for (const file of files()) if (!names.has(file)) rmSync(join(folder, file));
  for (const { name, picture, broken } of shots) {
    const file = join(folder, `${name}.webp`);
    if (broken) {
      console.error(`${name}: the story fails, no picture was taken`);
      process.exitCode = 1;
      continue;
    }
    // What has not visibly changed keeps its file, so that a commit shows what did.
    if (existsSync(file) && (await comparePictures(readFileSync(file), picture)).same) continue;
    writeFileSync(file, await sharp(picture).webp({ quality: 72, effort: 5 }).toBuffer());
    console.log(`new: ${name}`);
  }
  const bytes = files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  console.log(`${files().length} pictures, ${Math.round(bytes / 1024)} kB`);
};

/** @param {import('./visual/shots.mjs').Shot[]} shots */
const compare = async (shots) => {
  /** @type {string[]} */
  const problems = [];
  const seen = new Set();
  for (const { name, picture, broken } of shots) {
    seen.add(`${name}.webp`);
    const file = join(folder, `${name}.webp`);
    if (broken) {
      problems.push(`${name}: the story fails`);
      continue;
    }
    if (!existsSync(file)) {
      problems.push(`${name}: there is no picture of it yet`);
      continue;
    }
    const { same, part } = await comparePictures(readFileSync(file), picture);
    if (same) continue;
    problems.push(`${name}: ${(part * 100).toFixed(1)} % of it has changed`);
    mkdirSync(join(reports, 'visual'), { recursive: true });
    writeFileSync(join(reports, 'visual', `${name}.new.png`), picture);
    await sharp(file)
      .png()
      .toFile(join(reports, 'visual', `${name}.old.png`));
  }
  for (const file of files()) if (!seen.has(file)) problems.push(`${file}: its story is gone`);
  console.log(`${shots.length} pictures compared, ${problems.length} differ`);
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nLook at reports/visual; when it is meant so: npm run visual:update`);
    process.exitCode = 1;
  }
};

if (updating || !existsSync(join(storybook, 'index.json'))) {
  const code = await run('npm', ['run', 'build-storybook', '--silent', '--', '--quiet']);
  if (code !== 0) process.exit(code);
}
if (!updating && files().length === 0) {
  console.warn(
    'NOT RUN: there are no pictures yet. Take them with npm run visual:update and commit .storybook/baselines.',
  );
} else {
  await (updating ? update : compare)(await takeShots(storybook));
}
