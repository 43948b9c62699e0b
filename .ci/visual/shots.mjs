// Pictures of the built Storybook's screens, in both themes, always of the same moment.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../../frontend/browser.ts';
import { serveFolder } from '../static-server.mjs';

/** The mocks' dates count from today. */
const NOW = new Date('2026-11-20T09:00:00Z');
/** Kept at half the size: what a person would notice survives, the noise of a machine's type does not. */
const SCALE = 0.5;
const PAGES = 3;

/** @typedef {{ id: string, title: string, name: string }} Story */
/** @typedef {{ name: string, picture: Buffer, broken: boolean }} Shot  broken: Storybook shows an error in place of the story */

/**
 * The first story of every screen, its form on a phone, and the pages of the foundations. New screens come by themselves.
 * @param {string} folder of the built Storybook
 * @returns {Story[]}
 */
const chosenStories = (folder) => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  /** @type {Story[]} */
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && /^(Screens|Foundations)\//.test(title),
  );
  return stories.filter(
    ({ title, name }, index) => stories.findIndex((story) => story.title === title) === index || name === 'Phone',
  );
};

/** The developer panel is no part of a screen, a caret blinks, and pictures fade in. */
const QUIET =
  '.dev { display: none } * { caret-color: transparent !important } *, ::before, ::after { animation: none !important; transition: none !important }';

/**
 * @param {import('playwright').Page} page @param {string} origin @param {Story} story
 * @returns {Promise<Shot[]>}
 */
const shoot = async (page, origin, { id, name }) => {
  await page.setViewportSize(name === 'Phone' ? { width: 360, height: 740 } : { width: 1280, height: 800 });
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const { phase } = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender ?? {};
    return ['finished', 'errored', 'aborted'].includes(phase);
  });
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  const broken = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
  /** @type {Shot[]} */
  const shots = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((dark) => {
      document.documentElement.classList.toggle('dark', dark);
      document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
    }, theme === 'dark');
    const png = await page.screenshot({ animations: 'disabled', style: QUIET });
    const { width = 0 } = await sharp(png).metadata();
    const picture = await sharp(png)
      .resize(Math.round(width * SCALE))
      .png()
      .toBuffer();
    shots.push({ name: `${id}.${theme}`, picture, broken });
  }
  return shots;
};

/**
 * All pictures, some pages at a time.
 * @param {string} folder of the built Storybook
 * @returns {Promise<Shot[]>}
 */
export const takeShots = async (folder) => {
  const { origin, stop } = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions);
  const waiting = chosenStories(folder);
  /** @type {Shot[]} */
  const shots = [];
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    for (let story = waiting.shift(); story; story = waiting.shift()) shots.push(...(await shoot(page, origin, story)));
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    stop();
  }
  return shots.sort((a, b) => a.name.localeCompare(b.name));
};
