import { describe, expect, it } from 'vitest';
import { PAYMENT_STATES } from '../../../contract/states/payments.ts';
import { listEvents, listStates } from '../../../contract/states/state-table.ts';
import type { PaymentState } from '../../src/db/schema.ts';
import { getTransition } from '../../src/features/billing/settlement.rules.ts';

const AMOUNT = 2_000;
/** What has been returned of a payment in each state. */
const RETURNED: Partial<Record<string, number>> = { partly_refunded: 500, refunded: AMOUNT };
const REPORTS = {
  pending: { state: 'pending', amountMinor: AMOUNT },
  paid: { state: 'paid', amountMinor: AMOUNT },
  failed: { state: 'failed', amountMinor: AMOUNT },
  expired: { state: 'expired', amountMinor: AMOUNT },
  'refunded in part': { state: 'refunded', amountMinor: 800 },
  refunded: { state: 'refunded', amountMinor: AMOUNT },
  disputed: { state: 'disputed', amountMinor: AMOUNT },
  'dispute won': { state: 'won', amountMinor: AMOUNT },
  'dispute lost': { state: 'lost', amountMinor: AMOUNT },
} as const;

/** The state after a report, which is the same state when nothing changes. */
const settle = (status: PaymentState, event: keyof typeof REPORTS): PaymentState => {
  const payment = {
    purpose: 'top-up',
    status,
    hold: null,
    amount_minor: AMOUNT,
    refunded_minor: RETURNED[status] ?? 0,
    lost_minor: 0,
    currency: 'BDT',
  } as const;
  const report = { event: 'evt_1', kind: event, reference: 'cs_1', currency: 'BDT', body: '', ...REPORTS[event] };
  return getTransition(payment, report)?.status ?? status;
};

describe.each(listStates(PAYMENT_STATES))('a payment that is %s', (state) => {
  it.each(listEvents(PAYMENT_STATES))('after the report: %s', (event) => {
    expect(settle(state, event)).toBe(PAYMENT_STATES.next[state][event] ?? state);
  });
});
