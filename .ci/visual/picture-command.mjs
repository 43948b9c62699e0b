// The story tests' command that runs next to the browser: compares outline and picture of a screen with the committed
// ones. STORY_PICTURES=update rewrites those instead, STORY_PICTURES=off compares neither.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { root } from '../exec.mjs';
import { compareLoosely, compareStrictly, toBaseline } from './compare.mjs';
import { compareOutlines, outlineProblem, toOutline } from './outline.mjs';
import { readRenderer } from './renderer.mjs';

export const baselines = join(root, '.storybook', 'baselines');
export const outlines = join(root, '.storybook', 'outlines');
export const differences = join(root, 'reports', 'visual');
const rendererFile = join(root, '.storybook', 'renderer.txt');

const modeOf = () => process.env.STORY_PICTURES ?? 'compare';

/** Stored at half the size: visible differences survive, a machine's text rendering noise does not. */
const SCALE = 0.5;

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
 * Uses the DevTools protocol: Playwright's own screenshot waits for two frames and compresses harder, which takes three
 * times as long.
 * @param {Context} context
 * @param {Clip} clip
 * @returns the picture, newly taken on each call
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
 * Strict for a developer who looks (`npm run visual`), with the renderer that drew the committed pictures. In the test
 * command, and with another renderer, the outlines detect what is missing: a message that disappears a second earlier
 * is not a failure.
 */
const chooseComparison = async () => {
  if (modeOf() === 'compare') return compareLoosely;
  const renderer = await readRenderer();
  if (modeOf() === 'update') writeFileSync(rendererFile, `${renderer}\n`);
  if (existsSync(rendererFile) && readFileSync(rendererFile, 'utf8').trim() === renderer) return compareStrictly;
  console.warn(
    'Pictures are compared loosely: another renderer drew the committed ones. Outlines are compared as ever.',
  );
  return compareLoosely;
};

/** @type {ReturnType<typeof chooseComparison> | undefined} */
let comparing;

/** @param {string} folder @param {string} file @param {string | Buffer} content */
const write = (folder, file, content) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), content);
};

/** What a screen loads last, such as the comments of an article, may appear after its story has ended. */
const REST_MS = 4_000;
const PAUSE_MS = 400;
/** In an update, a picture that differs is expected, and its outline has waited for what loads last. */
const pictureRestMs = () => (modeOf() === 'update' ? PAUSE_MS : REST_MS);

/**
 * Retries until the screen matches what was committed, or for a few seconds.
 * @template Seen
 * @param {() => Promise<Seen>} look
 * @param {(seen: Seen) => boolean | Promise<boolean>} isKnown
 */
const comeToRest = async (look, isKnown, restMs = REST_MS) => {
  const until = Date.now() + restMs;
  for (;;) {
    const seen = await look();
    if ((await isKnown(seen)) || Date.now() > until) return seen;
    await sleep(PAUSE_MS);
  }
};

/**
 * @param {Context} context
 * @param {string} name of the story
 * @returns {Promise<string | undefined>} the differences from what was committed
 */
export const compareOutline = async (context, name) => {
  if (modeOf() === 'off') return undefined;
  const file = join(outlines, `${name}.yml`);
  const baseline = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const look = async () => toOutline(await context.iframe.locator('body').ariaSnapshot({ boxes: true }));
  const outline = await comeToRest(
    look,
    (seen) => baseline !== undefined && compareOutlines(baseline, seen).length === 0,
  );
  const differencesFound = baseline === undefined ? [] : compareOutlines(baseline, outline);
  if (baseline !== undefined && differencesFound.length === 0) return undefined;
  if (modeOf() === 'update') {
    write(outlines, `${name}.yml`, outline);
    return undefined;
  }
  write(differences, `${name}.new.yml`, outline);
  return baseline === undefined
    ? `There is no outline of ${name} yet: npm run visual:update`
    : outlineProblem(name, differencesFound);
};

/**
 * @param {Context} context
 * @param {string} name of the picture, without its extension
 * @param {Clip} clip where the story is on the page
 * @param {readonly Clip[]} images where the story shows photos and drawings, relative to the story
 * @returns {Promise<string | undefined>} the problem
 */
export const comparePicture = async (context, name, clip, images) => {
  if (modeOf() === 'off') return undefined;
  comparing ??= chooseComparison();
  const compare = await comparing;
  const file = join(baselines, `${name}.webp`);
  const baseline = existsSync(file) ? readFileSync(file) : undefined;
  const pictures = images.map(({ x, y, width, height }) => ({
    x: x * SCALE,
    y: y * SCALE,
    width: width * SCALE,
    height: height * SCALE,
  }));
  const look = async () => {
    const picture = await shoot(context, clip);
    return { picture, ...(baseline ? await compare(baseline, picture(), pictures) : { same: false, part: 1 }) };
  };
  const { picture, same, part } = await comeToRest(look, (seen) => seen.same, pictureRestMs());
  if (same) return undefined;
  if (modeOf() === 'update') {
    write(baselines, `${name}.webp`, await toBaseline(picture()));
    return undefined;
  }
  write(differences, `${name}.new.png`, await picture().png().toBuffer());
  if (!baseline) return `There is no picture ${name} yet: npm run visual:update`;
  write(differences, `${name}.old.png`, await sharp(baseline).png().toBuffer());
  return `${(part * 100).toFixed(2)} % of ${name} has changed. Look at reports/visual; when it is meant so: npm run visual:update`;
};
