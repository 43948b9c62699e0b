/** The commands of the story tests' runner; Storybook itself has none of them. */
export interface StoryBrowser {
  /** Sets the window's size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Sets the time at which the clock starts. */
  startDateAt(start: Date): void;
  restoreDate(): void;
  /** Finishes finite animations and pauses infinite ones. */
  finishAnimations(): void;
  /**
   * Compares roles, names, texts and boxes with the committed outline of this name. Resolves with a description of the
   * differences.
   */
  compareOutline(name: string): Promise<string | undefined>;
  /** Compares the screen with the committed picture of this name. Resolves with a description of the differences. */
  comparePicture(name: string): Promise<string | undefined>;
}

declare global {
  var storyBrowser: StoryBrowser | undefined;
}

/** The runner's browser, in a test run only. */
export const runnersBrowser = (): StoryBrowser | undefined => globalThis.storyBrowser;
