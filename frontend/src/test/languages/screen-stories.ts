import type { StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../story-parameters.ts';
import type { ViewportName } from '../story-viewports.ts';

/** A screen of visitors or, below /dashboard, of a customer. */
export const screenStory = (path: string, initialViewport: ViewportName): StoryObj => {
  const screen = path.startsWith('/dashboard') ? { path, signedInAs: 'customer' as const } : { path };
  return {
    parameters: { layout: 'fullscreen', screen, initialViewport } satisfies StoryParameters & { layout: string },
  };
};
