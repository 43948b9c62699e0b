import { stateTable } from './state-table.ts';

/** A payment into a wallet without a hold; the studio decides about those on hold. */
export const PAYMENT_STATES = stateTable({
  subject: 'Payment',
  schema: 'PaymentStatus',
  states: {
    created: 'The provider has not accepted it yet',
    pending: 'The money has not arrived yet',
    paid: 'The money has arrived and was credited, once',
    failed: 'The provider declined it',
    expired: 'The customer did not pay in time',
    partly_refunded: 'A part of the money was returned',
    refunded: 'All of the money was returned',
    disputed: "The customer's bank is deciding about the money",
  },
  events: {
    pending: 'Provider, webhook or poll',
    paid: 'Provider, webhook or poll: the whole amount arrived',
    failed: 'Provider, webhook or poll',
    expired: 'Provider, webhook or poll',
    'refunded in part': 'Provider, or `adminRefundOrder`',
    refunded: 'Provider, or `adminRefundOrder`',
    disputed: 'Provider, webhook',
    'dispute won': 'Provider, webhook',
    'dispute lost': 'Provider, webhook: the whole amount is lost',
  },
  next: {
    created: {
      pending: 'pending',
      paid: 'paid',
      failed: 'failed',
      expired: 'expired',
      'refunded in part': 'created',
      refunded: 'failed',
      'dispute lost': 'failed',
    },
    pending: {
      paid: 'paid',
      failed: 'failed',
      expired: 'expired',
      'refunded in part': 'pending',
      refunded: 'failed',
      'dispute lost': 'failed',
    },
    paid: {
      'refunded in part': 'partly_refunded',
      refunded: 'refunded',
      disputed: 'disputed',
      'dispute lost': 'refunded',
    },
    failed: { paid: 'paid', 'refunded in part': 'failed', refunded: 'failed', 'dispute lost': 'failed' },
    expired: { paid: 'paid', 'refunded in part': 'expired', refunded: 'failed', 'dispute lost': 'failed' },
    partly_refunded: {
      'refunded in part': 'partly_refunded',
      refunded: 'refunded',
      disputed: 'disputed',
      'dispute lost': 'refunded',
    },
    refunded: { disputed: 'disputed', 'dispute lost': 'refunded' },
    disputed: {
      'refunded in part': 'disputed',
      refunded: 'refunded',
      'dispute won': 'paid',
      'dispute lost': 'refunded',
    },
  },
});
