import type { TaxCertificate } from '../../../contract/generated/model.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { toCsvLine } from '../../../contract/rules/csv.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { findDirectInvoice } from '../../store/direct-invoices.ts';
import { logInvoiceMail } from '../../store/invoice-mails.ts';
import { findRecorded, recordInvoiceChange, toPaymentRow } from '../../store/recorded-payments.ts';
import { csvFile } from '../kit/csv-file.ts';

type Operations =
  | 'adminRecordInvoicePayment'
  | 'adminCorrectInvoicePayment'
  | 'adminAddTaxCertificate'
  | 'adminExportInvoicePayments';

const toCertificate = (certificate: TaxCertificate | undefined): TaxCertificate | null =>
  certificate ? { ...certificate, number: certificate.number.trim() } : null;

/** What has been paid of invoices that the studio has written. */
export const createAdminInvoicePaymentsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminRecordInvoicePayment: ({ params, body: { left, withheld, ...payment }, user }) => {
    const invoice = findDirectInvoice(db, params.id);
    const today = toBusinessTime(new Date(), db.state.mailSettings.time_zone).day;
    const cents = toCents(payment.amount) + toCents(withheld?.amount ?? 0);
    if (cents === 0) return invalidField('amount', REFUSALS.invoicePaymentEmpty);
    if (payment.paidOn > today) return invalidField('paidOn', REFUSALS.invoicePaymentFuture);
    if ((withheld?.certificate?.issuedOn ?? '') > today)
      return invalidField('withheld.certificate.issuedOn', REFUSALS.invoicePaymentFuture);
    if (!invoice) return notFound();
    if (toCents(left) !== toCents(invoice.left)) return conflict(REFUSALS.invoicePaymentChanged);
    if (cents > toCents(invoice.left)) return conflict(REFUSALS.invoicePaymentTooLarge);
    const { paidOn } = payment;
    const recorded = { ...toPaymentRow(), ...payment, reference: payment.reference.trim() };
    if (payment.amount > 0) db.state.directInvoices[params.id]?.payments.push(recorded);
    if (withheld)
      db.state.directInvoices[params.id]?.payments.push({
        ...toPaymentRow(),
        amount: withheld.amount,
        paidOn,
        method: 'withheld',
        reference: '',
        withheld: { kind: withheld.kind, certificate: toCertificate(withheld.certificate) },
      });
    const subject = `Payment received for invoice ${invoice.number}`;
    logInvoiceMail(db, invoice, { kind: 'invoice-payment', subject });
    recordInvoiceChange(db, { actorId: user.id, action: 'invoice.pay', invoice, after: { paid: payment.amount } });
    return { status: 200, body: findDirectInvoice(db, params.id) ?? invoice };
  },

  adminCorrectInvoicePayment: ({ params, body, user }) => {
    const invoice = findDirectInvoice(db, params.id);
    const recorded = invoice && findRecorded(db, invoice, params.payment);
    if (!invoice || !recorded) return notFound();
    const isReturned = invoice.payments.some(
      ({ payment_id, returned }) => returned && payment_id === recorded.payment_id,
    );
    if (recorded.corrected || recorded.amount < 0 || isReturned) return conflict(REFUSALS.invoicePaymentCorrected);
    const reason = body.reason.trim();
    const row = { ...recorded, ...toPaymentRow(), payment_id: recorded.payment_id, withheld: recorded.withheld };
    db.state.directInvoices[params.id]?.payments.push({
      ...row,
      amount: -recorded.amount,
      withheld: recorded.withheld && { ...recorded.withheld, certificate: null },
      corrects: recorded.id,
      reason,
    });
    recorded.corrected = true;
    recordInvoiceChange(db, { actorId: user.id, action: 'invoice.correct', invoice, after: { reason } });
    return { status: 200, body: findDirectInvoice(db, params.id) ?? invoice };
  },

  adminAddTaxCertificate: ({ params, body, user }) => {
    const invoice = findDirectInvoice(db, params.id);
    const today = toBusinessTime(new Date(), db.state.mailSettings.time_zone).day;
    if (body.issuedOn > today) return invalidField('issuedOn', REFUSALS.invoicePaymentFuture);
    const recorded = invoice && findRecorded(db, invoice, params.payment);
    if (!invoice || !recorded) return notFound();
    if (!recorded.withheld || recorded.corrected || recorded.corrects !== null)
      return conflict(REFUSALS.certificateNotWaiting);
    recorded.withheld = { ...recorded.withheld, certificate: toCertificate(body) };
    const after = { certificate: body.number.trim() };
    recordInvoiceChange(db, { actorId: user.id, action: 'invoice.certificate', invoice, after });
    return { status: 200, body: findDirectInvoice(db, params.id) ?? invoice };
  },

  adminExportInvoicePayments: ({ query, call }) => {
    const rows = Object.keys(db.state.directInvoices).flatMap((id) => {
      const invoice = findDirectInvoice(db, id);
      return invoice ? invoice.payments.map((payment) => ({ invoice, payment })) : [];
    });
    const lines = rows
      .filter(({ payment }) => query.month === undefined || payment.paidOn.startsWith(query.month))
      .toSorted((a, b) => (a.payment.paidOn < b.payment.paidOn ? -1 : 1))
      .map(({ invoice, payment }) =>
        toCsvLine([
          payment.paidOn,
          invoice.number,
          invoice.items[0]?.buyer.name ?? '',
          invoice.items[0]?.buyer.taxNumber ?? '',
          payment.withheld?.kind ?? payment.method,
          payment.reference,
          invoice.currency,
          { cents: toCents(payment.amount) },
          payment.withheld?.certificate?.number ?? null,
          payment.withheld?.certificate?.issuedOn ?? null,
          payment.reason,
        ]),
      );
    const name = query.month === undefined ? 'invoice-payments.csv' : `invoice-payments-${query.month}.csv`;
    return csvFile(name, [csvHeader('invoicePayments', call.language), ...lines]);
  },
});
