import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { createPages } from './admin-pages-edits.ts';

type Operations = 'adminListPages' | 'adminGetPage' | 'adminCreatePage' | 'adminUpdatePage';

export const createAdminPagesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const pages = createPages(db);
  return {
    adminListPages: () => {
      const items = db.state.pages
        .filter(({ deletedAt }) => deletedAt === null)
        .map(pages.toRow)
        .sort((a, b) => Number(b.legal) - Number(a.legal) || a.title.localeCompare(b.title) || a.id - b.id);
      return { status: 200, body: { items } };
    },
    adminGetPage: ({ params }) => {
      const page = pages.find(Number(params.id));
      return page ? { status: 200, body: pages.toPage(page) } : notFound(REFUSALS.pageGone);
    },
    adminCreatePage: ({ user, body }) => pages.create(user, body),
    adminUpdatePage: ({ user, params, body }) => pages.update(user, Number(params.id), body),
  };
};
