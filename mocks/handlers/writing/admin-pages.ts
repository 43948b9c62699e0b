import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { createPages } from './admin-pages-edits.ts';

type Operations = 'adminListPages' | 'adminGetPage' | 'adminCreatePage' | 'adminUpdatePage';

export const createAdminPagesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const pages = createPages(db);
  return {
    adminListPages: () => {
      const items = pages
        .present()
        .map(pages.toRow)
        .sort((a, b) => Number(b.legal) - Number(a.legal) || a.title.localeCompare(b.title) || a.id - b.id);
      return { status: 200, body: { items } };
    },
    adminGetPage: pages.get,
    adminCreatePage: pages.create,
    adminUpdatePage: pages.update,
  };
};
