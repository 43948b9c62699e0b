import type { HoldReason, PaymentState } from '../../db/schema.ts';
import type { Finding } from './provider.adapter.ts';

/** The stored state of a payment. */
interface Known {
  purpose: 'top-up' | 'order';
  status: PaymentState;
  hold: HoldReason | null;
  amount_minor: number;
  refunded_minor: number;
  /** the part of it lost in a dispute */
  lost_minor: number;
  currency: string;
}

export interface Step {
  status: PaymentState;
  hold: HoldReason | null;
  refundedMinor: number;
  /** set only by the transition that changes it */
  lostMinor?: number;
  /** credit the money now */
  credit: boolean;
}

const OPEN: readonly PaymentState[] = ['created', 'pending'];
/** Money may still arrive after we have given up; it is then credited. */
const UNPAID: readonly PaymentState[] = [...OPEN, 'failed', 'expired'];

function holdOf(known: Known, { amountMinor, currency, risky }: Finding): HoldReason | null {
  if (currency !== known.currency) return 'currency';
  if (amountMinor !== known.amount_minor) return 'amount';
  // A wallet credits the payment and debits the refunded part; an order is not delivered for less than its price.
  const isLess = known.purpose === 'order' && known.refunded_minor > 0;
  if (isLess) return 'refund';
  // A repeated report of the same money must not decide for the owner.
  if (known.hold === 'order') return 'order';
  return risky ? 'risk' : null;
}

function paidStep(known: Known, finding: Finding): Step | null {
  const { status, refunded_minor: refundedMinor } = known;
  // Nothing is left to credit or to decide.
  if (refundedMinor >= known.amount_minor)
    return status === 'failed' ? null : { status: 'failed', hold: null, refundedMinor, credit: false };
  const held = holdOf(known, finding);
  if (held) return { status: 'pending', hold: held, refundedMinor, credit: false };
  return { status: refundedMinor > 0 ? 'partly_refunded' : 'paid', hold: null, refundedMinor, credit: true };
}

/**
 * Refunds and lost disputes are reported separately, each as a total and in any order: the returned amount is their
 * sum.
 */
const wentBack = ({ amount_minor: amount }: Known, refunds: number, lost: number): number =>
  Math.min(amount, refunds + lost);

/** The state of a paid payment, by the amount returned. */
function stateBy({ amount_minor: amount }: Known, refundedMinor: number): PaymentState {
  if (refundedMinor === amount) return 'refunded';
  return refundedMinor > 0 ? 'partly_refunded' : 'paid';
}

/**
 * Money was returned before the payment was credited. A full return ends the payment; after a partial one the owner
 * decides, and an order is not delivered for less than its price.
 */
function unpaidStep({ status, hold, purpose, amount_minor }: Known, refundedMinor: number): Step {
  if (refundedMinor >= amount_minor) return { status: 'failed', hold: null, refundedMinor, credit: false };
  const isHeldOrder = hold !== null && purpose === 'order';
  return { status, hold: isHeldOrder ? 'refund' : hold, refundedMinor, credit: false };
}

function refundStep(known: Known, told: number): Step | null {
  const { status, hold, refunded_minor: before, lost_minor: lost } = known;
  const refundedMinor = wentBack(known, Math.max(before - lost, told), lost);
  if (refundedMinor <= before) return null;
  if (UNPAID.includes(status)) return unpaidStep(known, refundedMinor);
  // An open dispute is decided when it ends.
  const stays = status === 'disputed' && refundedMinor < known.amount_minor;
  return { status: stays ? status : stateBy(known, refundedMinor), hold, refundedMinor, credit: false };
}

/**
 * The studio keeps a payment after winning its dispute; after losing it, the disputed part is returned, even if
 * reported before the payment itself.
 */
function disputeEnd(known: Known, { state, amountMinor }: Finding): Step | null {
  const { status, hold, refunded_minor: before, lost_minor: lostBefore } = known;
  if (state === 'won')
    return status === 'disputed'
      ? { status: stateBy(known, before), hold, refundedMinor: before, credit: false }
      : null;
  const lostMinor = Math.max(lostBefore, amountMinor);
  const refundedMinor = wentBack(known, before - lostBefore, lostMinor);
  if (UNPAID.includes(status)) return { ...unpaidStep(known, refundedMinor), lostMinor };
  return { status: stateBy(known, refundedMinor), hold, refundedMinor, lostMinor, credit: false };
}

/**
 * The transition for a verified report, whatever came before it and in any order; null when nothing changes. Money is
 * credited once: only an unpaid payment can become paid.
 */
export function stepFor(known: Known, finding: Finding): Step | null {
  const { status, hold, refunded_minor: refundedMinor } = known;
  const isUnpaid = UNPAID.includes(status);
  switch (finding.state) {
    case 'pending':
      return status === 'created' ? { status: 'pending', hold, refundedMinor, credit: false } : null;
    case 'paid':
      return isUnpaid ? paidStep(known, finding) : null;
    case 'failed':
    case 'expired':
      // A held payment has been paid: the owner decides, not a late event.
      return OPEN.includes(status) && hold === null
        ? { status: finding.state, hold, refundedMinor, credit: false }
        : null;
    case 'refunded':
      return refundStep(known, finding.amountMinor);
    case 'disputed':
      return isUnpaid || status === 'disputed' ? null : { status: 'disputed', hold, refundedMinor, credit: false };
    case 'won':
    case 'lost':
      return disputeEnd(known, finding);
  }
}
