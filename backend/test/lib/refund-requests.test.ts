import { describe, expect, it } from 'vitest';
import { checkRefundRequest } from '../../../contract/rules/refund-requests.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';

const order = {
  status: 'completed',
  isDisputed: false,
  isWaiting: false,
  left: 1500,
  lines: [
    { id: 'a', left: 500 },
    { id: 'b', left: 1000 },
    { id: 'c', left: 0 },
  ],
};

describe('checkRefundRequest', () => {
  it('asks for everything that is left of the order, or of one line', () => {
    expect(checkRefundRequest(order, null)).toEqual({ cents: 1500 });
    expect(checkRefundRequest(order, 'b')).toEqual({ cents: 1000 });
  });

  it('never asks for more of a line than is left of the order', () => {
    expect(checkRefundRequest({ ...order, left: 700 }, 'b')).toEqual({ cents: 700 });
  });

  it('refuses lines of other orders', () => {
    expect(checkRefundRequest(order, 'x')).toEqual({ unknownLine: REFUSALS.refundLineUnknown });
  });

  it('refuses what cannot be refunded now', () => {
    const refused = (change: Partial<typeof order>, line: string | null = null) =>
      checkRefundRequest({ ...order, ...change }, line);
    expect(refused({ isWaiting: true })).toEqual({ conflict: REFUSALS.refundRequestWaits });
    expect(refused({ left: 0 })).toEqual({ conflict: REFUSALS.nothingToRefund });
    expect(refused({}, 'c')).toEqual({ conflict: REFUSALS.nothingToRefund });
    expect(refused({ isDisputed: true })).toEqual({ conflict: REFUSALS.refundRequestDisputed });
    for (const status of ['pending', 'processing', 'cancelled', 'refunded'])
      expect(refused({ status })).toEqual({ conflict: REFUSALS.nothingToRefund });
  });
});
