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
    const { articleAddresses, formerAddresses, pages } = db.state;
    const former = kind === 'posts' ? articleAddresses : formerAddresses;
    const isTaken = (address: string) =>
      (former[address] ?? id) !== id ||
      (kind === 'pages' &&
        (isReservedSlug(address) ||
          pages.some((page) => page.address === address && page.deletedAt === null && page.id !== id)));
    return { status: 200, body: { address: slug && freeSlug(slug, isTaken) } };
  },
  ...createRevisionHandlers(db),
  ...createWorkingCopyHandlers(db),
});
