import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { showTheme } from '../lib/theme.ts';

/** Applies the toolbar's theme and motion setting to the page before the story is painted. */
export const withTheme: Decorator = (Story, { globals }) => {
  const dark = globals.theme === 'dark';
  const still = globals.motion === 'reduced';
  useLayoutEffect(() => showTheme(dark), [dark]);
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('still', still);
  }, [still]);
  return <Story />;
};
