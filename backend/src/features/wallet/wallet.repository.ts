import { type Kysely, sql, type Transaction } from 'kysely';
import { limitsOf } from '../../../shared/money-limits.ts';
import type { Database } from '../../db/schema.ts';
import type { EntryKind } from '../../db/schema-commerce.ts';

const capIn = (currency: string) => sql`${limitsOf(currency).balance * 100}::bigint`;

/** What a wallet can hold in the shop's currency. */
const cap = sql`case shop_currency() when 'USD' then ${capIn('USD')} else ${capIn('')} end`;

/** One movement: `cents` is positive for money coming in, negative for money going out. */
export interface Movement {
  userId: string;
  kind: EntryKind;
  cents: number;
  reference: string;
  orderId: string | null;
  at: Date;
}

/** Gives a new account its empty wallet. */
export async function openWallet(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.insertInto('wallets').values({ user_id: userId }).execute();
}

/** The person's balance in cents; 0 before the first movement. */
export async function findBalance(db: Kysely<Database>, userId: string): Promise<number> {
  const row = await db.selectFrom('wallets').select('balance_cents').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance_cents ?? 0;
}

/** Lets whoever changes something of the same wallet wait until the transaction ends. */
export async function lockWallet(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('wallets').select('id').where('user_id', '=', userId).forUpdate().execute();
}

/**
 * Changes the balance and writes the ledger row in one statement; answers the new balance in cents.
 * Undefined, and nothing written, when the balance would leave 0 … what the currency allows. Concurrent movements of one
 * wallet queue at its row, and each checks the balance that the one before it left.
 */
export async function moveMoney(tx: Transaction<Database>, movement: Movement): Promise<number | undefined> {
  const { kind, cents, reference, orderId, at } = movement;
  const entry = await tx
    .with('moved', () => (cents > 0 ? credit(tx, movement) : debit(tx, movement)))
    .insertInto('wallet_entries')
    .columns(['wallet_id', 'kind', 'amount_cents', 'balance_after_cents', 'reference', 'order_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('moved')
        .select([
          'moved.id as wallet_id',
          sql<EntryKind>`${kind}::text`.as('kind'),
          sql<number>`${cents}::bigint`.as('amount_cents'),
          'moved.balance_cents as balance_after_cents',
          sql<string>`${reference}::text`.as('reference'),
          sql<string | null>`${orderId}::uuid`.as('order_id'),
          sql<Date>`${at}::timestamptz`.as('created_at'),
        ]),
    )
    .returning('balance_after_cents')
    .executeTakeFirst();
  return entry?.balance_after_cents;
}

/** Also opens the wallet, at its first credit. */
function credit(tx: Transaction<Database>, { userId, cents, at }: Movement) {
  const raised = sql<number>`wallets.balance_cents + ${cents}::bigint`;
  return tx
    .insertInto('wallets')
    .values({ user_id: userId, balance_cents: cents, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ balance_cents: raised, updated_at: at })
        .where(sql<boolean>`${raised} <= ${cap}`),
    )
    .returning(['id', 'balance_cents']);
}

function debit(tx: Transaction<Database>, { userId, cents, at }: Pick<Movement, 'userId' | 'cents' | 'at'>) {
  const lowered = sql<number>`balance_cents + ${cents}::bigint`;
  return tx
    .updateTable('wallets')
    .set({ balance_cents: lowered, updated_at: at })
    .where('user_id', '=', userId)
    .where(sql<boolean>`${lowered} >= 0`)
    .returning(['id', 'balance_cents']);
}

/** Two movements whose sum is nothing, so the balance stays: in this order unless the wallet is full. */
async function moveThrough(tx: Transaction<Database>, into: Movement, out: Movement): Promise<void> {
  if ((await moveMoney(tx, into)) !== undefined) {
    await moveMoney(tx, out);
    return;
  }
  await moveMoney(tx, out);
  await moveMoney(tx, into);
}

/** Money of an order that comes back into the wallet and goes on at once, to where it was paid from. */
export function passMoney(tx: Transaction<Database>, refund: Movement, onwards: string): Promise<void> {
  const out: Movement = { ...refund, kind: 'adjustment', cents: -refund.cents, reference: onwards, orderId: null };
  return moveThrough(tx, refund, out);
}

/** An order that a provider was paid for: the books show what came in, and what it was spent on. */
export function enterDirectPurchase(
  tx: Transaction<Database>,
  { userId, cents, code, at }: { userId: string; cents: number; code: string; at: Date },
  order: { id: string; number: number },
): Promise<void> {
  const into: Movement = { userId, kind: 'deposit', cents, reference: code, orderId: null, at };
  const reference = `Order #${order.number}`;
  return moveThrough(tx, into, { ...into, kind: 'purchase', cents: -cents, reference, orderId: order.id });
}

/**
 * Puts held money back, whoever the wallet belonged to and however full it is meanwhile: it was in there before. The
 * caller sees to it that this happens once.
 */
export async function returnMoney(
  tx: Transaction<Database>,
  { walletId, cents, reference, at }: { walletId: string; cents: number; reference: string; at: Date },
): Promise<void> {
  await tx
    .with('moved', (db) =>
      db
        .updateTable('wallets')
        .set({ balance_cents: sql<number>`balance_cents + ${cents}::bigint`, updated_at: at })
        .where('id', '=', walletId)
        .returning(['id', 'balance_cents']),
    )
    .insertInto('wallet_entries')
    .columns(['wallet_id', 'kind', 'amount_cents', 'balance_after_cents', 'reference', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('moved')
        .select([
          'moved.id as wallet_id',
          sql<EntryKind>`'adjustment'`.as('kind'),
          sql<number>`${cents}::bigint`.as('amount_cents'),
          'moved.balance_cents as balance_after_cents',
          sql<string>`${reference}::text`.as('reference'),
          sql<Date>`${at}::timestamptz`.as('created_at'),
        ]),
    )
    .execute();
}

/** Money that has left a wallet, still without the ledger row that must follow in the same transaction. */
export interface Taken {
  walletId: string;
  cents: number;
  balanceCents: number;
  at: Date;
}

/** Takes `cents` for an order that is about to be made; undefined, and nothing taken, when the wallet holds less. */
export async function takeMoney(
  tx: Transaction<Database>,
  userId: string,
  cents: number,
  at: Date,
): Promise<Taken | undefined> {
  const wallet = await debit(tx, { userId, cents: -cents, at }).executeTakeFirst();
  return wallet && { walletId: wallet.id, cents, balanceCents: wallet.balance_cents, at };
}

/** The ledger row of an order; it cannot come first, because it names the order. */
export async function enterPurchase(
  tx: Transaction<Database>,
  { walletId, cents, balanceCents, at }: Taken,
  order: { id: string; number: number },
): Promise<void> {
  await tx
    .insertInto('wallet_entries')
    .values({
      wallet_id: walletId,
      kind: 'purchase',
      amount_cents: -cents,
      balance_after_cents: balanceCents,
      reference: `Order #${order.number}`,
      order_id: order.id,
      created_at: at,
    })
    .execute();
}

/** Whether the ledger shows what an order was paid with: the wallet, or a payment that only passed through it. */
export async function hasPurchaseEntry(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('wallet_entries')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'purchase')
    .executeTakeFirst();
  return entry !== undefined;
}

/** Wallets whose balance is not the sum of their ledger, or whose running balance has a break. Must be 0. */
export async function countLedgerFaults(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ faults: number }>`
    with chain as (
      select wallet_id, balance_after_cents,
             sum(amount_cents) over (partition by wallet_id order by id) as running
        from wallet_entries
    )
    select count(*)::int as faults
      from wallets w
     where w.balance_cents <> (select coalesce(sum(e.amount_cents), 0) from wallet_entries e where e.wallet_id = w.id)
        or exists (select 1 from chain c where c.wallet_id = w.id and c.running <> c.balance_after_cents)
  `.execute(db);
  return rows[0]?.faults ?? 0;
}
