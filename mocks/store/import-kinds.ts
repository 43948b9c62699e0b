import type { PricingTier, User } from '../../contract/generated/model.ts';
import type { Cells, RowProblem } from '../../contract/rules/import-cells.ts';
import type { ImportKind } from '../../contract/rules/import-columns.ts';
import { type CustomerRow, readCustomer, readProduct, readSubscriber } from '../../contract/rules/import-rows.ts';
import { MISSING_PICTURE } from '../../contract/rules/missing-picture.ts';
import { previewPictures, withPreviewPictures } from '../../contract/rules/product-preview.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import type { MockDb } from './db.ts';
import { addProduct, prepareText } from './product-edits.ts';
import { storeCountry } from './tax.ts';
import { toSubscriberKey } from './webhooks.ts';

/** @property isKnown whether the row itself is stored already */
type ReadResult = { key: string; isKnown?: boolean; add: () => void | Promise<void> } | { problems: RowProblem[] };

export type MockImportKind = { read: (cells: Cells) => ReadResult; isKnown: (key: string) => boolean };

const products = (db: MockDb): MockImportKind => ({
  isKnown: (key) =>
    db.state.catalogue.some(({ product, deleted }) => deleted === null && product.title.toLowerCase() === key),
  read: (cells) => {
    const { currency, secondCurrency } = db.state.paymentSettings;
    const read = readProduct(cells, { currency, second: secondCurrency?.currency ?? null });
    if ('problems' in read) return read;
    const { pictures, plans, preview, published, body, downloadLimit, ...fields } = read.row;
    const toStored = ({ url, alt }: { url: string; alt: string }) => {
      const libraryPicture = db.state.pictures.find((candidate) => candidate.url === url);
      return (
        libraryPicture && {
          url,
          alt,
          width: libraryPicture.width,
          height: libraryPicture.height,
          widths: libraryPicture.widths,
          placeholder: null,
        }
      );
    };
    const images = pictures.map(toStored);
    const compared = preview ? previewPictures(preview).map(toStored) : [];
    if (images.some((image) => !image))
      return { problems: [{ field: 'pictures', message: String(REFUSALS.chosenPictureGone) }] };
    if (compared.some((image) => !image))
      return { problems: [{ field: 'preview', message: String(REFUSALS.chosenPictureGone) }] };
    const storedPreview =
      preview &&
      withPreviewPictures(
        preview,
        compared.flatMap((image) => image ?? []),
      );
    const pictureList = images.flatMap((image) => image ?? []);
    const form = {
      ...fields,
      // Its second price is in the shop's second currency, a code of the contract.
      pricing: plans.map((plan) => ({ ...plan, id: crypto.randomUUID() }) as PricingTier),
      images: pictureList.length > 0 ? pictureList : [MISSING_PICTURE],
    };
    return {
      key: fields.title.toLowerCase(),
      add: async () => {
        const text = await prepareText(db, body);
        // The server renders it later: a text that cannot be rendered is imported without HTML.
        const html = text && 'html' in text ? text.html : null;
        addProduct(
          db,
          { fields: form, text: { body, html }, file: null, preview: storedPreview, downloadLimit },
          published,
        );
      },
    };
  },
});

/** Adds an account with a password that no one knows. */
export const addImportedCustomer = (db: MockDb, { name, email, country, since }: CustomerRow): User => {
  const person = { name, email, status: 'active', role: 'customer' } as const;
  const { user } = db.addAccount(person, crypto.randomUUID(), since ?? undefined);
  storeCountry(db, user.id, country);
  return user;
};

const customers = (db: MockDb): MockImportKind => ({
  isKnown: (key) => db.accountByEmail(key) !== undefined,
  read: (cells) => {
    const read = readCustomer(cells, Date.now());
    if ('problems' in read) return read;
    return {
      key: read.row.email.toLowerCase(),
      add: () => {
        addImportedCustomer(db, read.row);
      },
    };
  },
});

const subscribers = (db: MockDb): MockImportKind => ({
  isKnown: (key) => db.state.subscribers.some(({ email }) => email.toLowerCase() === key),
  read: (cells) => {
    const read = readSubscriber(cells, Date.now());
    if ('problems' in read) return read;
    const { email, status, confirmed } = read.row;
    const unsubscribedAt = status === 'unsubscribed' ? new Date().toISOString() : null;
    const add = () => {
      const subscriber = {
        id: crypto.randomUUID(),
        email,
        status,
        created_at: confirmed ?? new Date().toISOString(),
        confirmed_at: confirmed,
        unsubscribed_at: unsubscribedAt,
      };
      db.state.subscribers.push(subscriber);
      // It was confirmed elsewhere.
      db.state.webhookEvents?.push(toSubscriberKey(subscriber));
    };
    return { key: email.toLowerCase(), add };
  },
});

/** How rows of a kind are read and stored. */
export const importKind = (db: MockDb, kind: Exclude<ImportKind, 'orders' | 'translations'>): MockImportKind =>
  ({ products, customers, subscribers })[kind](db);
