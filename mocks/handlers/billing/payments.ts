import { toBuyerCurrency } from '../../../contract/rules/buyer-currency.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { isUsable, toAdminCoupon } from '../../store/coupons.ts';
import type { MockDb } from '../../store/db.ts';
import { toInvoiceTerms } from '../../store/invoice-terms.ts';
import { paymentMethods, toPayment } from '../../store/payments.ts';
import { storeTransferReference } from '../../store/store-transfer-reference.ts';

type PaymentOperations = 'listPaymentMethods' | 'getPayment' | 'reportTransfer';

export const createPaymentsHandlers = (db: MockDb): Pick<MockHandlers, PaymentOperations> => {
  const own = (userId: string, id: string) =>
    db.state.payments.find((payment) => payment.id === id && payment.userId === userId);
  return {
    listPaymentMethods: () => {
      const coupons = db.state.coupons.some((coupon) => isUsable(toAdminCoupon(db, coupon)));
      const { currency, secondCurrency } = db.state.paymentSettings;
      const second = secondCurrency?.currency;
      const shown = second && { currency: toBuyerCurrency(db.state.networkCountry, { currency, second }) };
      return { status: 200, body: { items: paymentMethods(db), coupons, ...toInvoiceTerms(db), ...shown } };
    },

    getPayment: ({ user, params }) => {
      const payment = own(user.id, params.id);
      return payment ? { status: 200, body: toPayment(db, payment) } : notFound(REFUSALS.paymentGone);
    },

    reportTransfer: ({ user, params, body }) => {
      const payment = own(user.id, params.id);
      if (!payment)
        return isOneLine(body.number.trim())
          ? notFound(REFUSALS.paymentGone)
          : invalidField('number', REFUSALS.transferLines);
      const problem = storeTransferReference(db, payment, body.number);
      if (problem) return problem;
      return { status: 200, body: toPayment(db, payment) };
    },
  };
};
