import type { HoldReason, PaymentState } from '../../db/schema.ts';
import type { ProviderStatus } from './provider.adapter.ts';

/** The stored state of a payment. */
interface PaymentSnapshot {
  purpose: 'top-up' | 'order' | 'invoice';
  status: PaymentState;
  hold: HoldReason | null;
  amount_minor: number;
  refunded_minor: number;
  /** the part of it lost in a dispute */
  lost_minor: number;
  currency: string;
}

export interface Transition {
  status: PaymentState;
  hold: HoldReason | null;
  refundedMinor: number;
  /** set only by the transition that changes it */
  lostMinor?: number;
  /** credit the money now */
  credit: boolean;
}

const OPEN_STATES: readonly PaymentState[] = ['created', 'pending'];
/** Money may still arrive after we have given up; it is then credited. */
const UNPAID_STATES: readonly PaymentState[] = [...OPEN_STATES, 'failed', 'expired'];

function getHoldReason(
  payment: PaymentSnapshot,
  { amountMinor, currency, isRisky }: ProviderStatus,
): HoldReason | null {
  if (currency !== payment.currency) return 'currency';
  if (amountMinor !== payment.amount_minor) return 'amount';
  // A wallet credits the payment and debits the refunded part; an order is not delivered for less than its price.
  const isPartlyRefunded = payment.purpose !== 'top-up' && payment.refunded_minor > 0;
  if (isPartlyRefunded) return 'refund';
  // A repeated report of the same money must not decide for the owner.
  if (payment.hold === 'order' || payment.hold === 'invoice') return payment.hold;
  return isRisky ? 'risk' : null;
}

function toPaidTransition(payment: PaymentSnapshot, providerStatus: ProviderStatus): Transition | null {
  const { status, refunded_minor: refundedMinor } = payment;
  // Nothing is left to credit or to decide.
  if (refundedMinor >= payment.amount_minor)
    return status === 'failed' ? null : { status: 'failed', hold: null, refundedMinor, credit: false };
  const holdReason = getHoldReason(payment, providerStatus);
  if (holdReason) return { status: 'pending', hold: holdReason, refundedMinor, credit: false };
  return { status: refundedMinor > 0 ? 'partly_refunded' : 'paid', hold: null, refundedMinor, credit: true };
}

/**
 * Refunds and lost disputes are reported separately, each as a total and in any order: the returned amount is their
 * sum.
 */
const sumReturned = ({ amount_minor: amount }: PaymentSnapshot, refunds: number, lost: number): number =>
  Math.min(amount, refunds + lost);

/** The state of a paid payment, by the amount returned. */
function toPaidState({ amount_minor: amount }: PaymentSnapshot, refundedMinor: number): PaymentState {
  if (refundedMinor === amount) return 'refunded';
  return refundedMinor > 0 ? 'partly_refunded' : 'paid';
}

/**
 * Money was returned before the payment was credited. A full return ends the payment; after a partial one the owner
 * decides, and an order is not delivered for less than its price.
 */
function toUnpaidTransition(
  { status, hold, purpose, amount_minor }: PaymentSnapshot,
  refundedMinor: number,
): Transition {
  if (refundedMinor >= amount_minor) return { status: 'failed', hold: null, refundedMinor, credit: false };
  const isHeld = hold !== null && purpose !== 'top-up';
  return { status, hold: isHeld ? 'refund' : hold, refundedMinor, credit: false };
}

function toRefundTransition(payment: PaymentSnapshot, reportedMinor: number): Transition | null {
  const { status, hold, refunded_minor: before, lost_minor: lost } = payment;
  const refundedMinor = sumReturned(payment, Math.max(before - lost, reportedMinor), lost);
  if (refundedMinor <= before) return null;
  if (UNPAID_STATES.includes(status)) return toUnpaidTransition(payment, refundedMinor);
  // An open dispute is decided when it ends.
  const isStillDisputed = status === 'disputed' && refundedMinor < payment.amount_minor;
  return { status: isStillDisputed ? status : toPaidState(payment, refundedMinor), hold, refundedMinor, credit: false };
}

/**
 * The studio keeps a payment after winning its dispute; after losing it, the disputed part is returned, even if
 * reported before the payment itself.
 */
function toDisputeTransition(payment: PaymentSnapshot, { state, amountMinor }: ProviderStatus): Transition | null {
  const { status, hold, refunded_minor: before, lost_minor: lostBefore } = payment;
  if (state === 'won')
    return status === 'disputed'
      ? { status: toPaidState(payment, before), hold, refundedMinor: before, credit: false }
      : null;
  const lostMinor = Math.max(lostBefore, amountMinor);
  const refundedMinor = sumReturned(payment, before - lostBefore, lostMinor);
  if (UNPAID_STATES.includes(status)) return { ...toUnpaidTransition(payment, refundedMinor), lostMinor };
  return { status: toPaidState(payment, refundedMinor), hold, refundedMinor, lostMinor, credit: false };
}

/**
 * The transition for a verified report, whatever came before it and in any order; null when nothing changes. Money is
 * credited once: only an unpaid payment can become paid.
 */
export function getTransition(payment: PaymentSnapshot, providerStatus: ProviderStatus): Transition | null {
  const { status, hold, refunded_minor: refundedMinor } = payment;
  const isUnpaid = UNPAID_STATES.includes(status);
  switch (providerStatus.state) {
    case 'pending':
      return status === 'created' ? { status: 'pending', hold, refundedMinor, credit: false } : null;
    case 'paid':
      return isUnpaid ? toPaidTransition(payment, providerStatus) : null;
    case 'failed':
    case 'expired':
      // A held payment has been paid: the owner decides, not a late event.
      return OPEN_STATES.includes(status) && hold === null
        ? { status: providerStatus.state, hold, refundedMinor, credit: false }
        : null;
    case 'refunded':
      return toRefundTransition(payment, providerStatus.amountMinor);
    case 'disputed':
      return isUnpaid || status === 'disputed' ? null : { status: 'disputed', hold, refundedMinor, credit: false };
    case 'won':
    case 'lost':
      return toDisputeTransition(payment, providerStatus);
  }
}
