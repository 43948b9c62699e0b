import { type Kysely, sql, type Transaction } from 'kysely';
import { getMoneyLimits } from '../../../../contract/rules/money-limits.ts';
import type { Database, EntryKind } from '../../db/schema.ts';

const maxBalanceIn = (currency: string) => sql`${getMoneyLimits(currency).balance * 100}::bigint`;

/** The maximum balance in the shop's currency. */
const maxBalance = sql`case shop_currency() when 'USD' then ${maxBalanceIn('USD')} else ${maxBalanceIn('')} end`;

/** One ledger entry: `cents` is positive for credits and negative for debits. */
export interface LedgerEntry {
  userId: string;
  kind: EntryKind;
  cents: number;
  reference: string;
  orderId: string | null;
  /** the refund that it pays out */
  refundId?: string | null;
  at: Date;
}

/** Creates the empty wallet of a new account. */
export async function insertWallet(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.insertInto('wallets').values({ user_id: userId }).execute();
}

/** The user's balance in cents; 0 before the first entry. */
export async function findBalance(db: Kysely<Database>, userId: string): Promise<number> {
  const row = await db.selectFrom('wallets').select('balance_cents').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance_cents ?? 0;
}

/** Locks the wallet: other changes of it wait until the transaction ends. */
export async function lockWallet(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('wallets').select('id').where('user_id', '=', userId).forUpdate().execute();
}

/**
 * Updates the balance and inserts the ledger row in one statement; returns the new balance in cents. Undefined, and
 * nothing written, when the balance would fall below 0 or exceed the limit of the currency. Concurrent entries of one
 * wallet queue at its row, and each checks the balance that the previous one left.
 */
export async function postEntry(tx: Transaction<Database>, ledgerEntry: LedgerEntry): Promise<number | undefined> {
  const { kind, cents, reference, orderId, refundId = null, at } = ledgerEntry;
  const entry = await tx
    .with('moved', () => (cents > 0 ? credit(tx, ledgerEntry) : debit(tx, ledgerEntry)))
    .insertInto('wallet_entries')
    .columns([
      ...(['wallet_id', 'kind', 'amount_cents', 'balance_after_cents', 'reference', 'order_id'] as const),
      ...(['refund_id', 'created_at'] as const),
    ])
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
          sql<string | null>`${refundId}::uuid`.as('refund_id'),
          sql<Date>`${at}::timestamptz`.as('created_at'),
        ]),
    )
    .returning('balance_after_cents')
    .executeTakeFirst();
  return entry?.balance_after_cents;
}

/** Also creates the wallet, at its first credit. */
function credit(tx: Transaction<Database>, { userId, cents, at }: LedgerEntry) {
  const raisedBalance = sql<number>`wallets.balance_cents + ${cents}::bigint`;
  return tx
    .insertInto('wallets')
    .values({ user_id: userId, balance_cents: cents, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ balance_cents: raisedBalance, updated_at: at })
        .where(sql<boolean>`${raisedBalance} <= ${maxBalance}`),
    )
    .returning(['id', 'balance_cents']);
}

function debit(tx: Transaction<Database>, { userId, cents, at }: Pick<LedgerEntry, 'userId' | 'cents' | 'at'>) {
  const loweredBalance = sql<number>`balance_cents + ${cents}::bigint`;
  return tx
    .updateTable('wallets')
    .set({ balance_cents: loweredBalance, updated_at: at })
    .where('user_id', '=', userId)
    .where(sql<boolean>`${loweredBalance} >= 0`)
    .returning(['id', 'balance_cents']);
}

/** Two entries that cancel out, so the balance stays the same: in this order unless the wallet is full. */
async function postEntryPair(tx: Transaction<Database>, incoming: LedgerEntry, outgoing: LedgerEntry): Promise<void> {
  if ((await postEntry(tx, incoming)) !== undefined) {
    await postEntry(tx, outgoing);
    return;
  }
  await postEntry(tx, outgoing);
  await postEntry(tx, incoming);
}

/** Refunds an order outside the wallet; its ledger shows both the credit and the debit. */
export function postPassThrough(
  tx: Transaction<Database>,
  refund: LedgerEntry,
  outgoingReference: string,
): Promise<void> {
  const outgoing: LedgerEntry = {
    ...refund,
    kind: 'adjustment',
    cents: -refund.cents,
    reference: outgoingReference,
    orderId: null,
    refundId: null,
  };
  return postEntryPair(tx, refund, outgoing);
}

/** An order paid through a provider: the ledger shows the payment and the purchase. */
export function insertDirectPurchase(
  tx: Transaction<Database>,
  { userId, cents, code, at }: { userId: string; cents: number; code: string; at: Date },
  order: { id: string; number: number },
): Promise<void> {
  const incoming: LedgerEntry = { userId, kind: 'deposit', cents, reference: code, orderId: null, at };
  const reference = `Order #${order.number}`;
  return postEntryPair(tx, incoming, { ...incoming, kind: 'purchase', cents: -cents, reference, orderId: order.id });
}

/**
 * Returns reserved money, even to an erased user's wallet or above the limit: it was in there before. The caller
 * ensures that this happens once.
 */
export async function creditReturnedPayout(
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

/** Money debited from a wallet, still without the ledger row that must follow in the same transaction. */
export interface WalletDebit {
  walletId: string;
  cents: number;
  balanceCents: number;
  at: Date;
}

/** Debits `cents` for an order about to be created; undefined, and nothing debited, when the balance is too low. */
export async function debitWallet(
  tx: Transaction<Database>,
  userId: string,
  cents: number,
  at: Date,
): Promise<WalletDebit | undefined> {
  const wallet = await debit(tx, { userId, cents: -cents, at }).executeTakeFirst();
  return wallet && { walletId: wallet.id, cents, balanceCents: wallet.balance_cents, at };
}

/** Inserts the ledger row of an order; it needs the order's id, so the order is created first. */
export async function insertPurchaseEntry(
  tx: Transaction<Database>,
  { walletId, cents, balanceCents, at }: WalletDebit,
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

/** Whether the ledger shows how an order was paid: from the wallet, or by a payment passing through it. */
export async function hasPurchaseEntry(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('wallet_entries')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'purchase')
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * The number of wallets where the balance differs from the sum of the ledger, or the running balance has a gap. Must be
 * 0.
 */
export async function countLedgerMismatches(db: Kysely<Database>): Promise<number> {
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
