import type { AdminProductRow, AdminProductSort } from '../../../contract/generated/model.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { toCsvLine } from '../../../contract/rules/csv.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { toLinesCell } from '../../../contract/rules/import-file.ts';
import { existingPictures } from '../../../contract/rules/missing-picture.ts';
import { toPreviewInput } from '../../../contract/rules/product-preview.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { CatalogueEntry } from '../../store/catalogue-entry.ts';
import type { MockDb } from '../../store/db.ts';
import {
  addProduct,
  auditFields,
  changeProduct,
  prepareProduct,
  prepareText,
  toAdminProduct,
} from '../../store/product-edits.ts';
import { updateEntry } from '../../store/products.ts';
import { csvFile } from '../kit/csv-file.ts';
import { toPage } from '../kit/page.ts';

const toRow = ({
  product,
  card,
  file,
  published,
  revision,
  updated_at: updatedAt,
}: CatalogueEntry): AdminProductRow => {
  const paid = product.pricing.filter(({ price }) => price > 0).sort((a, b) => a.price - b.price)[0];
  const { id, title, category, version } = product;
  return {
    id,
    title,
    category,
    version,
    revision,
    updated_at: updatedAt,
    image: card.image,
    price: paid?.price ?? 0,
    period: paid?.period ?? null,
    freePlan: product.pricing.some(({ price }) => price === 0),
    hasFile: file !== null,
    status: published ? 'published' : 'draft',
  };
};

type Compare = (a: AdminProductRow, b: AdminProductRow) => number;
const byTitle: Compare = (a, b) => a.title.toLowerCase().localeCompare(b.title.toLowerCase(), 'en') || a.id - b.id;

const ORDER: Record<Exclude<AdminProductSort, `-${string}`>, Compare> = {
  title: byTitle,
  price: (a, b) => a.price - b.price || a.id - b.id,
  status: (a, b) => a.status.localeCompare(b.status) || byTitle(a, b),
  updated: (a, b) => a.updated_at.localeCompare(b.updated_at) || a.id - b.id,
};

const orderBy = (sort: AdminProductSort): Compare => {
  const compare = ORDER[sort.replace(/^-/, '') as keyof typeof ORDER];
  return sort.startsWith('-') ? (a, b) => compare(b, a) : compare;
};

/** One product as CSV, in the order of the file's header. */
const productLine = ({ product, body, published }: CatalogueEntry): string => {
  const pictures = existingPictures(product.images).map(({ url, alt }) => ({ url, alt }));
  return toCsvLine([
    product.title,
    product.category,
    product.description,
    body,
    product.version,
    ...[product.features, product.benefits, product.requirements, product.badges].map(toLinesCell),
    product.faqs ? JSON.stringify(product.faqs) : '',
    // Ids belong to this shop: on import, plans get ids of their own.
    JSON.stringify(product.pricing.map(({ id: _id, ...plan }) => plan)),
    pictures.length > 0 ? JSON.stringify(pictures) : '',
    product.demoLink,
    product.downloadLink,
    product.preview ? JSON.stringify(toPreviewInput(product.preview)) : '',
    product.downloadLimit ?? '',
    published ? 'published' : 'draft',
  ]);
};

type Operations =
  | 'adminListProducts'
  | 'adminCreateProduct'
  | 'adminGetProduct'
  | 'adminUpdateProduct'
  | 'adminDeleteProduct'
  | 'adminRestoreProduct'
  | 'adminSetProductStatus'
  | 'adminExportProducts'
  | 'adminUploadProductFile';

export const createAdminProductsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string) => db.state.catalogue.find(({ product }) => product.id === Number(id));
  const findPresent = (id: string) => {
    const entry = find(id);
    return entry?.deleted === null ? entry : undefined;
  };
  const audit = (
    actorId: string,
    action: string,
    entry: CatalogueEntry,
    before: object | null,
    after: object | null,
  ) => {
    const { id, title } = entry.product;
    recordChange(db, { actorId, action, subject: 'product', subjectId: id, label: title, before, after });
  };
  const brief = ({ product: { title, version }, published }: CatalogueEntry) => ({
    title,
    version,
    status: published ? 'published' : 'draft',
  });

  return {
    adminListProducts: ({ query }) => {
      const rows = db.state.catalogue
        .filter(({ deleted }) => deleted === null)
        .filter(({ product }) => !query.category || product.category === query.category)
        .filter(({ published }) => !query.status || published === (query.status === 'published'))
        .filter(({ product }) => matchesSearch(query.search, product.title, product.description))
        .map(toRow)
        .sort(orderBy(query.sort ?? '-updated'));
      return { status: 200, body: toPage(rows, query.page, query.limit ?? 20) };
    },

    adminCreateProduct: async ({ body, user }) => {
      const text = await prepareText(db, body.body);
      if (text && 'status' in text) return text;
      const prepared = prepareProduct(db, body, text);
      if ('status' in prepared) return prepared;
      const entry = addProduct(db, prepared, body.status === 'published');
      audit(user.id, 'product.create', entry, null, auditFields(db, entry));
      return { status: 201, body: toAdminProduct(db, entry) };
    },

    adminGetProduct: ({ params }) => {
      const entry = findPresent(params.id);
      return entry ? { status: 200, body: toAdminProduct(db, entry) } : notFound(REFUSALS.productNotFound);
    },

    adminUpdateProduct: async ({ params, body: { revision, product }, user }) => {
      const text = await prepareText(db, product.body);
      if (text && 'status' in text) return text;
      const entry = findPresent(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      if (entry.revision !== revision) return conflict(REFUSALS.stale);
      if (product.version !== entry.product.version && entry.file && product.fileId === null)
        return invalidField('fileId', REFUSALS.fileOfVersion(product.version));
      const prepared = prepareProduct(db, product, text, entry);
      if ('status' in prepared) return prepared;
      const before = auditFields(db, entry);
      changeProduct(db, entry, prepared, product.status === 'published');
      const changed = changedFields(before, auditFields(db, entry));
      if (changed) audit(user.id, 'product.update', entry, changed.before, changed.after);
      return { status: 200, body: toAdminProduct(db, entry) };
    },

    adminDeleteProduct: ({ params, user }) => {
      const entry = findPresent(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      audit(user.id, 'product.delete', entry, brief(entry), null);
      updateEntry(entry, { deleted: { published: entry.published }, published: false });
      return { status: 204 };
    },

    adminRestoreProduct: ({ params, user }) => {
      const entry = find(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      if (entry.deleted) {
        updateEntry(entry, { published: entry.deleted.published, deleted: null });
        audit(user.id, 'product.restore', entry, null, brief(entry));
      }
      return { status: 200, body: toAdminProduct(db, entry) };
    },

    adminSetProductStatus: ({ params, body, user }) => {
      const entry = findPresent(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      if (entry.revision !== body.revision) return conflict(REFUSALS.stale);
      const published = body.status === 'published';
      if (published && existingPictures(entry.product.images).length === 0)
        return invalidField('images', REFUSALS.noCover);
      if (entry.published !== published) {
        updateEntry(entry, { published });
        const action = published ? 'product.publish' : 'product.unpublish';
        audit(user.id, action, entry, { status: published ? 'draft' : 'published' }, { status: body.status });
      }
      return { status: 200, body: toAdminProduct(db, entry) };
    },

    adminExportProducts: ({ call }) => {
      const findPresent = db.state.catalogue.filter(({ deleted }) => deleted === null);
      return csvFile('products.csv', [csvHeader('products', call.language), ...findPresent.map(productLine)]);
    },

    adminUploadProductFile: ({ body }) => {
      if (body.file.bytes.length === 0) return invalidField('file', REFUSALS.emptyFile);
      const file = { id: crypto.randomUUID(), name: body.file.name, size_bytes: body.file.bytes.length };
      db.state.files.push(file);
      return { status: 201, body: file };
    },
  };
};
