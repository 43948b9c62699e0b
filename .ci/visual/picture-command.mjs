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

/** The developer panel is no part of a screen, a caret blinks, and pictures fade in. */
const QUIET =
  '.dev { display: none } * { caret-color: transparent !important } *, ::before, ::after { animation: none !important; transition: none !important }';

/** @param {Buffer} png */
const toBaseline = (png) => sharp(png).webp({ quality: 72, effort: 4 }).toBuffer();

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

/** Every transition has arrived, also that of a backdrop, which no selector of everything finds. */
const finishAnimations = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
};

/**
 * Asks the browser itself: Playwright's own screenshot waits for two frames and packs harder, three times the work.
 * @param {Context} context
 */
const shoot = async ({ page, frame }) => {
  const story = await frame();
  const element = await story.frameElement();
  const clip = await element.boundingBox();
  if (!clip) throw new Error('The story is not on the screen');
  const session = await sessionOf(page);
  const quiet = await story.addStyleTag({ content: QUIET });
  await story.evaluate(finishAnimations);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  await quiet.evaluate((style) => /** @type {Element} */ (style).remove());
  return sharp(Buffer.from(data, 'base64'))
    .resize(Math.round(clip.width * SCALE))
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/**
 * @param {import('vitest/node').BrowserCommandContext} context
 * @param {string} name of the picture, without its ending
 * @returns {Promise<string | undefined>} what is wrong with it
 */
export const comparePicture = async (context, name) => {
  const mode = process.env.STORY_PICTURES ?? 'compare';
  if (mode === 'off') return undefined;
  const picture = await shoot(context);
  const file = join(baselines, `${name}.webp`);
  const kept = existsSync(file) ? readFileSync(file) : undefined;
  const { same, part } = kept ? await comparePictures(kept, picture) : { same: false, part: 1 };
  if (same) return undefined;
  if (mode === 'update') {
    mkdirSync(baselines, { recursive: true });
    writeFileSync(file, await toBaseline(picture));
    return undefined;
  }
  mkdirSync(differences, { recursive: true });
  writeFileSync(join(differences, `${name}.new.png`), picture);
  if (!kept) return `There is no picture ${name} yet: npm run visual:update`;
  writeFileSync(join(differences, `${name}.old.png`), await sharp(kept).png().toBuffer());
  return `${(part * 100).toFixed(1)} % of ${name} has changed. Look at reports/visual; when it is meant so: npm run visual:update`;
};
