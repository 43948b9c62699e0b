import { keep } from './2026-11-22t21d-kept-counts.ts';

/** Lists of the administration that say at once how long they are, with each of their filters. */
export const conversations = keep('conversations', {
  table: 'conversations',
  key: `r.status || ' ' || coalesce(r.assignee_id::text, 'nobody')`,
});
export const payments = keep('payments', {
  table: 'payments',
  key: `r.status || ' ' || r.provider || ' ' || case when r.hold is null then 'free' else 'held' end`,
});
export const payouts = keep('payouts', { table: 'payouts', key: 'r.status' });
export const mails = keep('mails', { table: 'mail_log', key: `r.status || ' ' || r.kind` });
export const reviews = keep('reviews', {
  table: 'reviews',
  key: `r.status || ' ' || r.stars`,
  when: `r.text <> ''`,
});
export const pictures = keep('pictures', { table: 'pictures', key: `'all'` });
export const subscribers = keep('subscribers', { table: 'newsletter_subscribers', key: 'r.status' });
