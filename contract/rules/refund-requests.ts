import type { Message } from '../i18n/message.ts';
import { REFUSALS } from './refusals.ts';

interface AskedOrder {
  status: string;
  isDisputed: boolean;
  /** a request of the order waits for the studio */
  isWaiting: boolean;
  /** what is left to refund of the whole order, in cents */
  left: number;
  /** what is left of each of its lines */
  lines: readonly { id: string; left: number }[];
}

/** The amount that a request asks for, in cents, or why it cannot be made. */
type AskedRefund = { cents: number } | { conflict: Message } | { unknownLine: Message };

/**
 * What a customer asks for with a request: everything that is left of the order, or of one of its lines.
 * @param lineId null for the whole order
 */
export function checkRefundRequest(order: AskedOrder, lineId: string | null): AskedRefund {
  const line = order.lines.find(({ id }) => id === lineId);
  if (lineId !== null && !line) return { unknownLine: REFUSALS.refundLineUnknown };
  if (order.isWaiting) return { conflict: REFUSALS.refundRequestWaits };
  const cents = Math.min(order.left, line?.left ?? order.left);
  if (order.status !== 'completed' || cents <= 0) return { conflict: REFUSALS.nothingToRefund };
  return order.isDisputed ? { conflict: REFUSALS.refundRequestDisputed } : { cents };
}
