import type { Check, Rule } from 'axe-core';

/** axe's caches of an element during a check. These three hold colours; the others stay valid. */
interface Remembered {
  readonly parent?: Remembered | null;
  readonly children: readonly Remembered[];
  readonly _cache: Record<string, unknown>;
  _stackingContext?: unknown;
}

/** Not a public API: 'The checker itself' in the stories fails when a newer axe stores its colours elsewhere. */
const forgetColoursBelow = (element: Remembered): void => {
  delete element._cache.getBackgroundColor;
  delete element._cache['computedStyle_background-color'];
  delete element._stackingContext;
  for (const child of element.children) forgetColoursBelow(child);
};

const rootOf = (element: Remembered): Remembered => (element.parent ? rootOf(element.parent) : element);

/** Transitions to the new theme's colours are finished: during a transition intermediate shades are measured. */
const finishTransitions = () => {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
};

const LEVEL = ['wcag2aa'];

/** The colour rules again under other names, with axe's own checks. */
const COLOUR_RULES = [
  {
    id: 'color-contrast',
    selector: '*',
    matches: 'color-contrast-matches',
    any: ['color-contrast'],
    criterion: 'contrast-minimum',
  },
  {
    id: 'link-in-text-block',
    selector: 'a[href], [role=link]',
    matches: 'link-in-text-block-matches',
    any: ['link-in-text-block', 'link-in-text-block-style'],
    criterion: 'use-of-color',
  },
];

/**
 * Settings that let one run of axe measure colours in both themes, so that its tree of the page is built once. Rules
 * run in the order in which they were added, so the theme changes after all others.
 * @param theme name of the other theme
 * @param show shows it synchronously
 * @param unwanted rules that the story has disabled
 */
export const otherThemeRules = (
  theme: string,
  show: () => void,
  unwanted: readonly string[],
): { checks: Check[]; rules: Rule[] } => ({
  checks: [
    {
      id: 'other-theme',
      evaluate: (_node: Element, _options: unknown, body: unknown) => {
        show();
        finishTransitions();
        forgetColoursBelow(rootOf(body as Remembered));
        return true;
      },
    },
  ],
  rules: [
    { id: 'other-theme', selector: 'body', any: ['other-theme'], tags: LEVEL },
    ...COLOUR_RULES.filter(({ id }) => !unwanted.includes(id)).map(({ criterion, ...rule }) => ({
      ...rule,
      id: `${rule.id}-${theme}`,
      excludeHidden: false,
      tags: LEVEL,
      metadata: {
        description: `Colours in the ${theme} theme`,
        help: `In the ${theme} theme: ${rule.id}`,
        helpUrl: `https://www.w3.org/WAI/WCAG22/Understanding/${criterion}`,
      },
    })),
  ],
});
