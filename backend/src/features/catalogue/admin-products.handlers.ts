import type { AdminProduct, AdminProductRow, ProductFile } from '../../../../contract/generated/model.ts';
import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import { toLinesCell } from '../../../../contract/rules/import-file.ts';
import { existingPictures } from '../../../../contract/rules/missing-picture.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { toRetiredPlan } from '../../../../contract/rules/plan-price.ts';
import { trimFaq } from '../../../../contract/rules/product-faqs.ts';
import { toPreviewInput } from '../../../../contract/rules/product-preview.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { type AdminProductListRow, listAdminProducts } from './admin-products.repository.ts';
import {
  createProduct,
  deleteProduct,
  editProduct,
  restoreProduct,
  setProductStatus,
} from './admin-products.service.ts';
import { listPlanUses } from './plan-uses.repository.ts';
import {
  type EditableProduct,
  type EditedProduct,
  type FileRow,
  findEditableProduct,
  findVersionFile,
  listNextProducts,
} from './product-edits.repository.ts';
import { storeProductFile } from './product-file.service.ts';

const toStatus = (published: boolean) => (published ? ('published' as const) : ('draft' as const));

function toAdminProductRow(row: AdminProductListRow): AdminProductRow {
  const [image] = row.images;
  if (!image) throw new Error(`Product ${row.id} has no picture`);
  const price = toAmount(row.price_cents);
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    image,
    version: row.version,
    price,
    period: price > 0 ? (row.pricing.find((plan) => plan.price === price)?.period ?? null) : null,
    freePlan: row.pricing.some((plan) => plan.price === 0),
    hasFile: row.has_file,
    status: toStatus(row.published),
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  };
}

function toProductFile({ id, name, size_bytes }: FileRow): ProductFile {
  return { id, name, size_bytes: size_bytes };
}

function toAdminProduct({ product, file, uses }: EditedProduct): AdminProduct {
  const { id, title, description, category, version, features, benefits, requirements, badges, pricing } = product;
  return {
    id,
    title,
    description,
    body: product.body,
    category,
    version,
    features,
    benefits,
    requirements,
    badges,
    pricing,
    faqs: product.faqs,
    retiredPlans: product.retired_plans.map(toRetiredPlan),
    planUses: uses,
    lastUpdate: product.last_update,
    images: existingPictures(product.images),
    demoLink: product.demo_link,
    downloadLink: product.download_link,
    file: file ? toProductFile(file) : null,
    licenceKeys: product.licence_keys,
    ...(product.download_limit === null ? {} : { downloadLimit: product.download_limit }),
    ...(product.preview ? { preview: product.preview } : {}),
    status: toStatus(product.published),
    revision: product.revision,
    updated_at: product.updated_at.toISOString(),
  };
}

/** One CSV line, in the order of `csvHeader('products', call.language)`, which the import recognises. */
function toProductCsvLine(product: EditableProduct): string {
  const { pricing, images } = product;
  const pictures = existingPictures(images).map(({ url, alt }) => ({ url, alt }));
  return toCsvLine([
    product.title,
    product.category,
    product.description,
    product.body,
    product.version,
    ...[product.features, product.benefits, product.requirements, product.badges].map(toLinesCell),
    // The database sorts the members of stored JSON; the file has them in the order of the form.
    product.faqs.length > 0 ? JSON.stringify(product.faqs.map(trimFaq)) : '',
    JSON.stringify(
      pricing.map(({ name, price, period, features, rights, launch, suggestedPrice, countryPrices, secondPrice }) => ({
        name,
        price,
        period,
        features,
        rights,
        launch,
        suggestedPrice,
        countryPrices,
        secondPrice,
      })),
    ),
    pictures.length > 0 ? JSON.stringify(pictures) : '',
    product.demo_link,
    product.download_link,
    product.preview ? JSON.stringify(toPreviewInput(product.preview)) : '',
    product.download_limit ?? '',
    product.published ? 'published' : 'draft',
  ]);
}

type Operations =
  | 'adminListProducts'
  | 'adminExportProducts'
  | 'adminCreateProduct'
  | 'adminGetProduct'
  | 'adminUpdateProduct'
  | 'adminDeleteProduct'
  | 'adminRestoreProduct'
  | 'adminSetProductStatus'
  | 'adminUploadProductFile';

/** The studio's products, including drafts; the contract admits only the role super_admin. */
export function createAdminProductsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListProducts: async ({ query }) => {
      const { status, category, sort = '-updated', page = 1, limit = 20 } = query;
      const filter = {
        search: query.search?.trim() || undefined,
        published: status && status === 'published',
        category,
      };
      const result = await listAdminProducts(deps.db, filter, sort, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(result, toAdminProductRow, { page, limit }) };
    },

    adminExportProducts: async ({ call }) => {
      const next = (last: EditableProduct | undefined, limit: number) => listNextProducts(deps.db, last, limit);
      return csvFile('products.csv', csvHeader('products', call.language), readInBatches(next, toProductCsvLine));
    },

    adminCreateProduct: async ({ user, body }) => ({
      status: 201,
      body: toAdminProduct(await createProduct(deps, user.id, body)),
    }),

    adminGetProduct: async ({ params }) => {
      const product = await findEditableProduct(deps.db, Number(params.id));
      if (!product) throw notFound(REFUSALS.productNotFound);
      return {
        status: 200,
        body: toAdminProduct({
          product,
          file: await findVersionFile(deps.db, product.id, product.version),
          uses: await listPlanUses(deps.db, product, deps.clock.now()),
        }),
      };
    },

    adminUpdateProduct: async ({ user, params, body }) => {
      const edit = { actorId: user.id, id: Number(params.id), revision: body.revision, input: body.product };
      return { status: 200, body: toAdminProduct(await editProduct(deps, edit)) };
    },

    adminDeleteProduct: async ({ user, params }) => {
      await deleteProduct(deps, user.id, Number(params.id));
      return { status: 204 };
    },

    adminRestoreProduct: async ({ user, params }) => ({
      status: 200,
      body: toAdminProduct(await restoreProduct(deps, user.id, Number(params.id))),
    }),

    adminSetProductStatus: async ({ user, params, body }) => ({
      status: 200,
      body: toAdminProduct(await setProductStatus(deps, user.id, Number(params.id), body)),
    }),

    adminUploadProductFile: async ({ body }) => ({
      status: 201,
      body: toProductFile(await storeProductFile(deps, body.file)),
    }),
  };
}
