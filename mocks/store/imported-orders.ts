import type { PricingTier } from '../../contract/generated/model.ts';
import { toGraceEnd } from '../../contract/rules/active-plans.ts';
import type { Cells } from '../../contract/rules/import-cells.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { type MovedOrder, readMovedOrder, toMovedOrderKey } from '../../contract/rules/moved-orders.ts';
import { createDownload } from './create-download.ts';
import type { MockDb } from './db.ts';
import { addImportedCustomer, type MockImportKind } from './import-kinds.ts';
import { toOnlyLine } from './order-lines.ts';
import { allPlans } from './product-plans.ts';

type Row = MovedOrder<PricingTier>;

const listMovable = (db: MockDb) =>
  db.state.catalogue
    .filter(({ deleted }) => deleted === null)
    .map((entry) => ({
      id: entry.product.id,
      title: entry.product.title,
      plans: allPlans(entry),
      hasFile: entry.file !== null,
    }));

/** Adds a completed order without a price, with its file, rights and key. */
const addOrder = (db: MockDb, row: Row, userId: string): void => {
  const { product, plan, orderedAt: created_at, reference, paidCents, currency, key, ends } = row;
  const id = crypto.randomUUID();
  const named = { product_id: product.id, product_name: product.title, tier: plan.name, plan_id: plan.id };
  const line = toOnlyLine({ id, ...named, amount: 0 }, null);
  const download = createDownload(db, userId, line, created_at);
  if (download) {
    if (ends && download.rights) {
      const graceEnd = toGraceEnd(ends.at === null ? null : new Date(ends.at));
      Object.assign(download.rights, { holds_until: ends.at, grace_until: graceEnd?.toISOString() ?? null });
    }
    line.download_id = download.id;
    db.state.downloads.unshift(download);
  }
  db.state.orders.push({
    userId,
    id,
    number: Math.max(10_000, ...db.state.orders.map(({ number }) => number)) + 1,
    ...named,
    amount: 0,
    status: 'completed',
    created_at,
    lines: [line],
    history: [{ status: 'completed', created_at }],
    movedIn: { reference, paid: toAmount(paidCents), currency },
    movedKey: toMovedOrderKey(row),
  });
  if (key === null || !download) return;
  const pool = db.state.licencePool.filter(({ productId }) => productId === product.id);
  const pooled = pool.find((candidate) => candidate.key === key);
  if (pooled) pooled.given = true;
  const imported = pool.length > 0 ? { imported: true } : {};
  const licence = {
    id: crypto.randomUUID(),
    userId,
    downloadId: download.id,
    key,
    created_at,
    devices: [],
    ...imported,
  };
  db.state.licences.push(licence);
};

/** Imported orders of an earlier shop: customers get the same rights as buyers here. */
export const movedOrders = (db: MockDb): MockImportKind => {
  const keyRows = new Map<string, string>();
  const added = new Set<string>();
  const rules = {
    products: listMovable(db),
    currency: db.state.paymentSettings.currency,
    timeZone: db.state.mailSettings.time_zone,
    now: Date.now(),
  };
  const findProblem = (row: Row) => {
    const { email, name, key } = row;
    const identity = toMovedOrderKey(row);
    if (key !== null && (keyRows.get(key) ?? identity) !== identity)
      return { field: 'key', message: 'Another row has this licence key' };
    if (key !== null) keyRows.set(key, identity);
    if (db.state.orders.some(({ movedKey }) => movedKey === identity)) return undefined;
    const account = db.accountByEmail(email);
    if (name === '' && (!account || added.has(email.toLowerCase())))
      return { field: 'name', message: 'Please fill in this field' };
    if (account?.deletedAt) return { field: 'email', message: 'The account with this email is deleted' };
    const isTaken =
      db.state.licences.some((licence) => licence.key === key) ||
      db.state.licencePool.some((pooled) => pooled.key === key && pooled.productId !== row.product.id);
    return isTaken ? { field: 'key', message: 'Another customer has this licence key' } : undefined;
  };
  return {
    isKnown: (key) => db.state.orders.some(({ movedKey }) => movedKey === key),
    read: (cells: Cells) => {
      const read = readMovedOrder(cells, rules);
      if ('problems' in read) return read;
      const { row } = read;
      const problem = findProblem(row);
      if (problem) return { problems: [problem] };
      const add = () => {
        const { email, name, country, orderedAt: since } = row;
        const account = db.accountByEmail(email);
        if (!account) added.add(email.toLowerCase());
        const owner = account?.user ?? addImportedCustomer(db, { name, email, country, since });
        addOrder(db, row, owner.id);
      };
      return { key: toMovedOrderKey(row), add };
    },
  };
};
