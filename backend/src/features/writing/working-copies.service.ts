import { REFUSALS } from '../../../shared/refusals.ts';
import type { WorkingCopy, WorkingCopyInput, WritingKind } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { findPicturesByUrl } from '../media/admin-pictures.repository.ts';
import { findAnyPost } from './admin-articles.repository.ts';
import { findAnyPage } from './admin-pages.repository.ts';
import { deleteWorkingCopy, findWorkingCopy, putWorkingCopy, type WorkingCopyOf } from './working-copies.repository.ts';

/** The item being edited; `item` is an id or 'new'. */
interface Item {
  kind: WritingKind;
  item: string;
}

/** Unsaved changes of administrators: visible only to their author, never to readers. */
export function createWorkingCopiesService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const copyOf = (user: SessionUser, { kind, item }: Item): WorkingCopyOf => ({
    kind,
    id: item === 'new' ? null : Number(item),
    authorId: user.id,
  });

  /** @throws AppError 404 */
  const checkThere = async ({ kind, id }: WorkingCopyOf): Promise<void> => {
    if (id === null) return;
    const row = await (kind === 'posts' ? findAnyPost(db, id) : findAnyPage(db, id));
    if (!row) throw notFound(kind === 'posts' ? REFUSALS.articleGone : REFUSALS.pageGone);
  };

  return {
    /** @throws AppError 404 */
    read: async (user: SessionUser, item: Item): Promise<WorkingCopy | null> => {
      const of = copyOf(user, item);
      await checkThere(of);
      const row = await findWorkingCopy(db, of);
      if (!row) return null;
      const chosen = row.draft.image;
      const [picture] = chosen ? await findPicturesByUrl(db, [chosen.url]) : [];
      const { width = 0, height = 0, widths = [], placeholder = null } = picture ?? {};
      const image = chosen && picture ? { ...chosen, width, height, widths, placeholder } : null;
      return { draft: row.draft, image, version: row.version, keptAt: row.kept_at.toISOString() };
    },

    /** @throws AppError 404 */
    keep: async (user: SessionUser, item: Item, { draft, version }: WorkingCopyInput) => {
      const of = copyOf(user, item);
      await checkThere(of);
      const at = clock.now();
      await putWorkingCopy(db, of, { draft, version: version ?? null, at });
      return { keptAt: at.toISOString() };
    },

    discard: (user: SessionUser, item: Item): Promise<void> => deleteWorkingCopy(db, copyOf(user, item)),
  };
}
