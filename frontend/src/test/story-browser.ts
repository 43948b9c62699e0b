/** What the runner of the story tests can do; Storybook itself has none of it. */
export interface StoryBrowser {
  /** The window's size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Lets the date begin at another moment. */
  startDateAt(start: Date): void;
  restoreDate(): void;
  /** What moves has arrived, what moves for ever stands still. */
  finishAnimations(): void;
  /** Compares roles, names, texts and boxes with the committed outline of this name. Resolves with what is wrong. */
  compareOutline(name: string): Promise<string | undefined>;
  /** Compares what is on the screen with the committed picture of this name. Resolves with what is wrong, in a sentence. */
  comparePicture(name: string): Promise<string | undefined>;
}

declare global {
  var storyBrowser: StoryBrowser | undefined;
}

/** The runner's browser, in a test run only. */
export const runnersBrowser = (): StoryBrowser | undefined => globalThis.storyBrowser;
