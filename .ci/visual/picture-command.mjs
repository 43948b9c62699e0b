// The part of the story tests that runs beside the browser: takes a picture of the screen and compares it with the
// committed one. STORY_PICTURES=update takes the place of it instead, STORY_PICTURES=off leaves pictures alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../exec.mjs';
import { comparePictures } from './compare.mjs';

export const baselines = join(root, '.storybook', 'baselines');
export const differences = join(root, 'reports', 'visual');

/** Kept at half the size: what a person would notice survives, the noise of a machine's type does not. */
const SCALE = 0.5;

/** @param {import('sharp').Sharp} picture */
const toBaseline = (picture) => picture.webp({ quality: 72, effort: 4 }).toBuffer();

/** @typedef {import('vitest/node').BrowserCommandContext} Context */

/**
 * One session for each page of the runner.
 * @type {WeakMap<Context['page'], Promise<import('playwright').CDPSession>>}
 */
const sessions = new WeakMap();

/** @param {Context['page']} page */
const sessionOf = (page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** @typedef {{ x: number, y: number, width: number, height: number }} Clip in CSS pixels of the page */

/**
 * Asks the browser itself: Playwright's own screenshot waits for two frames and packs harder, three times the work.
 * @param {Context} context
 * @param {Clip} clip
 * @returns the picture, as often as it is asked for
 */
const shoot = async ({ page }, clip) => {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  const small = await sharp(Buffer.from(data, 'base64'))
    .resize(Math.round(clip.width * SCALE))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(small.data, { raw: small.info });
};

/**
 * @param {import('vitest/node').BrowserCommandContext} context
 * @param {string} name of the picture, without its ending
 * @param {Clip} clip where the story is on the page
 * @returns {Promise<string | undefined>} what is wrong with it
 */
export const comparePicture = async (context, name, clip) => {
  const mode = process.env.STORY_PICTURES ?? 'compare';
  if (mode === 'off') return undefined;
  const picture = await shoot(context, clip);
  const file = join(baselines, `${name}.webp`);
  const kept = existsSync(file) ? readFileSync(file) : undefined;
  const { same, part } = kept ? await comparePictures(kept, picture()) : { same: false, part: 1 };
  if (same) return undefined;
  if (mode === 'update') {
    mkdirSync(baselines, { recursive: true });
    writeFileSync(file, await toBaseline(picture()));
    return undefined;
  }
  mkdirSync(differences, { recursive: true });
  await picture()
    .png()
    .toFile(join(differences, `${name}.new.png`));
  if (!kept) return `There is no picture ${name} yet: npm run visual:update`;
  await sharp(kept)
    .png()
    .toFile(join(differences, `${name}.old.png`));
  return `${(part * 100).toFixed(1)} % of ${name} has changed. Look at reports/visual; when it is meant so: npm run visual:update`;
};
