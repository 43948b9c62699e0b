import { createHash, randomUUID } from 'node:crypto';
import { REMINDER_DAYS } from '../../../../contract/rules/active-plans.ts';
import type { RowProblem } from '../../../../contract/rules/import-cells.ts';
import { type MovedOrder, readMovedOrder, toMovedOrderKey } from '../../../../contract/rules/moved-orders.ts';
import { grantedRights } from '../../../../contract/rules/plan-terms.ts';
import { grantMovedEntitlements } from '../../db/grant-entitlements.ts';
import { grantLicences } from '../../db/grant-licences.ts';
import type { StoredPrice } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createLinkToken } from '../../lib/link-token.ts';
import { sendWelcomeLink } from '../accounts/add-user.service.ts';
import { hashPassword } from '../accounts/passwords.adapter.ts';
import {
  findCustomers,
  findMovedRows,
  findTakenKeys,
  insertMovedDownloads,
  insertMovedKeys,
  insertMovedOrders,
  listMovableProducts,
  lockMovedOrders,
  type MovableProduct,
  markReminded,
  type NewMovedOrder,
  resetUnconfirmedPasswords,
  setMovedEnds,
} from '../orders/moved-orders.repository.ts';
import { insertCustomers } from './admin-imports.repository.ts';
import type { RowKind } from './import-kinds.service.ts';

type Tx = Parameters<typeof lockMovedOrders>[0];
type OrderRow = MovedOrder<StoredPrice> & { product: MovableProduct };

const DAY_MS = 24 * 60 * 60 * 1000;

/** What identifies a row; a hash, because it contains the email. */
const toRowHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The first row of each new customer. */
const firstRows = (rows: readonly OrderRow[]): Map<string, OrderRow> => {
  const first = new Map<string, OrderRow>();
  for (const row of rows) if (!first.has(row.email.toLowerCase())) first.set(row.email.toLowerCase(), row);
  return first;
};

/**
 * Orders of an earlier shop: each row becomes a completed order without a price, with file, rights and licence key, so that its
 * customer has what a buyer here has.
 * @param invite whether each new customer gets one email, with a link to set the password
 */
export async function movedOrders(deps: Deps, tx: Tx, now: Date, invite: boolean): Promise<RowKind<OrderRow>> {
  await lockMovedOrders(tx);
  const rules = {
    products: await listMovableProducts(tx),
    currency: await findShopCurrency(tx),
    timeZone: await findShopZone(tx),
    now: now.getTime(),
  };
  /** the rows of the file that have a licence key */
  const keyRows = new Map<string, string>();
  /** customers who had no account before this file: each of their rows needs a name, so that a check sees what an import does */
  const added = new Set<string>();
  let passwordHash: Promise<string> | undefined;

  const findProblems = (row: OrderRow, customer: { isDeleted: boolean; isUnconfirmed: boolean } | undefined) => {
    const problems: RowProblem[] = [];
    const isNew = !customer || added.has(row.email.toLowerCase());
    if (isNew && row.name === '') problems.push({ field: 'name', message: 'Please fill in this field' });
    if (customer?.isDeleted) problems.push({ field: 'email', message: 'The account with this email is deleted' });
    if (customer?.isUnconfirmed)
      problems.push({ field: 'email', message: 'The account with this email has not confirmed it yet' });
    return problems;
  };

  const addCustomers = async (customers: Map<string, { id: string }>, rows: readonly OrderRow[]) => {
    const isNew = ({ email }: OrderRow) => !customers.has(email.toLowerCase());
    const values = [...firstRows(rows.filter(isNew)).values()].map(({ name, email, country, orderedAt }) => ({
      name,
      email,
      country,
      created_at: new Date(orderedAt),
    }));
    if (values.length === 0) return;
    passwordHash ??= hashPassword(createLinkToken());
    for (const user of await insertCustomers(tx, values, await passwordHash)) {
      customers.set(user.email.toLowerCase(), user);
      added.add(user.email.toLowerCase());
      if (invite) await sendWelcomeLink(deps, tx, user, now);
    }
  };

  return {
    read: (cells) => {
      const read = readMovedOrder(cells, rules);
      if ('problems' in read || read.row.key === null) return read as { row: OrderRow } | { problems: RowProblem[] };
      const identity = toMovedOrderKey(read.row);
      const isTaken = (keyRows.get(read.row.key) ?? identity) !== identity;
      keyRows.set(read.row.key, keyRows.get(read.row.key) ?? identity);
      return isTaken
        ? { problems: [{ field: 'key', message: 'Another row has this licence key' }] }
        : (read as { row: OrderRow });
    },
    keyOf: toMovedOrderKey,
    known: async (_tx, keys) => {
      const hashes = new Map(keys.map((key) => [toRowHash(key), key]));
      const found = await findMovedRows(tx, [...hashes.keys()]);
      return new Set([...found].flatMap((hash) => hashes.get(hash) ?? []));
    },
    check: async (_tx, rows) => {
      const customers = await findCustomers(
        tx,
        rows.map(({ email }) => email.toLowerCase()),
      );
      const taken = await findTakenKeys(
        tx,
        rows.flatMap(({ key, product }) => (key === null ? [] : [{ key, productId: product.id }])),
      );
      return new Map(
        rows.flatMap((row, place) => {
          const problems = findProblems(row, customers.get(row.email.toLowerCase()));
          if (row.key !== null && taken.has(row.key))
            problems.push({ field: 'key', message: 'Another customer has this licence key' });
          return problems.length > 0 ? [[place, problems] as const] : [];
        }),
      );
    },
    insert: async (_tx, rows) => {
      const customers = new Map<string, { id: string }>(
        await findCustomers(
          tx,
          rows.map(({ email }) => email.toLowerCase()),
        ),
      );
      // Someone else may have registered with the email long ago, and never confirmed it.
      passwordHash ??= hashPassword(createLinkToken());
      await resetUnconfirmedPasswords(
        tx,
        [...customers.values()].map(({ id }) => id),
        await passwordHash,
      );
      await addCustomers(customers, rows);
      const orders = rows.flatMap((row) => {
        const customer = customers.get(row.email.toLowerCase());
        return customer ? [{ row, order: toNewOrder(row, customer.id) }] : [];
      });
      const newOrders = orders.map(({ order }) => order);
      const ids = newOrders.map(({ id }) => id);
      await insertMovedOrders(tx, newOrders, now);
      await grantMovedEntitlements(tx, ids);
      await setMovedEnds(
        tx,
        orders.flatMap(({ row: { ends }, order: { id } }) => (ends ? [{ id, at: ends.at }] : [])),
      );
      await markReminded(tx, ids, new Date(now.getTime() + REMINDER_DAYS * DAY_MS));
      await insertMovedDownloads(tx, newOrders);
      const keys = orders.flatMap(({ row: { key, product, orderedAt }, order }) =>
        key === null
          ? []
          : [{ line_id: order.id, key, imported: product.hasImportedKeys, created_at: new Date(orderedAt) }],
      );
      await insertMovedKeys(tx, keys, now);
      await grantLicences(tx, ids);
      return orders.length;
    },
  };
}

const toNewOrder = (row: OrderRow, userId: string): NewMovedOrder => ({
  id: randomUUID(),
  userId,
  product: row.product,
  plan: row.plan,
  rights: grantedRights(row.plan),
  orderedAt: new Date(row.orderedAt),
  paidCents: row.paidCents,
  currency: row.currency,
  reference: row.reference,
  rowHash: toRowHash(toMovedOrderKey(row)),
});
