import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { showTheme } from '../lib/theme.ts';
import { comparePicture } from './story-pictures.ts';

/** What a theme can break without changing the page's structure. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Those of them that the story has not switched off: a list of rules to run would bring them back. */
const colourRules = (rules: Record<string, { enabled?: boolean }> = {}) => ({
  type: 'rule',
  values: COLOUR_RULES.filter((id) => rules[id]?.enabled !== false),
});

/** Rows after the eighth are made like those before: checking forty of them takes seconds and finds the same. */
const REPEATED = 'main :is(tbody, ul, ol) > :nth-child(n + 9)';

const isDark = () => document.documentElement.classList.contains('dark');

/** Colours are measured when they have arrived: a transition shows every shade in between. */
const whenArrived = async () => {
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
};

/** The addon's own check with other settings; what it throws names the theme. */
const check = async (context: StoryContext, theme: string, settings: object) => {
  // Naming and describing every element that is fine would take longer than the check itself.
  const options = { ...settings, resultTypes: ['violations'] };
  const a11y = { ...context.parameters.a11y, context: { exclude: [REPEATED] }, test: 'error', options };
  try {
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`In the ${theme} theme: ${message}`, { cause: error });
  }
};

/**
 * Accessibility and picture of one render in both themes: everything in the theme that the story ended in, then the rules
 * about colours in the other. Half the time of a second render, which could find nothing else.
 */
export const checkBothThemes = async (context: StoryContext): Promise<void> => {
  const { a11y } = context.parameters;
  const wasDark = isDark();
  const [shown, other] = wasDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await comparePicture(context, shown);
  if (!a11y?.disable) await check(context, shown, a11y?.options ?? {});
  showTheme(!wasDark);
  try {
    await whenArrived();
    await comparePicture(context, other);
    const colours = { ...a11y?.options, runOnly: colourRules(a11y?.options?.rules) };
    if (!a11y?.disable) await check(context, other, colours);
  } finally {
    showTheme(wasDark);
  }
};
