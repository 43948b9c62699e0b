import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type { JobName } from './jobs.ts';

/** What runs by the clock (UTC), once for all servers. */
const SCHEDULE: Partial<Record<JobName, string>> = {
  // Each scheduled article has a job of its own; this one finds what a restored backup or a changed clock has left.
  'articles.publish': '* * * * *',
  // As with articles.
  'releases.publish': '* * * * *',
  'products.end-launches': '* * * * *',
  // After an upgrade, and for what a former release saves while it still runs.
  'writing.render': '*/5 * * * *',
  'mail.move-outbox': '* * * * *',
  // After an upgrade, and for what a former release sells while it still runs.
  'invoices.issue-missing': '*/5 * * * *',
  // For what a former release sells while it still runs.
  'licences.issue-missing': '50 3 * * *',
  'licence-keys.tell-owner': '*/5 * * * *',
  'payments.reconcile': '* * * * *',
  'refunds.ask': '* * * * *',
  'plans.remind': '25 * * * *',
  'orders.tell-owner': '* * * * *',
  // Time zones are quarters of an hour apart.
  'days.tell-owner': '*/15 * * * *',
  'reviews.invite': '35 * * * *',
  'accounts.erase': '*/15 * * * *',
  'data-export.remove-ended': '5 * * * *',
  'orders.sort-customers': '* * * * *',
  'products.remove-unused-files': '40 3 * * *',
  // Two hours after midnight the first one has something to do; the others make good what was missed.
  'analytics.close-days': '15 * * * *',
  'wallets.reconcile': '30 4 * * *',
  'system.backup': '20 2 * * *',
  'system.tidy': '20 */6 * * *',
};

/** Two of the same would have nothing to do for the second one, so a waiting one is replaced. */
export const schedule = (): ParsedCronItem[] =>
  parseCronItems(
    Object.entries(SCHEDULE).map(([task, match]) => ({
      task,
      match,
      options: { jobKey: `schedule:${task}`, maxAttempts: 3, backfillPeriod: 0 },
    })),
  );
