/**
 * How a call is held: the studio phones, or both open a link
 */
export type CallPlace = typeof CallPlace[keyof typeof CallPlace];


export const CallPlace = {
  phone: 'phone',
  link: 'link',
} as const;
