export type SubscriberList = typeof SubscriberList[keyof typeof SubscriberList];


export const SubscriberList = {
  newsletter: 'newsletter',
  waitlist: 'waitlist',
} as const;
