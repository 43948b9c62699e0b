import { toAmount, toCents } from '@contract/rules/money.ts';

/** The fields of an order that determine what can be requested. */
export interface RefundRequestOrder {
  readonly status: string;
  readonly lines: readonly {
    readonly id: string;
    readonly product_name: string;
    readonly amount: number;
    readonly refunded: number;
  }[];
}

/** The amount of a line that is not refunded yet. */
export const refundableOfLine = ({
  amount,
  refunded,
}: Pick<RefundRequestOrder['lines'][number], 'amount' | 'refunded'>): number =>
  toAmount(toCents(amount) - toCents(refunded));

/** The amount of an order that is not refunded yet; 0 before it is completed. */
export const refundableOfOrder = ({ status, lines }: Pick<RefundRequestOrder, 'status' | 'lines'>): number =>
  status === 'completed' ? toAmount(lines.reduce((sum, line) => sum + toCents(refundableOfLine(line)), 0)) : 0;
