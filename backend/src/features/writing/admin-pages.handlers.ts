import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toAdminPageRow } from './admin-pages.mapper.ts';
import { listAllPages } from './admin-pages.repository.ts';
import { createPagesService, listLegalDocuments, readAdminPage } from './admin-pages.service.ts';

type Operations = 'adminListPages' | 'adminGetPage' | 'adminCreatePage' | 'adminUpdatePage';

/** The owner's own pages; the contract admits only the role super_admin. */
export function createAdminPagesHandlers(deps: Deps): FeatureHandlers<Operations> {
  const pages = createPagesService(deps);
  return {
    adminListPages: async () => {
      const [rows, documents] = await Promise.all([listAllPages(deps.db), listLegalDocuments(deps.db)]);
      return { status: 200, body: { items: rows.map((row) => toAdminPageRow(row, documents)) } };
    },

    adminGetPage: async ({ params }) => ({ status: 200, body: await readAdminPage(deps.db, Number(params.id)) }),

    adminCreatePage: async ({ user, body }) => ({ status: 201, body: await pages.create(user, body) }),

    adminUpdatePage: async ({ user, params, body }) => ({
      status: 200,
      body: await pages.update(user, Number(params.id), body),
    }),
  };
}
