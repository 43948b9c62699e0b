import type { SubscriberList } from '../../../../contract/generated/model.ts';

/** The tables of a list. Those of the waitlist have the same columns, so the newsletter's types serve for both. */
export const getListTables = (list: SubscriberList) =>
  ({
    subscribers: `${list}_subscribers` as 'newsletter_subscribers',
    links: `${list}_links` as 'newsletter_links',
  }) as const;
