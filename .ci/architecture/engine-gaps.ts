// Features that Chromium supports and another engine does not, according to `CSS.supports` in Chromium 156, Firefox ESR
// 153 and WebKitGTK 2.50. A name is removed from these lists when both of the others support it.

/** Properties that Firefox, WebKit or both lack. */
const LACKING = new RegExp(
  `^(?:${[
    'animation-(?:range(?:-(?:start|end))?|timeline|trigger)',
    'baseline-source',
    'border-shape',
    'caret-(?:animation|shape)',
    'column-(?:height|wrap|rule-(?:break|inset|visibility).*)',
    'corner-(?:.+-)?shape',
    'd',
    'dynamic-range-limit',
    'field-sizing',
    'flex-line-count',
    'font-language-override',
    'forced-color-adjust',
    'frame-sizing',
    'hanging-punctuation',
    'hyphenate-limit-chars',
    '(?:-webkit-)?initial-letter',
    'interactivity',
    'interest-delay(?:-(?:start|end))?',
    'interpolate-size',
    'margin-trim',
    'object-view-box',
    'orphans',
    'overflow-(?:anchor|clip-margin)',
    'overlay',
    'page-(?:margin-safety|orientation)',
    'position-visibility',
    'reading-(?:flow|order)',
    '(?:row-)?rule(?:-.+)?',
    'ruby-overhang',
    'scroll-(?:axis-lock|initial-target|marker-group|target-group|timeline(?:-.+)?)',
    'scrollbar-color',
    'text-(?:box(?:-.+)?|fit|justify|size-adjust|spacing-trim)',
    'timeline-.+',
    'trigger-scope',
    'view-timeline(?:-.+)?',
    'view-transition-(?:group|scope)',
    'widows',
    '-webkit-(?:app-region|box-reflect|font-smoothing|mask-box-image.*|user-drag)',
  ].join('|')})$`,
);

/** Values of properties that all of them support. */
const LACKING_VALUES: readonly (readonly [prop: RegExp, value: RegExp])[] = [
  [/^(?:min-|max-)?(?:width|height|block-size|inline-size)$/, /\b(?:calc-size\(|stretch\b)/],
  [/^appearance$/, /\bbase-select\b/],
  [/^word-break$/, /\bauto-phrase\b/],
  [/^grid-template-/, /\bmasonry\b/],
  [/^background-clip$/, /\bborder-area\b/],
  [/./, /\b(?:if\(\s*(?:style|media|supports)\(|sibling-(?:index|count)\(|progress\(|attr\([^)]*(?:type\(|\s\w))/],
];

/**
 * Pseudo-elements and pseudo-classes that one of them does not support, so that it drops the whole rule; lists within
 * `:is()` are forgiving.
 */
const LACKING_SELECTORS =
  /::(?:picker|checkmark|scroll-(?:button|marker)|column|search-text|grammar-error|spelling-error|-moz-\w)|:(?:open|heading|target-current|interest-source|muted|playing|host-context|picture-in-picture|-moz-\w)(?![\w-])/;

/** Field types that Firefox and desktop Safari show as a plain text field. */
export const UNSUPPORTED_FIELDS = /\btype=(?:\{?["'`])(?:month|week)["'`]/;

/** Enhancements of a page that is complete without them, with the reason. */
const ONLY_ADDS: Readonly<Record<string, string>> = {
  '-webkit-font-smoothing': 'weight of letters on macOS',
  'field-sizing': 'a field that does not grow scrolls, and its corner can be drawn',
  'forced-color-adjust': 'engines without it have no forced colours',
  'hanging-punctuation': 'quotation marks in the margin',
  orphans: 'page breaks on paper',
  'scrollbar-color': 'the system’s scroll bars are as good',
  'text-size-adjust': 'phones of one engine enlarge texts, and it knows the property with its prefix',
  'view-timeline': 'a name that only animation-timeline reads',
  widows: 'page breaks on paper',
};

/** Whether ignoring this declaration may break a page in some engine. */
export const isUnsupported = (prop: string, value: string): boolean =>
  (LACKING.test(prop) && !Object.hasOwn(ONLY_ADDS, prop)) ||
  LACKING_VALUES.some(([name, lacking]) => name.test(prop) && lacking.test(value));

export const isUnsupportedSelector = (selector: string): boolean =>
  LACKING_SELECTORS.test(selector.replace(/:(?:is|where)\([^)]*\)/g, ''));
