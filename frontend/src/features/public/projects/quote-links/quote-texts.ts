import { t } from '@lingui/core/macro';
import type { LinkedQuote, QuotePayment, QuotePhase } from '@/api/generated/model.ts';
import { locale } from '@/i18n/language.ts';
import { formatDate } from '@/lib/format.ts';

/** A quantity or a rate: 12.5 becomes '12.5', '১২.৫'. */
export const formatAmount = (value: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);

/** The dates of a phase; empty while both are open. */
export function phaseDates({ from, until }: Pick<QuotePhase, 'from' | 'until'>): string {
  if (from !== null && until !== null) return `${formatDate(from)} – ${formatDate(until)}`;
  if (from !== null) return t`from ${formatDate(from)}`;
  return until === null ? '' : t`until ${formatDate(until)}`;
}

/** When a payment is due. */
export function paymentName({ kind, phase }: Pick<QuotePayment, 'kind' | 'phase'>): string {
  if (kind === 'deposit') return t`Deposit, on acceptance`;
  return kind === 'phase' && phase ? t`After “${phase}”` : t`Final payment`;
}

/** Whether the client can still answer. */
export const isWaiting = ({ status }: Pick<LinkedQuote, 'status'>): boolean => status === 'sent' || status === 'opened';
