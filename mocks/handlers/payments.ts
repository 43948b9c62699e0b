import { REFUSALS } from '../../backend/shared/refusals.ts';
import { isOneLine } from '../../backend/shared/text.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import { isUsable, toAdminCoupon } from '../store/coupons.ts';
import type { MockDb } from '../store/db.ts';
import { addEvent, paymentMethods, toPayment } from '../store/payments.ts';

/** As the index of the database compares: without spaces, hyphens and case. */
const plain = (number: string | null) => number?.replaceAll(/[\s-]+/g, '').toLowerCase();

type PaymentOperations = 'listPaymentMethods' | 'getPayment' | 'reportTransfer';

export const createPaymentsHandlers = (db: MockDb): Pick<MockHandlers, PaymentOperations> => {
  const own = (userId: string, id: string) =>
    db.state.payments.find((payment) => payment.id === id && payment.userId === userId);
  return {
    listPaymentMethods: () => {
      const coupons = db.state.coupons.some((coupon) => isUsable(toAdminCoupon(db, coupon)));
      return { status: 200, body: { items: paymentMethods(db), coupons } };
    },

    getPayment: ({ user, params }) => {
      const payment = own(user.id, params.id);
      return payment ? { status: 200, body: toPayment(db, payment) } : notFound(REFUSALS.paymentGone);
    },

    reportTransfer: ({ user, params, body }) => {
      const number = body.number.trim();
      if (!isOneLine(number)) return invalidField('number', REFUSALS.transferLines);
      const payment = own(user.id, params.id);
      if (!payment) return notFound(REFUSALS.paymentGone);
      if (payment.provider !== 'manual' || payment.status !== 'pending') return conflict(REFUSALS.transferClosed);
      const taken = db.state.payments.some(
        (other) => other !== payment && other.status !== 'failed' && plain(other.transferNumber) === plain(number),
      );
      if (taken) return conflict(REFUSALS.transferTaken);
      if (payment.transferNumber !== number) addEvent(payment, 'transfer reported');
      Object.assign(payment, { transferNumber: number, hold: 'transfer' });
      return { status: 200, body: toPayment(db, payment) };
    },
  };
};
