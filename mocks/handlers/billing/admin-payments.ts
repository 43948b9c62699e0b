import {
  type Currency,
  PaymentFilter,
  type PaymentSettings,
  type PaymentSettingsInput,
} from '../../../contract/generated/model.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { describeInvoiceTerms } from '../../../contract/rules/invoice-terms.ts';
import { listTotals } from '../../../contract/rules/list-totals.ts';
import { moneyText, toCents } from '../../../contract/rules/money.ts';
import { describeFees, findFeeProblem } from '../../../contract/rules/provider-fees.ts';
import { rateText } from '../../../contract/rules/rate-text.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { findRateProblem } from '../../../contract/rules/second-currency.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { createDayFilter, toDay } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { exceedsInvoice, mailRefusal } from '../../store/invoice-links.ts';
import { checkCreditedInvoice } from '../../store/invoice-terms.ts';
import { maxBalanceCents, walletFull } from '../../store/money-limits.ts';
import type { StoredPayment } from '../../store/order-state.ts';
import { addEvent, cancelUnpaid, creditPayment, toAdminPayment } from '../../store/payments.ts';
import { toPage } from '../kit/page.ts';

type PaymentOperations =
  | 'adminListPayments'
  | 'adminGetPayment'
  | 'adminDecidePayment'
  | 'adminGetPaymentSettings'
  | 'adminUpdatePaymentSettings';

/** Held because a different amount was received, or a part of it was refunded. */
const AMOUNT_HOLDS: readonly unknown[] = ['amount', 'currency', 'refund'];

/** Why the owner cannot make this decision, or null. */
const findRefusal = (
  { status, hold, transferNumber }: StoredPayment,
  expectedNumber: string | null,
  isPaid: boolean,
) => {
  if (status !== 'pending' || hold === null) return REFUSALS.paymentDecided;
  if (transferNumber !== expectedNumber) return REFUSALS.paymentChanged;
  return isPaid && AMOUNT_HOLDS.includes(hold) ? REFUSALS.paymentDiffers : null;
};

const findReasonProblem = (decision: 'confirm' | 'refuse', reason: string | null) => {
  if (reason === null) return decision === 'refuse' ? REFUSALS.reasonMissing : null;
  return isOneLine(reason) ? null : REFUSALS.reasonLines;
};

const exceedsWalletLimit = (db: MockDb, { userId, amount, purpose }: StoredPayment) =>
  purpose === 'top-up' && db.balanceCents(userId) + toCents(amount) > maxBalanceCents(db);

/** Why the wallet or the invoice does not take the money. */
const findExcess = (db: MockDb, payment: StoredPayment) => {
  if (exceedsWalletLimit(db, payment)) return walletFull(db);
  return exceedsInvoice(db, payment) ? conflict(REFUSALS.invoiceNotWaiting) : checkCreditedInvoice(db, payment);
};

/** The first missing or contradictory field; undefined when the input is valid. */
const findSettingsProblem = (
  values: Pick<PaymentSettings, 'manualEnabled' | 'manualTitle' | 'manualInstructions' | 'fees' | 'currency'>,
) => {
  if (!isOneLine(values.manualTitle) || (values.manualEnabled && values.manualTitle === ''))
    return invalidField('manualTitle', REFUSALS.manualIncomplete);
  if (values.manualEnabled && values.manualInstructions === '')
    return invalidField('manualInstructions', REFUSALS.manualIncomplete);
  const problem = findFeeProblem(values.fees, values.currency);
  return problem && invalidField(problem.field, problem.message);
};

/** The second currency after a change, or why it cannot be set; null without one. */
const toSecondCurrency = (db: MockDb, { secondCurrency: input }: PaymentSettingsInput, shop: Currency) => {
  const { secondCurrency: stored } = db.state.paymentSettings;
  if (input === undefined) return shop === db.state.paymentSettings.currency ? stored : null;
  if (input === null) return null;
  const { currency, base, rate, date } = input;
  const history = db.state.exchangeRates.filter((entry) => entry.currency === currency && entry.book === shop);
  const [latest] = history;
  const problem = findRateProblem(input, { shop, today: toDay(db, Date.now()), latest: latest?.date });
  if (problem) return invalidField(problem.field, problem.message);
  if (latest?.base !== base || latest.rate !== rate || latest.date !== date)
    db.state.exchangeRates.unshift({ currency, book: shop, base, rate, date, created_at: new Date().toISOString() });
  const rates = db.state.exchangeRates
    .filter((entry) => entry.currency === currency && entry.book === shop)
    .map(({ currency: _second, book: _shop, ...entry }) => entry);
  return { currency, base, rate, date, history: rates.slice(0, 50) };
};

const notifyOfRefusal = (db: MockDb, { userId, id, amount }: StoredPayment, reason: string) => {
  const paid = moneyText(toCents(amount), db.state.paymentSettings.currency);
  const text = msg`Your payment of ${paid} did not go through. ${reason}`;
  db.notify(userId, { kind: 'wallet', title: msg`Payment failed`, text, href: `/dashboard/payments/${id}` });
};

const refuse = (db: MockDb, payment: StoredPayment, reason: string) => {
  if (payment.pays) cancelUnpaid(db, payment);
  else if (payment.invoiceId !== undefined) mailRefusal(db, payment);
  else notifyOfRefusal(db, payment, reason);
};

export const createAdminPaymentsHandlers = (db: MockDb): Pick<MockHandlers, PaymentOperations> => ({
  adminListPayments: ({ query: { search, status, provider, from, to, page, limit } }) => {
    const isInside = createDayFilter(db, { from, to });
    const rows = db.state.payments.map((payment) => toAdminPayment(db, payment));
    const isWaiting = ({ status: now, hold }: Pick<(typeof rows)[number], 'status' | 'hold'>) =>
      now === 'pending' && hold !== null;
    const matching = rows
      .filter((row) => !provider || row.provider === provider)
      .filter(({ created_at: createdAt }) => isInside(createdAt))
      .filter(({ code, reference, transferNumber, customer }) =>
        matchesSearch(search, code, reference ?? '', transferNumber ?? '', customer?.name ?? '', customer?.email ?? ''),
      )
      .map(({ reference: _r, reason: _reason, order: _order, events: _events, ...row }) => row);
    const items = matching.filter((row) => !status || (status === 'waiting' ? isWaiting(row) : row.status === status));
    const groups = matching.map(({ creditedAt, amount, refunded, currency, ...row }) => ({
      status: row.status,
      held: isWaiting(row),
      currency,
      rows: 1,
      cents: creditedAt === null ? 0 : toCents(amount) - toCents(refunded),
    }));
    const totals = listTotals(groups, Object.values(PaymentFilter), status);
    const waiting = rows.filter(isWaiting).length;
    return { status: 200, body: { ...toPage(items, page, limit ?? 20), waiting, ...totals } };
  },

  adminGetPayment: ({ params }) => {
    const payment = db.state.payments.find(({ id }) => id === params.id);
    return payment ? { status: 200, body: toAdminPayment(db, payment) } : notFound(REFUSALS.paymentGone);
  },

  adminDecidePayment: ({ user, params, body: { decision, reason: text, transferNumber = null } }) => {
    const reason = text?.trim() || null;
    const problem = findReasonProblem(decision, reason);
    if (problem) return invalidField('reason', problem);
    const payment = db.state.payments.find(({ id }) => id === params.id);
    if (!payment) return notFound(REFUSALS.paymentGone);
    const isPaid = decision === 'confirm';
    const refusal = findRefusal(payment, transferNumber, isPaid);
    if (refusal !== null) return conflict(refusal);
    const excess = isPaid ? findExcess(db, payment) : undefined;
    if (excess) return excess;
    addEvent(payment, isPaid ? 'confirmed by the studio' : 'refused by the studio');
    if (isPaid) creditPayment(db, payment);
    else refuse(db, payment, reason ?? '');
    Object.assign(payment, { status: isPaid ? 'paid' : 'failed', hold: null, reason });
    const auditEntry = { actorId: user.id, subject: 'payment', subjectId: payment.id, label: payment.code };
    const after = { status: payment.status, ...(reason === null ? {} : { reason }) };
    recordChange(db, { ...auditEntry, action: `payment.${decision}`, before: { status: 'pending' }, after });
    return { status: 200, body: toAdminPayment(db, payment) };
  },

  adminGetPaymentSettings: () => ({ status: 200, body: db.state.paymentSettings }),

  adminUpdatePaymentSettings: ({ user, body }) => {
    const { paymentSettings: stored } = db.state;
    const values = {
      manualEnabled: body.manualEnabled,
      manualTitle: body.manualTitle.trim(),
      manualInstructions: body.manualInstructions.trim(),
      fees: body.fees ?? stored.fees,
      currency: body.currency ?? stored.currency,
      off: body.off ?? stored.off,
      invoice: body.invoice === undefined ? stored.invoice : body.invoice,
    };
    if (body.invoice && !body.manualEnabled) return invalidField('invoice', REFUSALS.invoiceNeedsTransfer);
    const wrong = findSettingsProblem(values);
    if (wrong) return wrong;
    if (values.currency !== stored.currency && stored.currencyFixed) return conflict(REFUSALS.currencyInUse);
    const second = toSecondCurrency(db, body, values.currency);
    if (second && 'body' in second) return second;
    if (body.version !== stored.version) return conflict(REFUSALS.stale);
    const { version, connected, currencyFixed, updated_at: _at, ...before } = stored;
    const after = { ...values, secondCurrency: second };
    const toAuditFields = (settings: typeof after) => ({
      ...settings,
      secondCurrency:
        settings.secondCurrency &&
        `${rateText({ ...settings.secondCurrency, shop: settings.currency })}, ${settings.secondCurrency.date}`,
      fees: describeFees(settings.fees),
      invoice: describeInvoiceTerms(settings.invoice),
    });
    const changes = changedFields(toAuditFields(before), toAuditFields(after));
    const updatedAt = new Date().toISOString();
    db.state.paymentSettings = { ...after, connected, currencyFixed, version: version + 1, updated_at: updatedAt };
    if (changes) {
      const subject = { action: 'payments.update', subject: 'settings', subjectId: null, label: 'Payment settings' };
      recordChange(db, { actorId: user.id, ...subject, ...changes });
    }
    return { status: 200, body: db.state.paymentSettings };
  },
});
