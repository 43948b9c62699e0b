// Setup of the story tests: what only the runner of a browser can do.
import { commands, page } from 'vitest/browser';
import type { StoryBrowser } from './story-browser.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See .ci/visual/picture-command.mjs; resolves with what is wrong with the picture, in a sentence. */
    comparePicture(name: string): Promise<string | undefined>;
  }
}

const RealDate = Date;

/** Dates that begin at another moment and go on from there: what compares two moments must still find them apart. */
const dateFrom = (start: Date): DateConstructor => {
  const offset = start.getTime() - RealDate.now();
  return new Proxy(RealDate, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + offset], self),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name)),
  });
};

const storyBrowser: StoryBrowser = {
  resize: (width, height) => page.viewport(width, height),
  startDateAt: (start) => {
    globalThis.Date = dateFrom(start);
  },
  restoreDate: () => {
    globalThis.Date = RealDate;
  },
  comparePicture: (name) => commands.comparePicture(name),
};
globalThis.storyBrowser = storyBrowser;
