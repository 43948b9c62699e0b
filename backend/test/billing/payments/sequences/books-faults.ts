import { sql } from 'kysely';
import type { Books } from '../../../../payment-simulator/books.ts';
import type { TestApp } from '../../../test-app.ts';

interface PaymentFacts {
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
async function paymentFacts({ db }: Pick<TestApp, 'db'>): Promise<PaymentFacts[]> {
  const { rows } = await sql<PaymentFacts>`
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

interface OrderFacts {
  id: string;
  status: string;
  amount: number;
  bought: number;
  spent: number;
  back: number;
  refunds: number;
  invoices: number;
  invoiced: number;
  credited: number;
  rights: number;
  /** the provider or the bank has returned the rest */
  ends: boolean;
  ended: number;
}

async function orderFacts({ db }: Pick<TestApp, 'db'>): Promise<OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    select o.id, o.status, o.amount_cents as amount, coalesce(e.bought, 0)::int as bought,
           coalesce(e.spent, 0)::bigint as spent, coalesce(e.back, 0)::bigint as back,
           coalesce(r.sum, 0)::bigint as refunds, coalesce(i.invoices, 0)::int as invoices,
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
      left join (select order_id, count(*), count(ended_at) as ended from entitlements group by 1) t on t.order_id = o.id`.execute(
    db,
  );
  return rows;
}

type Check = [what: string, is: unknown, wanted: unknown];

const wrong = (name: string, checks: Check[]): string[] =>
  checks.filter(([, is, wanted]) => is !== wanted).map(([what, is, wanted]) => `${name}: ${what} ${is}, not ${wanted}`);

/** A payment in the provider's own books; a transfer is known only here, so the owner's decision counts. */
function settledOf(books: Map<string, { paid: boolean; given: number }>, one: PaymentFacts) {
  if (one.provider === 'manual') return { paid: one.status !== 'failed' && one.status !== 'pending', given: 0 };
  return books.get(one.id) ?? { paid: false, given: 0 };
}

function paymentFaults(one: PaymentFacts, settled: { paid: boolean; given: number }): string[] {
  // Refunded in full, or for an order in part, before it was reported as paid: the owner has rejected it.
  const isKept = one.status === 'failed' && !one.credited && settled.given > 0;
  // Returned outside the shop: for a top-up it was debited from the wallet; for an order it is one of its refunds, and
  // only the amount above the order's total was debited again.
  const taken = one.credited ? settled.given - one.given : 0;
  const owes = one.hold === 'refund' && one.credited;
  return wrong(`payment ${one.code} (${one.purpose}, ${one.status}, ${one.hold})`, [
    ['credited', one.credited, settled.paid && !isKept],
    ['deposits', one.deposits, one.credited ? 1 : 0],
    ['deposited', one.deposited, one.credited ? one.amount : 0],
    ['refunded', one.refunded, settled.given],
    ['left the wallet', one.sent_on, one.given + one.taken_back],
    ...(owes ? [] : ([['taken back', one.taken_back, taken]] satisfies Check[])),
  ]);
}

const orderFaults = (one: OrderFacts): string[] => {
  const isSold = one.status === 'completed' || one.status === 'refunded';
  return wrong(`order ${one.id} (${one.status})`, [
    ['purchases', one.bought, isSold ? 1 : 0],
    ['spent', one.spent, isSold ? one.amount : 0],
    ['given back', one.back, one.refunds],
    ['is refunded', one.status === 'refunded', isSold && one.refunds >= one.amount],
    ['invoices', one.invoices, isSold ? 1 : 0],
    ['invoiced', one.invoiced, isSold ? one.amount : 0],
    ['credit notes', one.credited, one.refunds],
    ['rights', one.rights, isSold ? 1 : 0],
    // A partial refund keeps the access; a full refund removes it, no matter who returned the money.
    ...(one.ends ? ([['access ended', one.ended, 1]] satisfies Check[]) : []),
  ]);
};

/** All differences between the shop's books and the providers', and within the shop's books. Must be empty. */
export async function booksFaults(app: Pick<TestApp, 'db'>, { payments }: Books): Promise<string[]> {
  // Two concurrent requests may both start a payment there; one is paid.
  const settled = new Map<string, { paid: boolean; given: number }>();
  for (const one of payments.values()) {
    const { paymentId, status } = one;
    const refundedMinor = one.dispute === 'lost' ? one.amountMinor : one.refundedMinor;
    const { paid, given } = settled.get(paymentId) ?? { paid: false, given: 0 };
    settled.set(paymentId, { paid: paid || status === 'paid', given: given + refundedMinor });
  }
  const known = await paymentFacts(app);
  const ids = new Set(known.map(({ id }) => id));
  const unknown = [...settled.keys()].filter((id) => !ids.has(id)).map((id) => `payment ${id} is not in the books`);
  const orders = await orderFacts(app);
  return [
    ...unknown,
    ...known.flatMap((one) => paymentFaults(one, settledOf(settled, one))),
    ...orders.flatMap(orderFaults),
    ...cashFaults(known, settledOf.bind(null, settled), await balances(app), orders),
  ];
}

async function balances({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(balance_cents), 0)::bigint as sum from wallets`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** The providers' balance equals what customers still hold plus what the studio has earned, to the cent. */
function cashFaults(
  payments: PaymentFacts[],
  settled: (one: PaymentFacts) => { paid: boolean; given: number },
  held: number,
  orders: OrderFacts[],
): string[] {
  let cash = 0;
  let lost = 0;
  for (const one of payments) {
    const { paid, given } = settled(one);
    if (!paid || !one.credited) continue;
    cash += one.amount - given;
    // Refunded by the provider but not debited, because the wallet was short.
    lost += given - one.given - one.taken_back;
  }
  const earned = orders.reduce((sum, { spent, back }) => sum + spent - back, 0);
  return wrong('all', [['cash at the providers', cash, held + earned - lost]]);
}
