import { t } from '@lingui/core/macro';
import { formatNumber } from './format.ts';

interface InvoiceTerms {
  /** until the invoice is due */
  readonly days: number;
  /** highest total */
  readonly maximum: number;
}

/** The explanation of paying by invoice; undefined where an order cannot be paid this way. */
export function explainInvoice(terms: InvoiceTerms | undefined, total: number): string | undefined {
  if (!terms || total > terms.maximum) return undefined;
  const days = formatNumber(terms.days);
  return t`Due in ${days} days. We’ll email the invoice now and deliver your order once it’s paid.`;
}
