import type { SystemStatus } from '@/api/generated/model.ts';
import { countText } from '@/lib/count-text.ts';

/** What each job does, to be read after a count or alone. */
const JOBS = new Map([
  ['mail.deliver', 'Send an email'],
  ['mail.receive', 'Receive emails'],
  ['chat.post', 'Post to the chat'],
  ['webhooks.deliver', 'Deliver webhook events'],
  ['mail.move-outbox', 'Migrate old emails'],
  ['auth.send-reset-link', 'Send a password reset link'],
  ['auth.notify-failed-sign-ins', 'Failed sign-in alerts'],
  ['newsletter.send-confirmation', 'Newsletter confirmation'],
  ['articles.publish', 'Publish scheduled articles'],
  ['storage.remove', 'Remove files'],
  ['products.remove-unused-files', 'Remove unused product files'],
  ['accounts.erase', 'Erase deleted accounts'],
  ['data-export.create', 'Prepare data exports'],
  ['data-export.delete-expired', 'Remove exported data'],
  ['downloads.deliver', 'Release delivery'],
  ['orders.sort-customers', 'Re-sort renamed customers'],
  ['analytics.finalise-days', 'Daily figures'],
  ['wallets.reconcile', 'Compare wallets with the ledger'],
  ['invoices.issue-missing', 'Issue missing invoices'],
  ['payments.reconcile', 'Check open payments'],
  ['payments.debit-chargeback', 'Reverse provider refunds'],
  ['refunds.retry', 'Request refunds'],
  ['payouts.notify-owner', 'Withdrawal alerts'],
  ['writing.render', 'Re-render texts'],
  ['system.backup', 'Nightly backup'],
  ['system.tidy', 'Database cleanup'],
]);

/** A job unknown to this version is shown by its name in the log. */
export const jobLabel = (name: string): string => JOBS.get(name) ?? name;

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** 41943040 becomes '41.9 MB'. */
export function formatBytes(bytes: number): string {
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
export function formatDuration(from: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(from)) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  const [, size, one, many] = STEPS.find(([limit]) => minutes < limit) ?? [0, 1, 'minute', 'minutes'];
  return countText(Math.floor(minutes / size), [one, many]);
}

const OVERDUE_AFTER_MS = 5 * MINUTE_MS;

/** Problems that need attention, worst first; empty when all is well. */
export function findProblems(status: SystemStatus, now: number): string[] {
  const { storage, migrations, jobs, servers, database } = status;
  const isLate = jobs.oldestDueAt !== null && now - Date.parse(jobs.oldestDueAt) > OVERDUE_AFTER_MS;
  const versions = new Set(servers.map(({ version }) => version));
  return [
    storage.reachable ? '' : 'File storage is unreachable.',
    migrations.waiting.length > 0
      ? `${countText(migrations.waiting.length, ['database migration is', 'database migrations are'])} pending.`
      : '',
    jobs.failed > 0 ? `${countText(jobs.failed, ['job has', 'jobs have'])} failed permanently.` : '',
    isLate && jobs.oldestDueAt ? `A job is ${formatDuration(jobs.oldestDueAt, now)} overdue.` : '',
    database.replica.condition === 'away' || database.replica.condition === 'behind'
      ? `The database replica ${database.replica.condition === 'away' ? 'is not responding' : 'is behind'}.`
      : '',
    database.connections.waiting > 0
      ? `${countText(database.connections.waiting, ['request is', 'requests are'])} waiting for a database connection.`
      : '',
    versions.size > 1 ? `Servers are running ${versions.size} different releases.` : '',
  ].filter(Boolean);
}
