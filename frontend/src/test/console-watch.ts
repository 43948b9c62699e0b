import { spyOn } from 'storybook/test';
import type { StoryParameters } from './story-parameters.ts';

let logged: unknown[][] = [];

/** Writes down every error that reaches the console: React's warnings about keys, nesting and hydration arrive there. */
export const watchConsole = () => {
  logged = spyOn(console, 'error').mock.calls; // Storybook undoes spies before the next story
};

/**
 * The router's lazy component says this once in development builds: it asks React to wait until its code has come, and no
 * more afterwards. Not in production builds.
 */
const LAZY_SCREEN = /^Error: This library called use\(\) to suspend in a previous render/;

/** Fails the story that has logged errors. One that provokes them names them in `parameters.expectConsoleErrors`. */
export const expectQuietConsole = ({ expectConsoleErrors = [] }: StoryParameters) => {
  const texts = logged.map((args) => args.map(String).join(' '));
  const allowed = [LAZY_SCREEN, ...expectConsoleErrors];
  const surprises = texts.filter((text) => !allowed.some((expected) => expected.test(text)));
  if (surprises.length > 0) throw new Error(`The story logged errors:\n${surprises.join('\n')}`);
};
