// Setup of the story tests: what only the runner of a browser can do.
import { vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { StoryBrowser } from './story-browser.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See .ci/visual/picture-command.mjs; resolves with what is wrong with the picture, in a sentence. */
    comparePicture(name: string): Promise<string | undefined>;
  }
}

const storyBrowser: StoryBrowser = {
  resize: (width, height) => page.viewport(width, height),
  holdDate: (now) => vi.setSystemTime(now),
  releaseDate: () => vi.useRealTimers(),
  comparePicture: (name) => commands.comparePicture(name),
};
globalThis.storyBrowser = storyBrowser;
