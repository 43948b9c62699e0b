import { findPublicUrlProblem } from './public-urls.ts';

/** Minutes until pages are reported again after each failed report; after the last one they are given up. */
const RETRY_MINUTES = [5, 30, 120, 720, 1440] as const;

/** When pages are reported again after so many failed reports in a row; null when they are given up. */
export function toNextReport(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

/** What an answer means. 403 is sent when the key file was not found or has another key. */
export function toIndexingResult(status: number | null): 'accepted' | 'key' | 'failed' {
  if (status === 200 || status === 202) return 'accepted';
  return status === 403 ? 'key' : 'failed';
}

/** Whether search engines can read pages below a URL. */
export const isReachable = (siteUrl: string): boolean => findPublicUrlProblem(siteUrl, false) === undefined;
