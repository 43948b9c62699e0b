import type { JobHandlers, JobName, JobPayloads } from '../../src/jobs/jobs.ts';

const NAMES: Record<JobName, true> = {
  'mail.deliver': true,
  'mail.move-outbox': true,
  'mail.receive': true,
  'newsletters.send': true,
  'indexing.report': true,
  'sequences.advance': true,
  'chat.post': true,
  'webhooks.deliver': true,
  'auth.send-reset-link': true,
  'auth.notify-failed-sign-ins': true,
  'handovers.seal': true,
  'quotes.seal': true,
  'projects.mail-marks': true,
  'calls.remind': true,
  'data-export.create': true,
  'data-export.delete-expired': true,
  'guest-orders.send-links': true,
  'contract-withdrawals.receive': true,
  'refund-requests.announce': true,
  'newsletter.send-confirmation': true,
  'articles.publish': true,
  'writing.render': true,
  'storage.remove': true,
  'products.remove-unused-files': true,
  'products.end-launches': true,
  'analytics.finalise-days': true,
  'affiliates.pay': true,
  'wallets.reconcile': true,
  'payments.reconcile': true,
  'accounts.erase': true,
  'downloads.deliver': true,
  'orders.sort-customers': true,
  'invoices.issue-missing': true,
  'invoices.remind': true,
  'invoices.recur': true,
  'licences.issue-missing': true,
  'plans.remind': true,
  'gifts.send': true,
  'renewals.announce': true,
  'renewals.charge': true,
  'renewals.settle-cards': true,
  'renewals.confirm': true,
  'renewals.remove-card': true,
  'releases.publish': true,
  'releases.mail': true,
  'payouts.notify-owner': true,
  'payments.notify-owner': true,
  'licence-keys.notify-owner': true,
  'orders.notify-owner': true,
  'days.notify-owner': true,
  'reviews.invite': true,
  'refunds.retry': true,
  'payments.debit-chargeback': true,
  'system.tidy': true,
  'system.backup': true,
};

/** Handlers of which only the job with keys does something. */
export function createRemovalHandlers(work: (key: string) => Promise<void>): JobHandlers {
  const noHandlers = Object.fromEntries(
    Object.keys(NAMES).map((name) => [name, async () => {}]),
  ) as unknown as JobHandlers;
  return {
    ...noHandlers,
    'storage.remove': async ({ keys }: JobPayloads['storage.remove']) => {
      for (const key of keys) await work(key);
    },
  };
}
