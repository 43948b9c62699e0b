import { toAsciiDigits } from './digits.ts';
import { parsePrice } from './import-price.ts';
import { toCents } from './money.ts';

/** A payment whose transfer the customer reported. */
export interface ReportedTransfer {
  id: string;
  code: string;
  transferNumber: string | null;
  amount: number;
}

/**
 * What a statement of a bank or mobile wallet says about a transfer: `found` with its reference and amount, `amount`
 * when its reference stands beside another amount, `missing`.
 */
export interface StatementMatch<Transfer> {
  transfer: Transfer;
  outcome: 'found' | 'amount' | 'missing';
  /** the row, counted from 1; null when it is missing */
  row: number | null;
  /** the row's cells, as far as they are filled in */
  text: string;
}

/** Upper case without spaces and signs, because apps group the digits of a reference differently. */
const normalise = (text: string): string =>
  toAsciiDigits(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Shorter references would be found in other numbers. */
const MIN_REFERENCE = 6;

/** A reference that stands for itself: not within a longer number. */
function includesReference(cell: string, reference: string): boolean {
  const words = toAsciiDigits(cell).toUpperCase().split(/\s+/);
  return normalise(cell) === reference || words.some((word) => normalise(word) === reference);
}

const toReferences = ({ code, transferNumber }: ReportedTransfer): string[] =>
  [code, transferNumber ?? ''].map(normalise).filter((reference) => reference.length >= MIN_REFERENCE);

/** Incoming amounts are positive; a bank may write the sign, or a separate column. */
const hasAmount = (cells: readonly string[], cents: number): boolean =>
  cells.some((cell) => {
    const price = parsePrice(cell.trim().replace(/^\+/, ''));
    return price !== undefined && toCents(price.amount) === cents;
  });

/** Compares reported transfers with the rows of a statement, whatever its columns are. A row proves one transfer. */
export function matchStatement<Transfer extends ReportedTransfer>(
  rows: readonly (readonly string[])[],
  transfers: readonly Transfer[],
): StatementMatch<Transfer>[] {
  const used = new Set<number>();
  return transfers.map((transfer) => {
    const references = toReferences(transfer);
    const candidates = rows.flatMap((cells, index) =>
      !used.has(index) && cells.some((cell) => references.some((reference) => includesReference(cell, reference)))
        ? [{ cells, index }]
        : [],
    );
    const exact = candidates.find(({ cells }) => hasAmount(cells, toCents(transfer.amount)));
    const hit = exact ?? candidates[0];
    if (!hit) return { transfer, outcome: 'missing', row: null, text: '' };
    if (exact) used.add(hit.index);
    const text = hit.cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' · ');
    return { transfer, outcome: exact ? 'found' : 'amount', row: hit.index + 1, text };
  });
}
