import type { WorkingCopy, WorkingCopyInput, WritingKind } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { listPicturesByUrl } from '../media/admin-pictures.repository.ts';
import { findAnyPost } from './admin-articles.repository.ts';
import { findAnyCaseStudy } from './admin-case-studies.repository.ts';
import { findAnyPage } from './admin-pages.repository.ts';
import { deleteWorkingCopy, findWorkingCopy, upsertWorkingCopy, type WorkingCopyKey } from './revisions.repository.ts';

const ITEMS = {
  posts: { find: findAnyPost, gone: REFUSALS.articleGone },
  pages: { find: findAnyPage, gone: REFUSALS.pageGone },
  'case-studies': { find: findAnyCaseStudy, gone: REFUSALS.caseStudyGone },
};

/** The item being edited; `item` is an id or 'new'. */
interface Item {
  kind: WritingKind;
  item: string;
}

/** Unsaved changes of administrators: visible only to their author, never to readers. */
export function createWorkingCopiesService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const toKey = (user: SessionUser, { kind, item }: Item): WorkingCopyKey => ({
    kind,
    id: item === 'new' ? null : Number(item),
    authorId: user.id,
  });

  /** @throws AppError 404 */
  const checkExists = async ({ kind, id }: WorkingCopyKey): Promise<void> => {
    if (id === null) return;
    const { find, gone } = ITEMS[kind];
    if (!(await find(db, id))) throw notFound(gone);
  };

  return {
    /** @throws AppError 404 */
    read: async (user: SessionUser, item: Item): Promise<WorkingCopy | null> => {
      const key = toKey(user, item);
      await checkExists(key);
      const row = await findWorkingCopy(db, key);
      if (!row) return null;
      const chosenImage = row.draft.image;
      const [picture] = chosenImage ? await listPicturesByUrl(db, [chosenImage.url]) : [];
      const { width = 0, height = 0, widths = [], placeholder = null } = picture ?? {};
      const image = chosenImage && picture ? { ...chosenImage, width, height, widths, placeholder } : null;
      return { draft: row.draft, image, version: row.version, keptAt: row.kept_at.toISOString() };
    },

    /** @throws AppError 404 */
    keep: async (user: SessionUser, item: Item, { draft, version }: WorkingCopyInput) => {
      const key = toKey(user, item);
      await checkExists(key);
      const at = clock.now();
      await upsertWorkingCopy(db, key, { draft, version: version ?? null, at });
      return { keptAt: at.toISOString() };
    },

    discard: (user: SessionUser, item: Item): Promise<void> => deleteWorkingCopy(db, toKey(user, item)),
  };
}
