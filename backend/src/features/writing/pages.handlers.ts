import { toContents } from '../../../../contract/rules/page-contents.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { findPage } from './pages.repository.ts';

/** The owner's public pages. */
export function createPagesHandlers({ db }: Pick<Deps, 'db'>): FeatureHandlers<'getPage'> {
  return {
    getPage: async ({ params }) => {
      const row = await findPage(db, params.address);
      if (!row) throw notFound(REFUSALS.pageNotFound);
      const { id, address, title, description, html, changed_on: changedOn } = row;
      const headings = toContents(row.headings);
      return { status: 200, body: { id, address, title, description, html, headings, changedOn } };
    },
  };
}
