import { isReservedSlug } from '../../../contract/rules/page-slugs.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { renderText } from '../../store/render-text.ts';
import { createWorkingCopyHandlers } from './admin-writing-copies.ts';
import { createRevisionHandlers } from './admin-writing-revisions.ts';

type Operations =
  | 'adminPreviewText'
  | 'adminProposeAddress'
  | keyof ReturnType<typeof createRevisionHandlers>
  | keyof ReturnType<typeof createWorkingCopyHandlers>;

export const createAdminWritingHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminPreviewText: async ({ body }) => {
    const rendered = await renderText(db.state, 'text', body.text.trim());
    return 'body' in rendered ? rendered : { status: 200, body: { html: rendered.html, notes: rendered.notes } };
  },
  adminProposeAddress: async ({ params: { kind }, query: { title, id, script } }) => {
    const { banglaSlugOf, freeSlug, slugOf } = await import('../../../contract/markdown/slug.ts');
    const slug = kind === 'posts' && script === 'title' ? banglaSlugOf(title) : slugOf(title);
    const { articleAddresses, formerAddresses, formerCaseStudies, pages, caseStudies } = db.state;
    const kinds = {
      posts: { former: articleAddresses, rows: [] },
      pages: { former: formerAddresses, rows: pages },
      'case-studies': { former: formerCaseStudies, rows: caseStudies },
    };
    const { former, rows } = kinds[kind as keyof typeof kinds];
    const isTaken = (address: string) =>
      (former[address] ?? id) !== id ||
      (kind === 'pages' && isReservedSlug(address)) ||
      rows.some((row) => row.address === address && row.deletedAt === null && row.id !== id);
    return { status: 200, body: { address: slug && freeSlug(slug, isTaken) } };
  },
  ...createRevisionHandlers(db),
  ...createWorkingCopyHandlers(db),
});
