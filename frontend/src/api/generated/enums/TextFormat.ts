/**
 * `plain` shows the text as typed; `markdown` is CommonMark with tables, task lists and footnotes
 */
export type TextFormat = typeof TextFormat[keyof typeof TextFormat];


export const TextFormat = {
  plain: 'plain',
  markdown: 'markdown',
} as const;
