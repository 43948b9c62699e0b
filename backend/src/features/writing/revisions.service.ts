import type {
  CaseStudyInput,
  PageInput,
  PostInput,
  RevisionComparison,
  RevisionField,
  RevisionRow,
} from '../../../../contract/generated/model.ts';
import { differences } from '../../../../contract/markdown/differences.ts';
import { toCaseStudyInput, toCaseStudyState } from '../../../../contract/rules/case-studies.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import {
  findRevisionChanges,
  hasSameText,
  type RevisionState,
  toArticleState,
  toPageState,
} from '../../../../contract/rules/revisions.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { listPicturesByUrl } from '../media/admin-pictures.repository.ts';
import { toAdminPost } from './admin-articles.mapper.ts';
import { findAnyPost } from './admin-articles.repository.ts';
import { createPostsService } from './admin-articles.service.ts';
import { createCaseStudiesService, getAdminCaseStudy } from './admin-case-studies.service.ts';
import { createPagesService, readAdminPage } from './admin-pages.service.ts';
import { type DocumentRef, findRevision, listRevisions, type RevisionRow as Row } from './revisions.repository.ts';
import { findPostSlug } from './slugs.repository.ts';

const toRevision = (row: Row, current: boolean): RevisionRow => ({
  id: row.id,
  title: String(row.state.title),
  by: row.by,
  at: row.created_at.toISOString(),
  changed: row.changed as RevisionField[],
  present: current,
});

/** A revision was once a valid input, without the facts that are not compared. */
type RestoredStudy = Omit<CaseStudyInput, 'product_id' | 'post_id' | 'lead_id'> & { status: string };

/** Revisions of articles, pages and case studies: listed, compared with the current state, restored. */
export function createRevisionsService(deps: Deps) {
  const { db } = deps;
  const posts = createPostsService(deps);
  const pages = createPagesService(deps);
  const studies = createCaseStudiesService(deps);

  const getArticle = async (id: number) => {
    const row = await findAnyPost(db, id);
    if (!row) throw notFound(REFUSALS.articleGone);
    return toAdminPost(row, (await findPostSlug(db, id)) ?? '');
  };
  /** @throws AppError 404 */
  const getCurrentState = async ({ kind, id }: DocumentRef): Promise<RevisionState> => {
    if (kind === 'posts') return toArticleState(await getArticle(id));
    if (kind === 'pages') return toPageState(await readAdminPage(deps.db, id));
    return toCaseStudyState(await getAdminCaseStudy(deps, id));
  };

  const getRevisionRow = async (document: DocumentRef, revision: number): Promise<Row> => {
    const row = await findRevision(db, document, revision);
    if (!row) throw notFound(REFUSALS.revisionGone);
    return row;
  };

  /** Restores the text; and the picture, if it is still in the library. */
  const restorePost = async (user: SessionUser, id: number, state: RevisionState, version: number) => {
    const { status, publishAt, image: currentImage } = await getArticle(id);
    // The revision was once a valid input.
    const { status: _status, publishAt: _at, address: _address, ...text } = state as unknown as PostInput;
    const isPictureMissing = text.image !== null && (await listPicturesByUrl(db, [text.image.url])).length === 0;
    const image = isPictureMissing ? currentImage && { url: currentImage.url, alt: currentImage.alt } : text.image;
    const input = { ...text, image, status, publishAt: status === 'scheduled' ? publishAt : null, version };
    const post = await posts.update(user, id, input, 'revert');
    return { version: post.version, notes: isPictureMissing ? [String(REFUSALS.revisionPictureGone)] : [] };
  };

  const restorePage = async (user: SessionUser, id: number, state: RevisionState, version: number) => {
    const { address, published } = await readAdminPage(deps.db, id);
    const { title, description, content } = state as unknown as PageInput;
    const input = { title, description, content, address, published, version };
    return { version: (await pages.update(user, id, input, 'revert')).version, notes: [] };
  };

  /** The facts that no revision holds stay as they are; a picture is restored if it is still in the library. */
  const restoreCaseStudy = async (user: SessionUser, id: number, state: RevisionState, version: number) => {
    const current = await getAdminCaseStudy(deps, id);
    const { status: _status, address: _address, ...text } = state as unknown as RestoredStudy;
    const isPictureMissing = text.image !== null && (await listPicturesByUrl(db, [text.image.url])).length === 0;
    const image = isPictureMissing ? current.image : text.image;
    const input = toCaseStudyInput({ ...current, ...text, image }, version);
    const study = await studies.update(user, id, input, 'revert');
    return { version: study.version, notes: isPictureMissing ? [String(REFUSALS.revisionPictureGone)] : [] };
  };

  const restores = { posts: restorePost, pages: restorePage, 'case-studies': restoreCaseStudy };

  return {
    /** @throws AppError 404 */
    list: async (document: DocumentRef, { page, limit }: { page: number; limit: number }) => {
      const current = await getCurrentState(document);
      const { rows, total } = await listRevisions(db, document, { limit, offset: (page - 1) * limit });
      const items = rows.map((row, index) =>
        toRevision(row, page === 1 && index === 0 && hasSameText(row.state, current)),
      );
      return { items, total, page, limit };
    },

    /** @throws AppError 404 */
    compare: async (document: DocumentRef, revision: number): Promise<RevisionComparison> => {
      const current = await getCurrentState(document);
      const row = await getRevisionRow(document, revision);
      const changes = findRevisionChanges(row.state, current);
      const differingFields = changes.map(({ field, before, after }) => ({ field, parts: differences(before, after) }));
      return { ...toRevision(row, hasSameText(row.state, current)), differences: differingFields };
    },

    /** @throws AppError 400 for a state that cannot be published as it is, 404, 409 */
    restore: async (user: SessionUser, document: DocumentRef, revision: number, version: number) => {
      await getCurrentState(document);
      const { state } = await getRevisionRow(document, revision);
      return restores[document.kind](user, document.id, state, version);
    },
  };
}
