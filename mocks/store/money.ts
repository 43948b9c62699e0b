import type { Span } from '../../backend/shared/calendar.ts';
import { periodBefore } from '../../backend/shared/calendar.ts';
import { type MoneySums, moneyFigures, untoldProviders } from '../../backend/shared/provider-fees.ts';
import type { AdminMoney, PaymentProvider } from '../generated/model.ts';
import type { MockDb } from './db.ts';
import { inDays } from './shop-span.ts';

const cents = (amount: number) => Math.round(amount * 100);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The sums of a span: of the orders, and of each provider's payments. */
function sumsOf(db: MockDb, { from, to }: Span): (MoneySums & { provider: PaymentProvider | null })[] {
  const { state } = db;
  const isInside = inDays(db, { from, to });
  const inside = (moment: string | null) => moment !== null && isInside(moment);
  const entries = state.walletEntries.filter(({ created_at }) => inside(created_at));
  const moved = (kind: string) => sum(entries.filter(({ type }) => type === kind).map((entry) => entry.cents));
  const tax = sum(state.invoices.filter(({ issued_at: issuedAt }) => inside(issuedAt)).map((one) => cents(one.tax)));
  const none = { gross: 0, refunded: 0, tax: 0, fees: 0, untold: 0, untoldCents: 0 };
  const paid = Map.groupBy(
    state.payments.filter(({ creditedAt }) => inside(creditedAt)),
    ({ provider }) => provider,
  );
  const providers = [...paid].map(([provider, payments]) => {
    const untold = payments.filter(({ fee }) => fee === null);
    const fees = sum(payments.map(({ fee }) => cents(fee ?? 0)));
    const untoldCents = sum(untold.map(({ amount }) => cents(amount)));
    return { ...none, provider, fees, untold: untold.length, untoldCents };
  });
  return [{ ...none, provider: null, gross: -moved('purchase'), refunded: moved('refund'), tax }, ...providers];
}

/** Gross and net revenue over a span, with the previous period. */
export function readMoney(db: MockDb, span: Span): AdminMoney {
  const { fees } = db.state.paymentSettings;
  const now = sumsOf(db, span);
  const before = sumsOf(db, periodBefore(span));
  return { now: moneyFigures(now, fees), before: moneyFigures(before, fees), untold: untoldProviders(now, fees) };
}
