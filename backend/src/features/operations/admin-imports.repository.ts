import { type Insertable, sql, type Transaction } from 'kysely';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import { USER_COLUMNS } from '../../db/columns.ts';
import type { Database } from '../../db/schema.ts';
import type { ProductsTable } from '../../db/tables.gen.ts';
import type { UserRow } from '../accounts/users.repository.ts';
import { setCountryIfEmpty } from '../billing/billing.repository.ts';

type Tx = Transaction<Database>;

/** Those of the lower-case texts that the table already contains. */
async function findExistingKeys(
  tx: Tx,
  table: string,
  column: string,
  keys: readonly string[],
  condition = sql`true`,
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select lower(${sql.ref(column)}) as key from ${sql.table(table)}
    where lower(${sql.ref(column)}) = any(${keys}::text[]) and ${condition}`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

export const findExistingUsers = (tx: Tx, emails: readonly string[]) =>
  findExistingKeys(tx, 'users', 'email', emails, sql`deleted_at is distinct from ${GUEST_SENTINEL}`);
export const findExistingSubscribers = (tx: Tx, emails: readonly string[]) =>
  findExistingKeys(tx, 'newsletter_subscribers', 'email', emails);

/** Lower-case titles of products that are not deleted. */
export async function findExistingProducts(tx: Tx, titles: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select lower(title) as key from products where deleted_at is null and lower(title) = any(${titles}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ key }) => key));
}

type NewProduct = Omit<Insertable<ProductsTable>, 'position'>;

/** Appends products to the list, in their order. @returns how many */
export async function insertProducts(tx: Tx, products: readonly NewProduct[]): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(position), 0) as last from products`.execute(tx);
  const last = rows[0]?.last ?? 0;
  await tx
    .insertInto('products')
    .values(products.map((product, index) => ({ ...product, position: last + index + 1 })))
    .execute();
  return products.length;
}

interface NewCustomer {
  name: string;
  email: string;
  created_at: Date;
  /** of the billing address; empty when unknown */
  country: string;
}

/** Inserts customers, each with a wallet; skips emails taken in the meantime. */
export async function insertCustomers(
  tx: Tx,
  customers: readonly NewCustomer[],
  passwordHash: string,
): Promise<UserRow[]> {
  const rows = await tx
    .insertInto('users')
    .values(
      customers.map(({ country: _country, ...row }) => ({
        ...row,
        password_hash: passwordHash,
        role: 'customer',
        status: 'active',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(USER_COLUMNS)
    .execute();
  if (rows.length === 0) return rows;
  await tx
    .insertInto('wallets')
    .values(rows.map(({ id }) => ({ user_id: id })))
    .execute();
  const countries = new Map(customers.map(({ email, country }) => [email, country]));
  for (const { id, email } of rows) await setCountryIfEmpty(tx, id, countries.get(email) ?? '');
  return rows;
}

interface NewSubscriber {
  email: string;
  status: 'confirmed' | 'unsubscribed';
  created_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

/** Inserts emails; existing ones keep their status. @returns how many were added */
export async function insertSubscribers(tx: Tx, subscribers: readonly NewSubscriber[]): Promise<number> {
  const rows = await tx
    .insertInto('newsletter_subscribers')
    .values([...subscribers])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length;
}
