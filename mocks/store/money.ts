import type { AdminMoney, PaymentProvider } from '../../contract/generated/model.ts';
import type { Span } from '../../contract/rules/calendar.ts';
import { previousPeriod } from '../../contract/rules/calendar.ts';
import { toCents } from '../../contract/rules/money.ts';
import { calculateFigures, findProvidersWithoutFees, type MoneyTotals } from '../../contract/rules/provider-fees.ts';
import { createDayFilter } from './date-range.ts';
import type { MockDb } from './db.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The sums of a span: of the orders, and of each provider's payments. */
function toProviderTotals(db: MockDb, { from, to }: Span): (MoneyTotals & { provider: PaymentProvider | null })[] {
  const { state } = db;
  const isInside = createDayFilter(db, { from, to });
  const inside = (moment: string | null) => moment !== null && isInside(moment);
  const entries = state.walletEntries.filter(({ created_at }) => inside(created_at));
  const sumOfKind = (kind: string) => sum(entries.filter(({ type }) => type === kind).map((entry) => entry.cents));
  // Invoices that the studio has written are no sales of the shop, and neither are their payments.
  const tax = sum(
    state.invoices
      .filter(({ orderId, issued_at: issuedAt }) => orderId !== null && inside(issuedAt))
      .map((invoice) => toCents(invoice.tax)),
  );
  const emptyTotals = { gross: 0, refunded: 0, tax: 0, fees: 0, unreported: 0, unreportedCents: 0 };
  const paid = Map.groupBy(
    state.payments.filter(({ creditedAt, purpose }) => purpose !== 'invoice' && inside(creditedAt)),
    ({ provider }) => provider,
  );
  const providers = [...paid].map(([provider, payments]) => {
    const unreported = payments.filter(({ fee }) => fee === null);
    const fees = sum(payments.map(({ fee }) => toCents(fee ?? 0)));
    const unreportedCents = sum(unreported.map(({ amount }) => toCents(amount)));
    return { ...emptyTotals, provider, fees, unreported: unreported.length, unreportedCents };
  });
  return [
    { ...emptyTotals, provider: null, gross: -sumOfKind('purchase'), refunded: sumOfKind('refund'), tax },
    ...providers,
  ];
}

/** Gross and net revenue over a span, with the previous period. */
export function readMoney(db: MockDb, span: Span): AdminMoney {
  const { fees } = db.state.paymentSettings;
  const now = toProviderTotals(db, span);
  const before = toProviderTotals(db, previousPeriod(span));
  return {
    now: calculateFigures(now, fees),
    before: calculateFigures(before, fees),
    unreported: findProvidersWithoutFees(now, fees),
  };
}
