import { type Language, toLanguagePath } from './languages.ts';

/**
 * Where anyone with the link sees and pays an invoice. The token is after the `#`, so that no server, log or referrer
 * sees it in a URL.
 * @param language of the page; emails choose that of their recipient themselves
 */
export const toInvoiceLink = (publicUrl: string, token: string, language: Language = 'en'): string =>
  `${publicUrl}${toLanguagePath('/invoice', language)}#${token}`;

/** Whether an arrived amount still fits an invoice: no more than what is left may be credited to it, in hundredths. */
export const fitsInvoice = (cents: number, left: number): boolean => cents <= left;

interface RecordedRow {
  readonly amount: number;
  readonly paidOn: string;
  readonly method: string;
  /** the row that this one reverses */
  readonly corrects: string | null;
  readonly returned: boolean;
}

function kindOf({ method, corrects, returned }: RecordedRow) {
  if (corrects !== null) return 'correction' as const;
  if (returned) return 'returned' as const;
  return method === 'withheld' ? ('withheld' as const) : ('payment' as const);
}

/** A payment as the recipient sees it, without how the studio has recorded it. */
export const toLinkedPayment = (row: RecordedRow) => ({ kind: kindOf(row), amount: row.amount, paidOn: row.paidOn });
