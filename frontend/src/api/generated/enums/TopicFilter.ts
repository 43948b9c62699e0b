/**
 * When the name appears among the filters of its list. `used`: while something published has it. Tags with `never` are also hidden below articles.
 */
export type TopicFilter = typeof TopicFilter[keyof typeof TopicFilter];


export const TopicFilter = {
  used: 'used',
  always: 'always',
  never: 'never',
} as const;
