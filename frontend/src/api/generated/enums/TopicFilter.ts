/**
 * Whether it is among the filters of its list: while something is in it, always, never. A tag with `never` collects articles without standing below them.
 */
export type TopicFilter = typeof TopicFilter[keyof typeof TopicFilter];


export const TopicFilter = {
  used: 'used',
  always: 'always',
  never: 'never',
} as const;
