import { sql } from 'kysely';
import type { Books } from '../../../../../demo/payment-simulator/books.ts';
import type { TestApp } from '../../../test-app.ts';

interface PaymentTotals {
  id: string;
  code: string;
  provider: string;
  purpose: 'top-up' | 'order';
  status: string;
  hold: string | null;
  amount: number;
  refunded: number;
  taken_back: number;
  credited: boolean;
  deposits: number;
  deposited: number;
  sent_on: number;
  given: number;
}

/** Each payment with its ledger entries and refunds. */
async function listPaymentTotals({ db }: Pick<TestApp, 'db'>): Promise<PaymentTotals[]> {
  const { rows } = await sql<PaymentTotals>`
    select p.id, p.code, p.provider, p.purpose, p.status, p.hold, p.amount_minor as amount, p.refunded_minor as refunded,
           p.taken_back_minor as taken_back, p.credited_at is not null as credited,
           coalesce(d.count, 0)::int as deposits, coalesce(d.sum, 0)::bigint as deposited,
           coalesce(a.sum, 0)::bigint as sent_on, coalesce(r.sum, 0)::bigint as given
      from payments p
      left join (select reference, count(*), sum(amount_cents) from wallet_entries where kind = 'deposit' group by 1) d
        on d.reference = p.code
      left join (select reference, -sum(amount_cents) as sum from wallet_entries where kind = 'adjustment' group by 1) a
        on a.reference = p.code
      left join (select payment_id, sum(amount_cents) from refunds where status = 'done' group by 1) r
        on r.payment_id = p.id`.execute(db);
  return rows;
}

interface OrderTotals {
  id: string;
  status: string;
  amount: number;
  bought: number;
  spent: number;
  back: number;
  refunds: number;
  lines: number;
  /** what the lines cost */
  lined: number;
  /** what was refunded of them */
  lines_refunded: number;
  /** a line of which more was refunded than it cost */
  overdrawn: number;
  invoices: number;
  invoiced: number;
  credited: number;
  rights: number;
  /** the provider or the bank has returned the rest */
  ends: boolean;
  ended: number;
}

async function listOrderTotals({ db }: Pick<TestApp, 'db'>): Promise<OrderTotals[]> {
  const { rows } = await sql<OrderTotals>`
    select o.id, o.status, o.amount_cents as amount, coalesce(e.bought, 0)::int as bought,
           coalesce(e.spent, 0)::bigint as spent, coalesce(e.back, 0)::bigint as back,
           coalesce(r.sum, 0)::bigint as refunds, l.lines::int, l.lined::bigint,
           l.refunded::bigint as lines_refunded, l.overdrawn::int, coalesce(i.invoices, 0)::int as invoices,
           coalesce(i.invoiced, 0)::bigint as invoiced, coalesce(i.credited, 0)::bigint as credited,
           coalesce(t.count, 0)::int as rights, coalesce(t.ended, 0)::int as ended,
           o.status = 'refunded' and coalesce(r.last, 'studio') <> 'studio' as ends
      from orders o
      left join (select order_id, count(*) filter (where kind = 'purchase') as bought,
          -sum(amount_cents) filter (where kind = 'purchase') as spent,
          sum(amount_cents) filter (where kind = 'refund') as back from wallet_entries group by 1) e on e.order_id = o.id
      left join (select order_id, sum(amount_cents), (array_agg(origin order by updated_at desc, seq desc))[1] as last
          from refunds where status = 'done' group by 1) r on r.order_id = o.id
      left join (select order_id, count(*) filter (where kind = 'invoice') as invoices,
          sum(total_cents) filter (where kind = 'invoice') as invoiced,
          -sum(total_cents) filter (where kind = 'credit_note') as credited from invoices group by 1) i on i.order_id = o.id
      join (select line.order_id, count(*) as lines, sum(line.amount_cents) as lined, sum(back.cents) as refunded,
              count(*) filter (where back.cents > line.amount_cents) as overdrawn
            from order_lines line cross join lateral (
              select coalesce(sum(part.amount_cents), 0) as cents from refund_lines part
                join refunds on refunds.id = part.refund_id and refunds.status = 'done' where part.line_id = line.id) back
            group by 1) l on l.order_id = o.id
      left join (select line.order_id, count(*), count(ended_at) as ended from entitlements
          join order_lines line on line.id = line_id group by 1) t on t.order_id = o.id`.execute(db);
  return rows;
}

type Check = [what: string, is: unknown, wanted: unknown];

const listMismatches = (name: string, checks: Check[]): string[] =>
  checks
    .filter(([, actual, expected]) => actual !== expected)
    .map(([what, actual, expected]) => `${name}: ${what} ${actual}, not ${expected}`);

/** A payment in the provider's own books; a transfer is known only here, so the owner's decision counts. */
function getSettled(books: Map<string, { paid: boolean; given: number }>, row: PaymentTotals) {
  if (row.provider === 'manual') return { paid: row.status !== 'failed' && row.status !== 'pending', given: 0 };
  return books.get(row.id) ?? { paid: false, given: 0 };
}

function checkPayment(row: PaymentTotals, settled: { paid: boolean; given: number }): string[] {
  // Refunded in full, or for an order in part, before it was reported as paid: the owner has rejected it.
  const isRejected = row.status === 'failed' && !row.credited && settled.given > 0;
  // Returned outside the shop: for a top-up it was debited from the wallet; for an order it is one of its refunds, and
  // only the amount above the order's total was debited again.
  const debitedCents = row.credited ? settled.given - row.given : 0;
  const isOwed = row.hold === 'refund' && row.credited;
  return listMismatches(`payment ${row.code} (${row.purpose}, ${row.status}, ${row.hold})`, [
    ['credited', row.credited, settled.paid && !isRejected],
    ['deposits', row.deposits, row.credited ? 1 : 0],
    ['deposited', row.deposited, row.credited ? row.amount : 0],
    ['refunded', row.refunded, settled.given],
    ['left the wallet', row.sent_on, row.given + row.taken_back],
    ...(isOwed ? [] : ([['taken back', row.taken_back, debitedCents]] satisfies Check[])),
  ]);
}

const checkOrder = (row: OrderTotals): string[] => {
  const isSold = row.status === 'completed' || row.status === 'refunded';
  return listMismatches(`order ${row.id} (${row.status})`, [
    ['purchases', row.bought, isSold ? 1 : 0],
    ['spent', row.spent, isSold ? row.amount : 0],
    ['given back', row.back, row.refunds],
    ['is refunded', row.status === 'refunded', isSold && row.refunds >= row.amount],
    ['invoices', row.invoices, isSold ? 1 : 0],
    ['invoiced', row.invoiced, isSold ? row.amount : 0],
    ['credit notes', row.credited, row.refunds],
    ['amount of its lines', row.lined, row.amount],
    ['refunded by line', row.lines_refunded, row.refunds],
    ['lines refunded beyond their price', row.overdrawn, 0],
    ['rights', row.rights, isSold ? row.lines : 0],
    // A partial refund keeps the access; a full refund removes it, no matter who returned the money.
    ...(row.ends ? ([['access ended', row.ended, row.lines]] satisfies Check[]) : []),
  ]);
};

/** All differences between the shop's books and the providers', and within the shop's books. Must be empty. */
export async function checkBooks(app: Pick<TestApp, 'db'>, { payments }: Books): Promise<string[]> {
  // Two concurrent requests may both start a payment there; one is paid.
  const settled = new Map<string, { paid: boolean; given: number }>();
  for (const row of payments.values()) {
    const { paymentId, status } = row;
    const refundedMinor = row.dispute === 'lost' ? row.amountMinor : row.refundedMinor;
    const { paid, given } = settled.get(paymentId) ?? { paid: false, given: 0 };
    settled.set(paymentId, { paid: paid || status === 'paid', given: given + refundedMinor });
  }
  const paymentTotals = await listPaymentTotals(app);
  const ids = new Set(paymentTotals.map(({ id }) => id));
  const unknown = [...settled.keys()].filter((id) => !ids.has(id)).map((id) => `payment ${id} is not in the books`);
  const orders = await listOrderTotals(app);
  return [
    ...unknown,
    ...paymentTotals.flatMap((row) => checkPayment(row, getSettled(settled, row))),
    ...orders.flatMap(checkOrder),
    ...checkCash(paymentTotals, getSettled.bind(null, settled), await sumBalances(app), orders),
  ];
}

async function sumBalances({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(balance_cents), 0)::bigint as sum from wallets`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** The providers' balance equals what customers still hold plus what the studio has earned, to the cent. */
function checkCash(
  payments: PaymentTotals[],
  settled: (row: PaymentTotals) => { paid: boolean; given: number },
  held: number,
  orders: OrderTotals[],
): string[] {
  let cash = 0;
  let lost = 0;
  for (const row of payments) {
    const { paid, given } = settled(row);
    if (!paid || !row.credited) continue;
    cash += row.amount - given;
    // Refunded by the provider but not debited, because the wallet was short.
    lost += given - row.given - row.taken_back;
  }
  const earned = orders.reduce((sum, { spent, back }) => sum + spent - back, 0);
  return listMismatches('all', [['cash at the providers', cash, held + earned - lost]]);
}
