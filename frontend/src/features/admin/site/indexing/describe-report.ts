import type { IndexingReport } from '@/api/generated/model.ts';
import { countText } from '@/lib/count-text.ts';
import { formatShopTime } from '@/lib/format-moment.ts';

interface ReportDescription {
  readonly label: string;
  readonly tone: 'success' | 'destructive';
  readonly text: string;
}

function failureText({ status, problem }: IndexingReport): string {
  if (status === null) return problem ?? 'No response';
  if (status === 429) return 'Too many submissions in a short time';
  if (status === 422) return 'The URLs were rejected';
  return status >= 500 ? `The service is unavailable (status ${status})` : `Status ${status}`;
}

const countPages = (pages: number) => countText(pages, ['page', 'pages']);

/** The last report in words. */
export function describeReport(report: IndexingReport): ReportDescription {
  const { at, pages, result, next_at: nextAt } = report;
  const sent = `${countPages(pages)} submitted on ${formatShopTime(at)}`;
  if (result === 'accepted') return { label: 'Accepted', tone: 'success', text: sent };
  const next = nextAt === null ? 'No further attempts for these pages.' : `Next attempt: ${formatShopTime(nextAt)}`;
  const why = result === 'key' ? 'The key file could not be verified' : failureText(report);
  return { label: 'Not accepted', tone: 'destructive', text: `${sent}. ${why}. ${next}` };
}

/** Pages that the next report will have. */
export const pendingPagesText = (waiting: number): string => `${countPages(waiting)} to submit within five minutes`;
