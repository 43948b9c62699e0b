import { t } from '@lingui/core/macro';
import { formatCount } from './format.ts';

/** The server's '5 min read' in the page's language; another text unchanged. */
export function formatReadTime(text: string): string {
  const minutes = /^(\d+) min read$/.exec(text)?.[1];
  if (minutes === undefined) return text;
  const count = formatCount(Number(minutes));
  return t`${count} min read`;
}

/** The server's rounded '15k+' in the page's language; another text unchanged. */
export function formatDownloads(text: string): string {
  const [, digits, unit, more] = /^(\d+(?:\.\d+)?)([kM]?)(\+?)$/.exec(text) ?? [];
  if (digits === undefined) return text;
  const number = formatCount(Number(digits));
  if (unit === 'k') return t`${number}k` + more;
  return (unit === 'M' ? t`${number}M` : number) + more;
}
