import { type Kysely, sql } from 'kysely';
import type { LineCountryPrice, OrderCharge } from '../../../../contract/generated/model.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { Database } from '../../db/schema.ts';
import { listCharges, toChargePart } from '../billing/order-charges.repository.ts';
import type { Section } from './account-data.repository.ts';

/** An order with its licence, file and invoices. */
export interface OwnOrder {
  number: number;
  product: string;
  plan: string | null;
  lines: OwnLine[];
  amount: number;
  /** what was charged in the second currency */
  charge?: OrderCharge;
  status: string;
  created_at: Date;
  withdrawal_consented_at: Date | null;
  contract_withdrawn_at: Date | null;
  network_country: string | null;
  payment_country: string | null;
  gift: OwnGift | null;
  purchaseOrder: string | null;
}

/** A gift that the user gave or received with an order. */
interface OwnGift {
  received: boolean;
  recipient_name: string;
  recipient_email: string;
  sender_name: string;
  message: string;
  deliver_on: string;
  sent_at: Date | null;
  claimed_at: Date | null;
}

/** One product of an order with its rights. */
interface OwnLine {
  product: string;
  plan: string | null;
  quantity: number;
  amount: number;
  updates_until: Date | null;
  support_until: Date | null;
  holds_until: Date | null;
  country_price: LineCountryPrice | null;
}

/** Orders, oldest first, starting at a number. */
export async function readOrders(
  db: Kysely<Database>,
  userId: string,
  { after = 0, limit }: { after?: number | undefined; limit?: number } = {},
): Promise<OwnOrder[]> {
  let query = db
    .selectFrom('orders')
    .select([
      'orders.id',
      'orders.number',
      'product_name as product',
      'orders.tier as plan',
      'amount_cents',
      'status',
      'orders.created_at',
    ])
    .leftJoin('withdrawal_consents', 'withdrawal_consents.order_id', 'orders.id')
    .select('withdrawal_consents.agreed_at as withdrawal_consented_at')
    .leftJoin('contract_withdrawals', 'contract_withdrawals.order_id', 'orders.id')
    .select('contract_withdrawals.received_at as contract_withdrawn_at')
    .leftJoin('purchase_orders', 'purchase_orders.order_id', 'orders.id')
    .select('purchase_orders.number as purchaseOrder')
    .select(({ selectFrom }) =>
      (['network', 'payment'] as const).map((source) =>
        selectFrom('buyer_places')
          .select('buyer_places.country')
          .whereRef('buyer_places.order_id', '=', 'orders.id')
          .where('source', '=', source)
          .as(`${source}_country`),
      ),
    )
    .where('user_id', '=', userId)
    .where('orders.number', '>', after)
    .orderBy('orders.number');
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  const lines = await readLines(
    db,
    rows.map(({ id }) => id),
  );
  const charges = await listCharges(
    db,
    rows.map(({ id }) => id),
  );
  const gifts = await readGifts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, amount_cents, ...order }) => ({
    ...order,
    gift: gifts.get(id) ?? null,
    lines: lines.get(id) ?? [],
    amount: toAmount(amount_cents),
    ...toChargePart(charges.get(id)),
  }));
}

/** The gifts that orders gave or received, by the id of the order. */
async function readGifts(db: Kysely<Database>, orderIds: string[]): Promise<Map<string, OwnGift>> {
  const rows = await db
    .selectFrom('gifts')
    .innerJoin('orders', (join) =>
      join.on(({ eb, or }) =>
        or([eb('orders.id', '=', eb.ref('gifts.order_id')), eb('orders.id', '=', eb.ref('gifts.claimed_order_id'))]),
      ),
    )
    .select(['orders.id', sql<boolean>`orders.id <> gifts.order_id`.as('received')])
    .select(['recipient_name', 'recipient_email', 'sender_name', 'message', 'deliver_on', 'sent_at', 'claimed_at'])
    .where('orders.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...gift }) => [id, gift]));
}

/** The lines of orders, by the id of the order. */
async function readLines(db: Kysely<Database>, orderIds: string[]): Promise<Map<string, OwnLine[]>> {
  const rows = await db
    .selectFrom('order_lines')
    .leftJoin('entitlements', 'entitlements.line_id', 'order_lines.id')
    .select(['order_id', 'product_name as product', 'order_lines.tier as plan', 'quantity', 'amount_cents'])
    .leftJoin('line_country_prices as local', 'local.line_id', 'order_lines.id')
    .select(['updates_until', 'support_until', 'holds_until', 'countries', 'percent', 'regular_cents'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  type Row = (typeof rows)[number];
  const toLine = ({ order_id: _, amount_cents, countries, percent, regular_cents, ...line }: Row) => ({
    ...line,
    amount: toAmount(amount_cents),
    country_price: countries && { countries, percent, regular_price: toAmount(regular_cents ?? 0) },
  });
  return new Map([...Map.groupBy(rows, ({ order_id }) => order_id)].map(([id, group]) => [id, group.map(toLine)]));
}

/** An invoice or credit note; `file` is its name in the archive. */
interface OwnInvoice {
  id: string;
  number: string;
  kind: string;
  /** null when the studio has written it */
  order: number | null;
  total: number;
  currency: string;
  issued_at: Date;
  file: string;
}

/** Every invoice and credit note with its id, from which its file is rendered. */
export async function readInvoices(db: Kysely<Database>, userId: string): Promise<OwnInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .leftJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('direct_invoices', (join) =>
      join.on('direct_invoices.invoice_id', '=', sql<string>`coalesce(invoices.credits_id, invoices.id)`),
    )
    .select(['invoices.id', 'kind', 'year', 'invoices.number', 'orders.number as order'])
    .select(['total_cents', 'invoices.currency', 'issued_at'])
    .where(({ or, eb }) => or([eb('orders.user_id', '=', userId), eb('direct_invoices.user_id', '=', userId)]))
    .orderBy('issued_at')
    .orderBy('invoices.number')
    .execute();
  return rows.map(({ year, total_cents, ...row }): OwnInvoice => {
    const number = invoiceNumber(row.kind, year, row.number);
    return { ...row, number, total: toAmount(total_cents), file: `invoices/${number}.pdf` };
  });
}

export async function readWallet(db: Kysely<Database>, userId: string): Section<'wallet'> {
  const wallet = db.selectFrom('wallets').where('user_id', '=', userId);
  const balance = await wallet.select('balance_cents').executeTakeFirst();
  const rows = await db
    .selectFrom('wallet_entries')
    .select(['kind as type', 'reference', 'amount_cents', 'balance_after_cents', 'created_at'])
    .where('wallet_id', '=', wallet.select('id'))
    .orderBy('id')
    .execute();
  return {
    balance: toAmount(balance?.balance_cents ?? 0),
    movements: rows.map(({ amount_cents, balance_after_cents, ...movement }) => ({
      ...movement,
      amount: toAmount(amount_cents),
      balance_after: toAmount(balance_after_cents),
    })),
  };
}

export async function readPayments(db: Kysely<Database>, userId: string): Section<'payments'> {
  const rows = await db
    .selectFrom('payments')
    .select(['code', 'provider', 'purpose', 'amount_minor', 'currency', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ amount_minor, ...payment }) => ({ ...payment, amount: toAmount(amount_minor) }));
}

export async function readPayouts(db: Kysely<Database>, userId: string): Section<'payouts'> {
  const rows = await db
    .selectFrom('payouts')
    .select(['reference', 'amount_cents', 'currency', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  return rows.map(({ amount_cents, ...payout }) => ({ ...payout, amount: toAmount(amount_cents) }));
}

export function readDownloads(db: Kysely<Database>, userId: string): Section<'downloads'> {
  return db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .select([
      'product_name as product',
      'version',
      'files.name as file',
      'download_count as count',
      'downloads.created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('downloads.created_at')
    .orderBy('downloads.id')
    .execute();
}

export async function readLicences(db: Kysely<Database>, userId: string): Section<'licences'> {
  const own = db
    .selectFrom('licences')
    .innerJoin('order_lines', 'order_lines.id', 'licences.line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.user_id', '=', userId);
  const licences = await own
    .select(['licences.id', 'key', 'order_lines.product_name as product', 'licences.created_at'])
    .orderBy('licences.created_at')
    .execute();
  const devices = await own
    .innerJoin('licence_devices as device', 'device.licence_id', 'licences.id')
    .select(['licence_id', 'device.name', 'fingerprint', 'device.created_at', 'seen_at'])
    .orderBy(sql`device.created_at`)
    .execute();
  const devicesByLicence = Map.groupBy(devices, ({ licence_id }) => licence_id);
  return licences.map(({ id, ...licence }) => ({
    ...licence,
    devices: (devicesByLicence.get(id) ?? []).map(({ licence_id: _, ...device }) => device),
  }));
}

export async function readCart(db: Kysely<Database>, userId: string): Section<'cart'> {
  const items = await db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .select(['products.title as product', 'quantity', 'chosen_cents'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  const bundles = await db
    .selectFrom('cart_bundles')
    .innerJoin('bundles', 'bundles.id', 'cart_bundles.bundle_id')
    .select('bundles.name as product')
    .where('user_id', '=', userId)
    .orderBy('bundles.id')
    .execute();
  return [
    ...items.map(({ chosen_cents, ...item }) => ({
      ...item,
      chosen_price: chosen_cents === null ? null : toAmount(chosen_cents),
    })),
    ...bundles.map((bundle) => ({ ...bundle, quantity: 1, chosen_price: null })),
  ];
}

export async function readRenewals(db: Kysely<Database>, userId: string): Section<'renewals'> {
  const rows = await db
    .selectFrom('renewals')
    .innerJoin('order_lines', 'order_lines.id', 'renewals.root_id')
    .select(['order_lines.product_name as product', 'renewals.state as status', 'consent', 'consented_at'])
    .select(['agreed_cents', 'provider', 'last_four as card', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('renewals.created_at')
    .execute();
  return rows.map(({ agreed_cents, ...renewal }) => ({ ...renewal, amount: toAmount(agreed_cents) }));
}
