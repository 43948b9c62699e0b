// Setup of the story tests: everything that only the browser's runner can do.
import * as React from 'react';
import { beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { blockPauseSheets } from './block-pause-sheets.ts';
import { isShortRun } from './short-run.ts';
import type { StoryBrowser } from './story-browser.ts';

type Clip = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See .ci/visual/picture-command.mjs; both resolve with a description of the problem. */
    compareOutline(name: string): Promise<string | undefined>;
    comparePicture(name: string, clip: Clip, images: readonly Clip[]): Promise<string | undefined>;
  }
}

/** Stories of components, and of screens in other languages. */
const ALWAYS_WHOLE = /\/(?:components|test\/languages)\//;

// A short run has all of these, and of each screen the first story: how it usually is.
beforeEach(({ task, skip }) => {
  const { file } = task;
  if (isShortRun && !ALWAYS_WHOLE.test(file.filepath) && file.tasks[0] !== task) skip();
});

const RealDate = Date;

/** A clock that starts at a given time and keeps running: code that compares two times must still see a difference. */
const dateFrom = (start: Date): DateConstructor => {
  const offset = start.getTime() - RealDate.now();
  return new Proxy(RealDate, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + offset], self),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name)),
  });
};

/** A caret blinks. The runner's pages are reused, and this file runs on them again for each story file. */
const STILL = 'still-caret';
if (!document.getElementById(STILL)) {
  const still = Object.assign(document.createElement('style'), { id: STILL });
  still.textContent = '* { caret-color: transparent !important }';
  document.head.append(still);
}

blockPauseSheets(document.head);

/** Finishes every transition, including that of a backdrop, which `*` does not match. */
const finishAnimations = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
};

/** The position of the story's frame on the runner's page. */
const clipOfStory = (): Clip => {
  const { x, y, width, height } = (window.frameElement ?? document.documentElement).getBoundingClientRect();
  return { x, y, width, height };
};

/** The positions of photos and drawings in the story. */
const imagesOfStory = (): Clip[] =>
  [...document.querySelectorAll('img, video, canvas')].map((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    return { x, y, width, height };
  });

/**
 * React's development build captures a stack for every element, so that a warning can name the surrounding components.
 * It stops doing so after ten thousand elements a second; here from the first one. The story's name is enough to find
 * the place.
 */
const counters: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (counters instanceof Object)
  Object.defineProperty(counters, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });

const storyBrowser: StoryBrowser = {
  resize: (width, height) => page.viewport(width, height),
  startDateAt: (start) => {
    globalThis.Date = dateFrom(start);
  },
  restoreDate: () => {
    globalThis.Date = RealDate;
  },
  finishAnimations,
  compareOutline: (name) => commands.compareOutline(name),
  comparePicture: (name) => {
    finishAnimations();
    return commands.comparePicture(name, clipOfStory(), imagesOfStory());
  },
};
globalThis.storyBrowser = storyBrowser;
