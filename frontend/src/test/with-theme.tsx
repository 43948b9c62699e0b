import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { showTheme } from '../lib/theme.ts';

/** The toolbar's theme on the page, before the story is painted. */
export const withTheme: Decorator = (Story, { globals }) => {
  const dark = globals.theme === 'dark';
  useLayoutEffect(() => showTheme(dark), [dark]);
  return <Story />;
};
