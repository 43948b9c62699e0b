import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type { JobName } from './jobs.ts';

/** Scheduled jobs (UTC), run once for all servers. */
const SCHEDULE: Partial<Record<JobName, string>> = {
  // Each scheduled article has its own job; this one catches those missed because of a restored backup or a changed
  // clock.
  'articles.publish': '* * * * *',
  // Like articles.
  'releases.publish': '* * * * *',
  'products.end-launches': '* * * * *',
  // After an upgrade, and for texts saved by an earlier release that is still running.
  'writing.render': '*/5 * * * *',
  'mail.move-outbox': '* * * * *',
  // After an upgrade, and for sales of an earlier release that is still running.
  'invoices.issue-missing': '*/5 * * * *',
  // For sales of an earlier release that is still running.
  'licences.issue-missing': '50 3 * * *',
  'licence-keys.tell-owner': '*/5 * * * *',
  'payments.reconcile': '* * * * *',
  'refunds.ask': '* * * * *',
  'plans.remind': '25 * * * *',
  'orders.tell-owner': '* * * * *',
  // Offsets of time zones are multiples of 15 minutes.
  'days.tell-owner': '*/15 * * * *',
  'reviews.invite': '35 * * * *',
  'accounts.erase': '*/15 * * * *',
  'data-export.remove-ended': '5 * * * *',
  'orders.sort-customers': '* * * * *',
  'products.remove-unused-files': '40 3 * * *',
  // The first run two hours after midnight has work to do; the others catch up on what was missed.
  'analytics.close-days': '15 * * * *',
  'wallets.reconcile': '30 4 * * *',
  'system.backup': '20 2 * * *',
  'system.tidy': '20 */6 * * *',
};

/** A second run of the same job would have nothing to do, so a waiting one is replaced. */
export const schedule = (): ParsedCronItem[] =>
  parseCronItems(
    Object.entries(SCHEDULE).map(([task, match]) => ({
      task,
      match,
      options: { jobKey: `schedule:${task}`, maxAttempts: 3, backfillPeriod: 0 },
    })),
  );
