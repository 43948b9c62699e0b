import type { HoldReason, PaymentState } from '../../db/schema-payments.ts';
import type { Finding } from './provider.adapter.ts';

/** What the books say about a payment. */
interface Known {
  purpose: 'top-up' | 'order';
  status: PaymentState;
  hold: HoldReason | null;
  amount_minor: number;
  refunded_minor: number;
  currency: string;
}

export interface Step {
  status: PaymentState;
  hold: HoldReason | null;
  refundedMinor: number;
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
  if (isLess || known.refunded_minor >= known.amount_minor) return 'refund';
  // The same money told again decides nothing in the owner's place.
  if (known.hold === 'order') return 'order';
  return risky ? 'risk' : null;
}

function paidStep(known: Known, finding: Finding): Step {
  const { refunded_minor: refundedMinor } = known;
  const held = holdOf(known, finding);
  if (held) return { status: 'pending', hold: held, refundedMinor, credit: false };
  return { status: refundedMinor > 0 ? 'partly_refunded' : 'paid', hold: null, refundedMinor, credit: true };
}

/** The studio keeps a payment that it has won; of a lost one the disputed part has gone back. */
function disputeEnd(known: Known, { state, amountMinor }: Finding): Step | null {
  const { amount_minor: amount, refunded_minor: before, hold } = known;
  if (state === 'won' && known.status !== 'disputed') return null;
  const refundedMinor = state === 'lost' ? Math.min(amount, before + amountMinor) : before;
  const partly = refundedMinor > 0 ? 'partly_refunded' : 'paid';
  return { status: refundedMinor === amount ? 'refunded' : partly, hold, refundedMinor, credit: false };
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
    case 'refunded': {
      const given = Math.min(known.amount_minor, Math.max(refundedMinor, finding.amountMinor));
      if (given === refundedMinor) return null;
      const next = given === known.amount_minor ? 'refunded' : 'partly_refunded';
      return { status: isUnpaid ? status : next, hold, refundedMinor: given, credit: false };
    }
    case 'disputed':
      return isUnpaid || status === 'disputed' ? null : { status: 'disputed', hold, refundedMinor, credit: false };
    case 'won':
    case 'lost':
      return isUnpaid ? null : disputeEnd(known, finding);
  }
}
