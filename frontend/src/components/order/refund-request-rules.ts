import { toAmount, toCents } from '@contract/rules/money.ts';

/** What can be asked for depends on this of an order. */
export interface AskableOrder {
  readonly status: string;
  readonly lines: readonly {
    readonly id: string;
    readonly product_name: string;
    readonly amount: number;
    readonly refunded: number;
  }[];
}

/** What is left to refund of a line. */
export const leftOfLine = ({ amount, refunded }: Pick<AskableOrder['lines'][number], 'amount' | 'refunded'>): number =>
  toAmount(toCents(amount) - toCents(refunded));

/** What is left to refund of an order; 0 before it is completed. */
export const leftOfOrder = ({ status, lines }: Pick<AskableOrder, 'status' | 'lines'>): number =>
  status === 'completed' ? toAmount(lines.reduce((sum, line) => sum + toCents(leftOfLine(line)), 0)) : 0;
