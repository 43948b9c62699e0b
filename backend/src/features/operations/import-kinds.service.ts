import type { Cells, RowProblem } from '../../../../contract/rules/import-cells.ts';
import type { ImportKind } from '../../../../contract/rules/import-columns.ts';
import type { ShopCurrencies } from '../../../../contract/rules/import-plans.ts';
import {
  type CustomerRow,
  type ProductRow,
  readCustomer,
  readProduct,
  readSubscriber,
  type SubscriberRow,
} from '../../../../contract/rules/import-rows.ts';
import { MISSING_PICTURE } from '../../../../contract/rules/missing-picture.ts';
import { previewPictures, withPreviewPictures } from '../../../../contract/rules/product-preview.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findShopCurrencies } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { createLinkToken } from '../../lib/link-token.ts';
import { sendWelcomeLink } from '../accounts/add-user.service.ts';
import { hashPassword } from '../accounts/passwords.adapter.ts';
import { lockPictures } from '../media/admin-pictures.repository.ts';
import { translationImport } from '../translations/import-translations.service.ts';
import {
  findExistingProducts,
  findExistingSubscribers,
  findExistingUsers,
  insertCustomers,
  insertProducts,
  insertSubscribers,
} from './admin-imports.repository.ts';
import { movedOrders } from './import-orders.service.ts';

type Tx = Parameters<typeof insertProducts>[0];

/** The rules of one import: how a row is parsed, identified and stored. */
export interface RowKind<Row> {
  read(cells: Cells): { row: Row } | { problems: RowProblem[] };
  /** Identifies duplicates; in lower case. */
  keyOf(row: Row): string;
  /** Those of the keys that are stored already. */
  known(tx: Tx, keys: readonly string[], rows: readonly Row[]): Promise<Set<string>>;
  /** Problems of rows that only the database can detect, by row index. */
  check(tx: Tx, rows: readonly Row[]): Promise<Map<number, RowProblem[]>>;
  /** @returns how many were stored */
  insert(tx: Tx, rows: readonly Row[]): Promise<number>;
}

const noProblems = async () => new Map<number, RowProblem[]>();

/** Those of the gallery and of the preview. */
const allPictures = ({ pictures, preview }: ProductRow) => [...pictures, ...(preview ? previewPictures(preview) : [])];

async function loadLibrary(tx: Tx, rows: readonly ProductRow[]) {
  const urls = new Set(rows.flatMap((row) => allPictures(row).map(({ url }) => url)));
  const pictures = urls.size > 0 ? await lockPictures(tx, [...urls]) : [];
  return new Map(pictures.map((row) => [row.url, row]));
}

const products = (jobs: Deps['jobs'], now: Date, currencies: ShopCurrencies): RowKind<ProductRow> => ({
  read: (cells) => readProduct(cells, currencies),
  keyOf: ({ title }) => title.toLowerCase(),
  known: findExistingProducts,
  check: async (tx, rows) => {
    const library = await loadLibrary(tx, rows);
    const hasMissing = (pictures: ProductRow['pictures']) => pictures.some(({ url }) => !library.has(url));
    const fieldOf = (row: ProductRow) =>
      hasMissing(row.pictures) ? 'pictures' : hasMissing(allPictures(row)) ? 'preview' : undefined;
    return new Map(
      rows.flatMap((row, place) => {
        const field = fieldOf(row);
        return field ? [[place, [{ field, message: String(REFUSALS.chosenPictureGone) }]] as const] : [];
      }),
    );
  },
  insert: async (tx, rows) => {
    const library = await loadLibrary(tx, rows);
    const today = await toShopDay(tx, now);
    const imagesOf = (pictures: ProductRow['pictures']) =>
      pictures.flatMap(({ url, alt }) => {
        const stored = library.get(url);
        if (!stored) return [];
        const { width, height, widths, placeholder } = stored;
        return [{ url, alt: alt.trim(), width, height, widths, placeholder }];
      });
    if (rows.some(({ body }) => body !== '')) await jobs.add('writing.render', {}, { db: tx });
    return insertProducts(
      tx,
      rows.map((row) => ({
        title: row.title,
        description: row.description,
        body: row.body,
        // Rendered by the job, because thousands of texts would hold the transaction for minutes.
        html_version: row.body === '' ? null : 0,
        category: row.category,
        version: row.version,
        features: JSON.stringify(row.features),
        benefits: JSON.stringify(row.benefits),
        requirements: JSON.stringify(row.requirements),
        faqs: JSON.stringify(row.faqs),
        badges: JSON.stringify(row.badges),
        pricing: JSON.stringify(row.plans),
        images: JSON.stringify(row.pictures.length > 0 ? imagesOf(row.pictures) : [MISSING_PICTURE]),
        preview: row.preview
          ? JSON.stringify(withPreviewPictures(row.preview, imagesOf(previewPictures(row.preview))))
          : null,
        demo_link: row.demoLink,
        download_link: row.downloadLink,
        download_limit: row.downloadLimit,
        published: row.published,
        rating: 0,
        reviews: 0,
        downloads: '0',
        last_update: today,
        released_at: now,
        created_at: now,
        updated_at: now,
      })),
    );
  },
});

/** @param invite whether each new customer gets a link to set the password */
function customers(deps: Deps, now: Date, invite: boolean): RowKind<CustomerRow> {
  // Imported customers have an unknown password, the same for all, because hashing is slow by design.
  let passwordHash: Promise<string> | undefined;
  return {
    read: (cells) => readCustomer(cells, now.getTime()),
    keyOf: ({ email }) => email.toLowerCase(),
    known: findExistingUsers,
    check: noProblems,
    insert: async (tx, rows) => {
      passwordHash ??= hashPassword(createLinkToken());
      const values = rows.map(({ since, ...row }) => ({ ...row, created_at: since ? new Date(since) : now }));
      const added = await insertCustomers(tx, values, await passwordHash);
      if (invite) for (const user of added) await sendWelcomeLink(deps, tx, user, now);
      return added.length;
    },
  };
}

const subscribers = (now: Date): RowKind<SubscriberRow> => ({
  read: (cells) => readSubscriber(cells, now.getTime()),
  keyOf: ({ email }) => email.toLowerCase(),
  known: findExistingSubscribers,
  check: noProblems,
  insert: (tx, rows) =>
    insertSubscribers(
      tx,
      rows.map(({ email, confirmed, status }) => ({
        email,
        status,
        created_at: confirmed === null ? now : new Date(confirmed),
        confirmed_at: confirmed === null ? null : new Date(confirmed),
        unsubscribed_at: status === 'unsubscribed' ? now : null,
      })),
    ),
});

interface RowKindOptions {
  kind: ImportKind;
  invite: boolean;
  publish: boolean;
  user: SessionUser;
}

/** The rules of one import, typed for any kind of row. */
export async function createRowKind(
  deps: Deps,
  tx: Tx,
  { kind, invite, publish, user }: RowKindOptions,
  now: Date,
): Promise<RowKind<unknown>> {
  const currencies = await findShopCurrencies(tx);
  const all = {
    products: () => products(deps.jobs, now, currencies),
    customers: () => customers(deps, now, invite),
    orders: () => movedOrders(deps, tx, now, invite),
    subscribers: () => subscribers(now),
    translations: () => translationImport({ user, language: 'bn', publish, at: now }),
  };
  return (await all[kind]()) as RowKind<unknown>;
}
