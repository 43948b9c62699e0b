/**
 * The newsletter, or the waitlist of the announced premium suite
 */
export type SubscriberList = typeof SubscriberList[keyof typeof SubscriberList];


export const SubscriberList = {
  newsletter: 'newsletter',
  waitlist: 'waitlist',
} as const;
