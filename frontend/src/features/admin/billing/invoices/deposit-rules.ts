import { toDepositLines, toRateSums } from '@contract/rules/invoice-deposits.ts';
import { type DraftContent, toInvoicedLines } from '@contract/rules/invoice-drafts.ts';
import { sumLines } from '@contract/rules/invoice-lines.ts';
import type { InvoiceDeposit } from '@/api/generated/model.ts';
import type { DraftProblems } from './draft-form.ts';

export const DEPOSITS_TOO_LARGE = 'The deposits are larger than the lines with their tax rate';

/** The lines of a draft with those that deduct its deposits, as the document will have them. */
export function previewLines(
  { lines, deposits }: Pick<DraftContent, 'lines' | 'deposits'>,
  currency: string,
  known: readonly InvoiceDeposit[],
) {
  const own = toInvoicedLines(lines, currency);
  const chosen = deposits.flatMap((id) => known.find((deposit) => deposit.id === id) ?? []);
  const deducting = toDepositLines(
    own,
    chosen.map((deposit) => ({ ...deposit, taxes: toRateSums(deposit.taxes) })),
  );
  const all = [...own, ...(deducting ?? [])];
  return {
    own,
    deducting: deducting ?? [],
    /** in hundredths */
    due: sumLines(all).total,
    /** Whether the deposits exceed the lines of a rate. */
    isTooLarge: deducting === undefined,
    /** Whether a chosen deposit can no longer be deducted. */
    isMissing: chosen.length < deposits.length,
  };
}

export type DraftPreview = ReturnType<typeof previewLines>;

/** Why a draft with these deposits cannot be sent. */
export const findDepositProblem = ({ isTooLarge, isMissing }: DraftPreview): DraftProblems => {
  if (isTooLarge) return { deposits: DEPOSITS_TOO_LARGE };
  return isMissing ? { deposits: 'A selected deposit can no longer be deducted' } : {};
};
