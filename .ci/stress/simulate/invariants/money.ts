import { sql } from 'kysely';
import { countLedgerMismatches } from '../../../../backend/src/features/billing/wallet.repository.ts';
import type { Invariant } from './check.ts';

/** Balances are the sums of the ledger, entry by entry. */
export const ledger: Invariant = async ({ db }) => {
  const faults = await countLedgerMismatches(db);
  return faults > 0 ? [`${faults} wallets differ from the ledger`] : [];
};

interface PaymentRow {
  id: string;
  code: string;
  provider: string;
  credited: boolean;
  amount: number;
  refunded: number;
  deposits: number;
  deposited: number;
}

/** Payments are credited only if the provider counts them as paid, once, and with their amount. */
export const payments: Invariant = async ({ db, world }) => {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.code, p.provider, p.credited_at is not null as credited, p.amount_minor as amount,
           p.refunded_minor as refunded, coalesce(d.count, 0)::int as deposits, coalesce(d.sum, 0)::bigint as deposited
      from payments p
      left join (select reference, count(*), sum(amount_cents) from wallet_entries where kind = 'deposit' group by 1) d
        on d.reference = p.code`.execute(db);
  const settled = new Map<string, { paid: boolean; given: number }>();
  for (const { paymentId, status, dispute, amountMinor, refundedMinor } of world.provider.books.payments.values()) {
    const { paid, given } = settled.get(paymentId) ?? { paid: false, given: 0 };
    const back = dispute === 'lost' ? amountMinor : refundedMinor;
    settled.set(paymentId, { paid: paid || status === 'paid', given: given + back });
  }
  return rows.flatMap(({ id, code, provider, credited, amount, refunded, deposits, deposited }) => {
    const { paid, given } = settled.get(id) ?? { paid: false, given: 0 };
    const faults: string[] = [];
    if (credited && provider !== 'manual' && !paid) faults.push(`payment ${code} is credited and was never paid`);
    if (deposits !== (credited ? 1 : 0)) faults.push(`payment ${code} was credited ${deposits} times`);
    if (credited && deposited !== amount) faults.push(`payment ${code} of ${amount} was credited with ${deposited}`);
    if (provider !== 'manual' && refunded > given) faults.push(`payment ${code} has ${refunded} back, not ${given}`);
    return faults;
  });
};

interface OrderRow {
  number: number;
  status: string;
  amount: number;
  bought: number;
  spent: number;
  back: number;
  refunds: number;
  lined: number;
  overdrawn: number;
  invoices: number;
  invoiced: number;
  credited: number;
}

/** A completed order is paid once and invoiced once; refunds have credit notes and never exceed the price. */
export const orders: Invariant = async ({ db }) => {
  const { rows } = await sql<OrderRow>`
    select o.number, o.status, o.amount_cents as amount, coalesce(e.bought, 0)::int as bought,
           coalesce(e.spent, 0)::bigint as spent, coalesce(e.back, 0)::bigint as back,
           coalesce(r.sum, 0)::bigint as refunds, l.lined::bigint, l.overdrawn::int,
           coalesce(i.invoices, 0)::int as invoices, coalesce(i.invoiced, 0)::bigint as invoiced,
           coalesce(i.credited, 0)::bigint as credited
      from orders o
      left join (select order_id, count(*) filter (where kind = 'purchase') as bought,
          -sum(amount_cents) filter (where kind = 'purchase') as spent,
          sum(amount_cents) filter (where kind = 'refund') as back from wallet_entries group by 1) e on e.order_id = o.id
      left join (select order_id, sum(amount_cents) from refunds where status = 'done' group by 1) r on r.order_id = o.id
      left join (select order_id, count(*) filter (where kind = 'invoice') as invoices,
          sum(total_cents) filter (where kind = 'invoice') as invoiced,
          -sum(total_cents) filter (where kind = 'credit_note') as credited from invoices group by 1) i on i.order_id = o.id
      join (select line.order_id, sum(line.amount_cents) as lined,
              count(*) filter (where back.cents > line.amount_cents) as overdrawn
            from order_lines line cross join lateral (
              select coalesce(sum(part.amount_cents), 0) as cents from refund_lines part
                join refunds on refunds.id = part.refund_id and refunds.status = 'done' where part.line_id = line.id) back
            group by 1) l on l.order_id = o.id`.execute(db);
  return rows.flatMap((row) => {
    const isSold = row.status === 'completed' || row.status === 'refunded';
    const wanted: [string, number, number][] = [
      ['purchases', row.bought, isSold && row.amount > 0 ? 1 : 0],
      ['spent', row.spent, isSold ? row.amount : 0],
      ['given back', row.back, row.refunds],
      ['invoices', row.invoices, isSold && row.amount > 0 ? 1 : 0],
      ['invoiced', row.invoiced, isSold ? row.amount : 0],
      ['credited by notes', row.credited, row.refunds],
      ['lines', row.lined, row.amount],
      ['overdrawn lines', row.overdrawn, 0],
    ];
    return wanted.flatMap(([what, is, must]) =>
      is === must ? [] : [`order ${row.number} (${row.status}): ${what} ${is}, not ${must}`],
    );
  });
};

/** Invoices and credit notes are numbered without gaps, and their last number is the counter's. */
export const invoices: Invariant = async ({ db }) => {
  const { rows } = await sql<{ kind: string; year: number; count: number; least: number; most: number; last: number }>`
    select i.kind, i.year, count(*)::int as count, min(i.number) as least, max(i.number) as most, n.last
      from invoices i left join invoice_numbers n using (kind, year) group by i.kind, i.year, n.last`.execute(db);
  return rows.flatMap(({ kind, year, count, least, most, last }) =>
    least === 1 && most === count && last === most
      ? []
      : [`${kind} of ${year}: ${count} numbers up to ${most}, ${last}`],
  );
};

/** A withdrawal is debited once, and credited back once if it was not paid out. */
export const payouts: Invariant = async ({ db }) => {
  const { rows } = await sql<{ reference: string; status: string; amount: number; moved: number }>`
    select p.reference, p.status, p.amount_cents as amount,
           coalesce((select sum(e.amount_cents) from wallet_entries e
             where e.wallet_id = p.wallet_id and position(p.reference in e.reference) > 0), 0)::bigint as moved
      from payouts p`.execute(db);
  return rows.flatMap(({ reference, status, amount, moved }) => {
    const must = status === 'refused' || status === 'cancelled' ? 0 : -amount;
    return moved === must ? [] : [`withdrawal ${reference} (${status}) moved ${moved}, not ${must}`];
  });
};
