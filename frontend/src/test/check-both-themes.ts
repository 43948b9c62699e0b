import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { showTheme } from '../lib/theme.ts';
import { otherThemeRules } from './other-theme-rules.ts';
import { runnersBrowser } from './story-browser.ts';
import { compareOutline, comparePicture } from './story-pictures.ts';

/** Rows after the eighth are built like those before: checking forty of them takes seconds and finds nothing new. */
const REPEATED = 'main :is(tbody, ul, ol) > :nth-child(n + 9)';

/** These rules look at the runner's page around the story; the journeys check the site's own. */
const PAGE_RULES = [
  'bypass',
  'css-orientation-lock',
  'document-title',
  'meta-refresh',
  'meta-viewport',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
];
const pageRulesOff = Object.fromEntries(PAGE_RULES.map((id) => [id, { enabled: false }]));

const isDark = () => document.documentElement.classList.contains('dark');

/** The reports, about twenty kilobytes for each story, are never read; failures are thrown. */
const unread = { reports: [], addReport: () => undefined };

/** Rules that the story has disabled. */
const unwanted = (rules: Record<string, { enabled?: boolean }> = {}) =>
  Object.keys(rules).filter((id) => rules[id]?.enabled === false);

/**
 * The addon's own check: everything in the displayed theme, then colours in the other theme, which stays.
 * @throws axe's findings in either theme
 */
export const checkAccessibilityInBothThemes = async (context: StoryContext): Promise<void> => {
  const { a11y } = context.parameters;
  const wasDark = isDark();
  const other = wasDark ? 'light' : 'dark';
  const config = otherThemeRules(other, () => showTheme(!wasDark), unwanted(a11y?.options?.rules));
  // Naming and describing every passing element would take longer than the check itself.
  const rules = { ...pageRulesOff, ...a11y?.options?.rules };
  const options = { ...a11y?.options, rules, resultTypes: ['violations'] };
  // axe indexes only whole documents: for a part of one, every rule walks through all elements again.
  const within = { include: document.documentElement, exclude: [REPEATED] };
  const settings = { ...a11y, context: within, test: 'error', config, options };
  await checkAccessibility({
    ...context,
    reporting: unread,
    parameters: { ...context.parameters, a11y: settings },
  });
};

/** Accessibility and picture of one render in both themes: a second render could find nothing else. */
export const checkBothThemes = async (context: StoryContext): Promise<void> => {
  const wasDark = isDark();
  const [shown, other] = wasDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  runnersBrowser()?.finishAnimations();
  await compareOutline(context);
  await comparePicture(context, shown);
  try {
    if (!context.parameters.a11y?.disable) await checkAccessibilityInBothThemes(context);
    showTheme(!wasDark);
    await comparePicture(context, other);
  } finally {
    showTheme(wasDark);
  }
};
