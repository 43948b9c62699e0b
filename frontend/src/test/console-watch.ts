import { spyOn } from 'storybook/test';
import type { StoryParameters } from './story-parameters.ts';

let logged: unknown[][] = [];

/** Records every error on the console: React's warnings about keys, nesting and hydration appear there. */
export const watchConsole = () => {
  logged = spyOn(console, 'error').mock.calls; // Storybook restores spies before the next story
};

/**
 * The router's lazy component logs this once in development builds: it makes React wait until its code has loaded. Not
 * in production builds.
 */
const LAZY_SCREEN = /^Error: This library called use\(\) to suspend in a previous render/;

/**
 * Fails the story that has logged errors. A story that provokes errors lists them in `parameters.expectConsoleErrors`.
 */
export const expectQuietConsole = ({ expectConsoleErrors = [] }: StoryParameters) => {
  const texts = logged.map((args) => args.map(String).join(' '));
  const allowed = [LAZY_SCREEN, ...expectConsoleErrors];
  const surprises = texts.filter((text) => !allowed.some((expected) => expected.test(text)));
  if (surprises.length > 0) throw new Error(`The story logged errors:\n${surprises.join('\n')}`);
};
