import type { SubscriberList } from '../../generated/model.ts';

/**
 * The tables of a list. Those of the waitlist have the same columns, so the types of the newsletter's stand for both.
 */
export const tablesOf = (list: SubscriberList) =>
  ({
    subscribers: `${list}_subscribers` as 'newsletter_subscribers',
    links: `${list}_links` as 'newsletter_links',
  }) as const;
