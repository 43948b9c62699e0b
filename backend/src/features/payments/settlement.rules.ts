import type { HoldReason, PaymentState } from '../../db/schema-payments.ts';
import type { Finding } from './provider.adapter.ts';

/** What the books say about a payment. */
interface Known {
  purpose: 'top-up' | 'order';
  status: PaymentState;
  hold: HoldReason | null;
  amount_minor: number;
  refunded_minor: number;
  /** the part of it that a lost dispute has taken */
  lost_minor: number;
  currency: string;
}

export interface Step {
  status: PaymentState;
  hold: HoldReason | null;
  refundedMinor: number;
  /** only of the step that changes it */
  lostMinor?: number;
  /** the money counts from now on */
  credit: boolean;
}

const OPEN: readonly PaymentState[] = ['created', 'pending'];
/** Money may still come after we have given up: then it counts. */
const UNPAID: readonly PaymentState[] = [...OPEN, 'failed', 'expired'];

function holdOf(known: Known, { amountMinor, currency, risky }: Finding): HoldReason | null {
  if (currency !== known.currency) return 'currency';
  if (amountMinor !== known.amount_minor) return 'amount';
  // A wallet takes the money and gives the part back; an order is not handed over for less than it costs.
  const isLess = known.purpose === 'order' && known.refunded_minor > 0;
  if (isLess) return 'refund';
  // The same money told again decides nothing in the owner's place.
  if (known.hold === 'order') return 'order';
  return risky ? 'risk' : null;
}

function paidStep(known: Known, finding: Finding): Step | null {
  const { status, refunded_minor: refundedMinor } = known;
  // There is nothing left of it to count, and nothing to decide.
  if (refundedMinor >= known.amount_minor)
    return status === 'failed' ? null : { status: 'failed', hold: null, refundedMinor, credit: false };
  const held = holdOf(known, finding);
  if (held) return { status: 'pending', hold: held, refundedMinor, credit: false };
  return { status: refundedMinor > 0 ? 'partly_refunded' : 'paid', hold: null, refundedMinor, credit: true };
}

/** Refunds and a lost dispute are told apart, each as a whole and in any order: what went back is their sum. */
const wentBack = ({ amount_minor: amount }: Known, refunds: number, lost: number): number =>
  Math.min(amount, refunds + lost);

/** The state of a paid payment by what of it went back. */
function stateBy({ amount_minor: amount }: Known, refundedMinor: number): PaymentState {
  if (refundedMinor === amount) return 'refunded';
  return refundedMinor > 0 ? 'partly_refunded' : 'paid';
}

/**
 * Money went back that does not count here yet. All of it ends the payment; of a part the owner decides, and an order is not
 * handed over for less than it costs.
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
  // A dispute that goes on is decided by its end.
  const stays = status === 'disputed' && refundedMinor < known.amount_minor;
  return { status: stays ? status : stateBy(known, refundedMinor), hold, refundedMinor, credit: false };
}

/**
 * The studio keeps a payment that it has won; of a lost one the disputed part has gone back, also when that is told
 * before the payment itself.
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
 * What a verified finding changes, whatever came before it and in whichever order; null when it changes nothing.
 * Money is counted once: only a payment that is not paid yet can become paid.
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
      // What is held has been paid: the owner decides, not a late event.
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
