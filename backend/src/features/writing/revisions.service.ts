import { differences } from '../../../markdown/differences.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { articleState, pageState, type RevisionState, revisionChanges, sameWords } from '../../../shared/revisions.ts';
import type { PageInput, PostInput, RevisionComparison, RevisionField, RevisionRow } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { findPicturesByUrl } from '../media/admin-pictures.repository.ts';
import { findPostAddress } from './addresses.repository.ts';
import { toAdminPost } from './admin-articles.mapper.ts';
import { findAnyPost } from './admin-articles.repository.ts';
import { createPostsService } from './admin-articles.service.ts';
import { createPagesService } from './admin-pages.service.ts';
import { findRevision, findRevisions, type RevisionRow as Row, type Written } from './revisions.repository.ts';

const toRevision = (row: Row, present: boolean): RevisionRow => ({
  id: row.id,
  title: String(row.state.title),
  by: row.by,
  at: row.created_at.toISOString(),
  changed: row.changed as RevisionField[],
  present,
});

/** Revisions of articles and pages: listed, compared with the current state, restored. */
export function createRevisionsService(deps: Deps) {
  const { db } = deps;
  const posts = createPostsService(deps);
  const pages = createPagesService(deps);

  const articleOf = async (id: number) => {
    const row = await findAnyPost(db, id);
    if (!row) throw notFound(REFUSALS.articleGone);
    return toAdminPost(row, (await findPostAddress(db, id)) ?? '');
  };
  /** @throws AppError 404 */
  const presentState = async ({ kind, id }: Written): Promise<RevisionState> =>
    kind === 'posts' ? articleState(await articleOf(id)) : pageState(await pages.read(id));

  const stateOf = async (of: Written, revision: number): Promise<Row> => {
    const row = await findRevision(db, of, revision);
    if (!row) throw notFound(REFUSALS.revisionGone);
    return row;
  };

  /** Restores the text; and the picture, if it is still in the library. */
  const restorePost = async (user: SessionUser, id: number, state: RevisionState, version: number) => {
    const { status, publishAt, image: shown } = await articleOf(id);
    // The revision was once a valid input.
    const { status: _status, publishAt: _at, address: _address, ...words } = state as unknown as PostInput;
    const gone = words.image !== null && (await findPicturesByUrl(db, [words.image.url])).length === 0;
    const image = gone ? shown && { url: shown.url, alt: shown.alt } : words.image;
    const input = { ...words, image, status, publishAt: status === 'scheduled' ? publishAt : null, version };
    const post = await posts.update(user, id, input, 'revert');
    return { version: post.version, notes: gone ? [REFUSALS.revisionPictureGone] : [] };
  };

  const restorePage = async (user: SessionUser, id: number, state: RevisionState, version: number) => {
    const { address, published } = await pages.read(id);
    const { title, description, content } = state as unknown as PageInput;
    const input = { title, description, content, address, published, version };
    return { version: (await pages.update(user, id, input, 'revert')).version, notes: [] };
  };

  return {
    /** @throws AppError 404 */
    list: async (of: Written, { page, limit }: { page: number; limit: number }) => {
      const present = await presentState(of);
      const { rows, total } = await findRevisions(db, of, { limit, offset: (page - 1) * limit });
      const items = rows.map((row, index) =>
        toRevision(row, page === 1 && index === 0 && sameWords(row.state, present)),
      );
      return { items, total, page, limit };
    },

    /** @throws AppError 404 */
    compare: async (of: Written, revision: number): Promise<RevisionComparison> => {
      const present = await presentState(of);
      const row = await stateOf(of, revision);
      const changes = revisionChanges(row.state, present);
      const found = changes.map(({ field, before, after }) => ({ field, parts: differences(before, after) }));
      return { ...toRevision(row, sameWords(row.state, present)), differences: found };
    },

    /** @throws AppError 400 for a state that cannot be published as it is, 404, 409 */
    restore: async (user: SessionUser, of: Written, revision: number, version: number) => {
      await presentState(of);
      const { state } = await stateOf(of, revision);
      return (of.kind === 'posts' ? restorePost : restorePage)(user, of.id, state, version);
    },
  };
}
