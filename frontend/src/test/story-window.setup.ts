// Setup of the story tests: only they may resize the browser's window.
import { page } from 'vitest/browser';

globalThis.resizeStoryWindow = (width, height) => page.viewport(width, height);
