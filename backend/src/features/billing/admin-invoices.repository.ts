import { type Kysely, sql } from 'kysely';
import type { AdminInvoiceSort } from '../../../../contract/generated/model.ts';
import type { StatusSum } from '../../../../contract/rules/list-totals.ts';
import {
  ascending,
  descending,
  type Order,
  type PageResult,
  type Range,
  readPage,
  sortByKeys,
  sumByStatus,
} from '../../db/paging.ts';
import { readSums } from '../../db/row-counts.ts';
import type { Database, InvoiceKind, StoredDocument } from '../../db/schema.ts';
import { containsIn, type SearchPath } from '../../db/search.ts';
import { DIRECT_INVOICE_ID, INVOICE_COLUMNS, type InvoiceRow } from './invoices.repository.ts';

export interface InvoiceFilter {
  /** part of the number, the order's number, or the printed name or email */
  search: string | undefined;
  kind: InvoiceKind | undefined;
  currency: string | undefined;
  /** not paid yet, or due before `today` as well */
  due: 'open' | 'overdue' | undefined;
  /** in the shop's time zone, `yyyy-mm-dd` */
  today: string;
  /** start of a month in the shop's time zone */
  since: Date | undefined;
  /** start of a month in the shop's time zone */
  before: Date | undefined;
}

/** What is printed, so that the names of erased customers are found too; the indexes cover exactly this expression. */
const SEARCHED_TEXT = sql<string>`case invoices.kind when 'credit_note' then 'CN-' else '' end || invoices.year::text || '-'
  || lpad(invoices.number::text, greatest(5, length(invoices.number::text)), '0')
  || chr(1) || coalesce(invoices.document ->> 'orderNumber', '')
  || chr(1) || (invoices.document -> 'buyer' ->> 'name') || chr(1) || (invoices.document -> 'buyer' ->> 'email')
  || chr(1) || coalesce(invoices.document ->> 'purchaseOrder', '')`;

/** `customer_closed`: `GUEST_SENTINEL` for a guest, or when the account was deleted. */
export type CustomerInvoiceRow = InvoiceRow & {
  user_id: string | null;
  customer_closed: Date | null;
  /** the last day to pay of an invoice that the studio has written */
  due_on: string | null;
  /** the last day to pay an order on invoice that is not paid */
  order_due_on: string | null;
};

const unpaidDueDay = sql<string | null>`(select due_on::text from invoice_orders
  where invoice_orders.order_id = invoices.order_id and orders.status in ('pending', 'processing'))`;

const withCustomer = (db: Kysely<Database>) =>
  db
    .selectFrom('invoices')
    .leftJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('direct_invoices', (join) => join.on('direct_invoices.invoice_id', '=', DIRECT_INVOICE_ID))
    .leftJoin('users', (join) =>
      join.on('users.id', '=', ({ fn }) => fn.coalesce('orders.user_id', 'direct_invoices.user_id')),
    )
    .select(INVOICE_COLUMNS.map((column) => `invoices.${column}` as const))
    .select(['users.id as user_id', 'users.deleted_at as customer_closed'])
    .select(sql<string | null>`direct_invoices.due_on::text`.as('due_on'))
    .select(unpaidDueDay.as('order_due_on'));

/** Less was paid than the parts up to yesterday; credits reduce the last parts first. */
const isOverdue = (today: string) => sql<boolean>`least(
    greatest(
      case when direct_invoices.due_on < ${today}::date then billed.total_cents else 0 end,
      (select coalesce(sum(amount_cents), 0) from invoice_instalments part
        where part.invoice_id = billed.id and part.due_on < ${today}::date)
    ),
    billed.total_cents + coalesce((select sum(total_cents) from invoices notes where notes.credits_id = billed.id), 0)
  ) > coalesce((select sum(amount_cents) from invoice_payments paid where paid.invoice_id = billed.id), 0)`;

/** Invoices of the studio with an amount due. */
function listUnpaidIds(db: Kysely<Database>, due: 'open' | 'overdue', today: string) {
  const unpaid = db
    .selectFrom('direct_invoices')
    .innerJoin('invoices as billed', 'billed.id', 'direct_invoices.invoice_id')
    .select('direct_invoices.invoice_id')
    .where(sql<boolean>`billed.total_cents
      + coalesce((select sum(total_cents) from invoices notes where notes.credits_id = billed.id), 0)
      > coalesce((select sum(amount_cents) from invoice_payments paid where paid.invoice_id = billed.id), 0)`);
  return due === 'open' ? unpaid : unpaid.where(isOverdue(today));
}

/** Orders on invoice that are not paid. */
function listUnpaidOrders(db: Kysely<Database>, due: 'open' | 'overdue', today: string) {
  const unpaid = db
    .selectFrom('invoice_orders')
    .innerJoin('orders as waiting', 'waiting.id', 'invoice_orders.order_id')
    .select('invoice_orders.order_id')
    .where('waiting.status', 'in', ['pending', 'processing']);
  return due === 'open' ? unpaid : unpaid.where(sql<boolean>`invoice_orders.due_on < ${today}::date`);
}

/** The query of all matching documents. */
function filterInvoices(
  db: Kysely<Database>,
  { search, kind, currency, since, before, due, today }: InvoiceFilter,
  searchPath: SearchPath = 'indexed',
) {
  let query = db.selectFrom('invoices');
  if (kind !== undefined) query = query.where('invoices.kind', '=', kind);
  if (currency !== undefined) query = query.where('invoices.currency', '=', currency);
  if (since !== undefined) query = query.where('invoices.issued_at', '>=', since);
  if (before !== undefined) query = query.where('invoices.issued_at', '<', before);
  if (due !== undefined)
    query = query.where(({ or, eb }) =>
      or([
        eb('invoices.id', 'in', listUnpaidIds(db, due, today)),
        eb('invoices.order_id', 'in', listUnpaidOrders(db, due, today)).and('invoices.kind', '=', 'invoice'),
      ]),
    );
  return search === undefined ? query : query.where(containsIn(SEARCHED_TEXT, search, searchPath));
}

/** No two rows have the same values in an order, so that pages never overlap. */
function toOrders(sort: AdminInvoiceSort): Order[] {
  const direction = sort.startsWith('-') ? descending : ascending;
  const columns = sort === 'number' || sort === '-number' ? ['kind', 'year', 'number'] : ['issued_at', 'id'];
  return columns.map((column) => direction(sql.ref(`invoices.${column}`)));
}

/** The next matching documents after the last one, oldest first. */
export function listNextInvoices(
  db: Kysely<Database>,
  filter: InvoiceFilter,
  last: InvoiceRow | undefined,
  limit: number,
): Promise<CustomerInvoiceRow[]> {
  let next = filterInvoices(db, filter).select('invoices.id');
  if (last)
    next = next.where(
      sql<boolean>`(invoices.issued_at, invoices.id) > (${last.issued_at}::timestamptz, ${last.id}::uuid)`,
    );
  return withCustomer(db)
    .where('invoices.id', 'in', next.orderBy('invoices.issued_at').orderBy('invoices.id').limit(limit))
    .orderBy('invoices.issued_at')
    .orderBy('invoices.id')
    .execute();
}

export type ListedInvoiceRow = CustomerInvoiceRow & {
  /** the sum of the order's credit notes, negative */
  credited_cents: number;
  /** of an invoice that the studio has written */
  paid_cents: number;
};

interface InvoicePage extends PageResult<ListedInvoiceRow> {
  /** of the matches of either kind; undefined for too many hits of a search */
  groups: StatusSum<InvoiceKind>[] | undefined;
  /** of all documents, in alphabetical order */
  currencies: string[];
}

/** One page of documents, the total number of matches and their sums. */
export async function listAdminInvoices(
  db: Kysely<Database>,
  filter: InvoiceFilter,
  sort: AdminInvoiceSort,
  range: Range,
): Promise<InvoicePage> {
  const { search, kind, currency, since, before, due } = filter;
  const sums = await sumInvoices(db);
  const isMaintained = [search, since, before, due].every((condition) => condition === undefined);
  const maintained = sums.filter((group) => currency === undefined || group.currency === currency);
  const known = maintained
    .filter(({ status }) => kind === undefined || status === kind)
    .reduce((sum, { rows }) => sum + rows, 0);
  const list = { key: sql<string>`invoices.id`, orders: toOrders(sort), searched: search !== undefined };
  const query = (path: SearchPath) => filterInvoices(db, filter, path);
  const knownTotal = isMaintained ? { total: known, estimated: false } : undefined;
  const { keys, ...total } = await readPage(db, query, list, range, knownTotal);
  const counted = () =>
    sumByStatus<InvoiceKind, Database, 'invoices'>(db, filterInvoices(db, { ...filter, kind: undefined }), SUMMED);
  const groups = total.estimated ? undefined : isMaintained ? maintained : await counted();
  const rows = await withCustomer(db)
    .select(({ selectFrom }) =>
      selectFrom('invoices as notes')
        .select(sql<number>`coalesce(sum(notes.total_cents), 0)::bigint`.as('cents'))
        .where(({ or, eb }) =>
          or([
            eb('notes.order_id', '=', eb.ref('invoices.order_id')),
            eb('notes.credits_id', '=', eb.ref('invoices.id')),
          ]),
        )
        .where('notes.kind', '=', 'credit_note')
        .as('credited_cents'),
    )
    .select(({ selectFrom }) =>
      selectFrom('invoice_payments')
        .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
        .whereRef('invoice_payments.invoice_id', '=', 'invoices.id')
        .as('paid_cents'),
    )
    .where('invoices.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  const currencies = [...new Set(sums.map((group) => group.currency))].sort();
  return {
    ...total,
    groups,
    currencies,
    rows: sortByKeys(
      keys,
      rows.map((row) => ({ ...row, credited_cents: row.credited_cents ?? 0, paid_cents: row.paid_cents ?? 0 })),
      ({ id }) => id,
    ),
  };
}

const SUMMED = {
  status: sql`invoices.kind`,
  held: sql`false`,
  currency: sql`invoices.currency`,
  cents: sql`invoices.total_cents`,
};

/** The documents of each kind and currency, which triggers count and add up. */
async function sumInvoices(db: Kysely<Database>): Promise<StatusSum<InvoiceKind>[]> {
  const groups = await readSums(db, 'invoices');
  return groups.map(({ words, ...sum }) => ({
    ...sum,
    status: words[0] === 'credit_note' ? 'credit_note' : 'invoice',
  }));
}

export interface InvoiceWithoutCountryRow {
  id: string;
  year: number;
  number: number;
  order_id: string | null;
  total_cents: number;
  currency: string;
  issued_at: Date;
  document: StoredDocument;
}

/** Invoices without a customer country, newest first. */
export async function listInvoicesWithoutCountry(
  db: Kysely<Database>,
  limit: number,
): Promise<{ rows: InvoiceWithoutCountryRow[]; total: number }> {
  const query = db
    .selectFrom('invoices')
    .where('kind', '=', 'invoice')
    .where(sql<boolean>`document -> 'buyer' ->> 'country' = ''`);
  const rows = await query
    .select(['id', 'year', 'number', 'order_id', 'total_cents', 'currency', 'issued_at', 'document'])
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const { total } = await query.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
