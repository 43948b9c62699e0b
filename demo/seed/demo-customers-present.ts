import { sql, type Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import type { DemoFacts } from '../content/demo-customers/types.ts';

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

interface Row {
  users: number;
  recent: number;
  orders: number;
  orders1: number;
  orders2: number;
  orders3: number;
  cents: number;
  cents1: number;
  cents2: number;
  cents3: number;
}

/** The figures without the demo customers, at a moment in milliseconds. */
export async function findPresent(tx: Transaction<Database>, midnight: number): Promise<DemoFacts> {
  const [end, w1, w2, w3] = [0, 1, 2, 3].map((times) => new Date(midnight - times * WINDOW_MS));
  const { rows } = await sql<Row>`
    select u.*, o.*, e.* from (
      select count(*) as users, count(*) filter (where created_at >= ${w1}) as recent
        from users where created_at < ${end}
    ) u, (
      select count(*) as orders,
             count(*) filter (where created_at >= ${w1}) as orders1,
             count(*) filter (where created_at >= ${w2} and created_at < ${w1}) as orders2,
             count(*) filter (where created_at >= ${w3} and created_at < ${w2}) as orders3
        from orders where created_at < ${end}
    ) o, (
      select coalesce(-sum(amount_cents), 0)::bigint as cents,
             coalesce(-sum(amount_cents) filter (where created_at >= ${w1}), 0)::bigint as cents1,
             coalesce(-sum(amount_cents) filter (where created_at >= ${w2} and created_at < ${w1}), 0)::bigint as cents2,
             coalesce(-sum(amount_cents) filter (where created_at >= ${w3} and created_at < ${w2}), 0)::bigint as cents3
        from wallet_entries where kind in ('purchase', 'refund') and created_at < ${end}
    ) e`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('Totals are always one row');
  return {
    users: row.users,
    recentUsers: row.recent,
    orders: [row.orders, row.orders1, row.orders2, row.orders3],
    revenue: [row.cents, row.cents1, row.cents2, row.cents3],
  };
}
