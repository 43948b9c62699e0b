import { CSV_HEADERS } from '../../../../contract/rules/csv.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { toAdminProduct, toAdminProductRow, toProductFile } from './admin-products.mapper.ts';
import { listAdminProducts } from './admin-products.repository.ts';
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
  findEditableProduct,
  findVersionFile,
  listNextProducts,
} from './product-edits.repository.ts';
import { storeProductFile } from './product-file.service.ts';
import { toProductCsvLine } from './products-csv.mapper.ts';

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

    adminExportProducts: async () => {
      const next = (last: EditableProduct | undefined, limit: number) => listNextProducts(deps.db, last, limit);
      return csvFile('products.csv', CSV_HEADERS.products, readInBatches(next, toProductCsvLine));
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
