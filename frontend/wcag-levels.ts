/** What axe checks in stories and on whole pages: WCAG 2.2 AA. */
export const WCAG_LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
