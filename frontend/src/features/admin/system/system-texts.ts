import type { SystemStatus } from '@/api/generated/model.ts';
import { countText } from '../kit/list/count-text.ts';

/** What each job does, to be read after a count or alone. */
const JOBS = new Map([
  ['mail.deliver', 'Send a mail'],
  ['mail.move-outbox', 'Take over old mails'],
  ['auth.send-reset-link', 'Send a link for a new password'],
  ['auth.tell-of-guesses', 'Tell of wrong passwords'],
  ['newsletter.send-confirmation', 'Ask for a confirmation of the newsletter'],
  ['articles.publish', 'Publish scheduled articles'],
  ['storage.remove', 'Remove files'],
  ['products.remove-unused-files', 'Remove unused product files'],
  ['accounts.erase', 'Erase deleted accounts'],
  ['data-export.make', 'Prepare data exports'],
  ['data-export.remove-ended', 'Remove exported data'],
  ['downloads.hand-over', 'Give a new version to its owners'],
  ['orders.sort-customers', 'Sort orders of renamed customers'],
  ['analytics.close-days', 'Close the figures of past days'],
  ['wallets.reconcile', 'Compare wallets with the ledger'],
  ['invoices.issue-missing', 'Issue missing invoices'],
  ['payments.reconcile', 'Ask providers about open payments'],
  ['payments.take-back', 'Take back what a provider has returned'],
  ['refunds.ask', 'Ask providers for refunds'],
  ['payouts.tell-owner', 'Tell the owner of withdrawals'],
  ['writing.render', 'Render older texts anew'],
  ['system.backup', 'Make the backup of the night'],
  ['system.tidy', 'Tidy the database'],
]);

/** A job unknown to this version is shown by its name in the log. */
export const jobWords = (name: string): string => JOBS.get(name) ?? name;

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** 41943040 becomes '41.9 MB'. */
export function sizeText(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: step === 0 ? 0 : 1 }).format(value)} ${UNITS[step]}`;
}

const MINUTE_MS = 60_000;
const STEPS: [limit: number, size: number, one: string, many: string][] = [
  [60, 1, 'minute', 'minutes'],
  [48 * 60, 60, 'hour', 'hours'],
  [Number.POSITIVE_INFINITY, 24 * 60, 'day', 'days'],
];

/**
 * How long ago, in the largest unit that is precise enough: 'less than a minute', '5 minutes', '26 hours', '3 days'.
 */
export function durationText(from: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(from)) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  const [, size, one, many] = STEPS.find(([limit]) => minutes < limit) ?? [0, 1, 'minute', 'minutes'];
  return countText(Math.floor(minutes / size), [one, many]);
}

const LATE_MS = 5 * MINUTE_MS;

/** Problems that need attention, worst first; empty when all is well. */
export function troubles(status: SystemStatus, now: number): string[] {
  const { storage, migrations, jobs, servers, database } = status;
  const late = jobs.oldestDueAt !== null && now - Date.parse(jobs.oldestDueAt) > LATE_MS;
  const versions = new Set(servers.map(({ version }) => version));
  return [
    storage.reachable ? '' : 'Files and pictures cannot be reached.',
    migrations.waiting.length > 0
      ? `The database waits for ${countText(migrations.waiting.length, ['migration', 'migrations'])}.`
      : '',
    jobs.failed > 0 ? `${countText(jobs.failed, ['job has', 'jobs have'])} failed for good.` : '',
    late && jobs.oldestDueAt
      ? `A job has been due for ${durationText(jobs.oldestDueAt, now)}, and no worker has picked it up.`
      : '',
    database.replica.condition === 'away' || database.replica.condition === 'behind'
      ? `The replica of the database ${database.replica.condition === 'away' ? 'does not answer' : 'is behind'}.`
      : '',
    database.connections.waiting > 0
      ? `${countText(database.connections.waiting, ['request waits', 'requests wait'])} for a connection to the database.`
      : '',
    versions.size > 1 ? `Servers of ${versions.size} releases run side by side.` : '',
  ].filter(Boolean);
}
