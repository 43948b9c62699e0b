import type {
  CaseStudyInput,
  PageInput,
  PostInput,
  RevisionRow,
  WritingKind,
} from '../../../contract/generated/model.ts';
import { toCaseStudyInput, toCaseStudyState } from '../../../contract/rules/case-studies.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import {
  findRevisionChanges,
  hasSameText,
  type RevisionState,
  toArticleState,
  toPageState,
} from '../../../contract/rules/revisions.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { type DocumentRef, listRevisions, type StoredRevision } from '../../store/revisions.ts';
import type { Actor } from '../kit/collection.ts';
import { toPage } from '../kit/page.ts';
import { createArticles, toAdminPost } from './admin-articles-edits.ts';
import { createCaseStudies } from './admin-case-studies-edits.ts';
import { createPages } from './admin-pages-edits.ts';

type Operations = 'adminListRevisions' | 'adminCompareRevision' | 'adminRestoreRevision';

const writtenOf = ({ kind, id }: { kind: string; id: string }): DocumentRef => ({
  kind: kind as WritingKind,
  id: Number(id),
});

/** A revision was once a valid input, without the facts that are not compared. */
type RestoredStudy = Omit<CaseStudyInput, 'product_id' | 'post_id' | 'lead_id'> & { status: string };

export const createRevisionHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const articles = createArticles(db);
  const pages = createPages(db);
  const studies = createCaseStudies(db);

  const presentOf = ({ kind, id }: DocumentRef): RevisionState | undefined => {
    const article = kind === 'posts' ? articles.find(id) : undefined;
    const page = kind === 'pages' ? pages.find(id) : undefined;
    if (article) return toArticleState(toAdminPost(article));
    const study = kind === 'case-studies' ? studies.find(id) : undefined;
    if (study) return toCaseStudyState(study);
    return page && toPageState(pages.toPage(page));
  };
  const gone = { posts: REFUSALS.articleGone, pages: REFUSALS.pageGone, 'case-studies': REFUSALS.caseStudyGone };
  const documentNotFound = ({ kind }: DocumentRef) => notFound(gone[kind]);

  const toRow = ({ id, state, authorId, at, changed }: StoredRevision, present: boolean): RevisionRow => {
    const by = db.state.accounts.find(({ user }) => user.id === authorId)?.user.name ?? null;
    return { id, title: String(state.title), by, at, changed, present };
  };

  const restorePost = async (user: Actor, id: number, state: RevisionState, version: number) => {
    const article = articles.find(id);
    if (!article) return documentNotFound({ kind: 'posts', id });
    const { status, publishAt, image: shown } = toAdminPost(article);
    const { status: _status, publishAt: _at, address: _address, ...words } = state as unknown as PostInput;
    const { image: kept } = words;
    const lost = kept !== null && !db.state.pictures.some(({ url }) => url === kept.url);
    const image = lost ? shown && { url: shown.url, alt: shown.alt } : kept;
    const input = { ...words, image, status, publishAt: status === 'scheduled' ? publishAt : null, version };
    const answer = await articles.update({ user, params: { id: String(id) }, body: input }, 'revert');
    if (answer.status !== 200) return answer;
    const notes = lost ? [String(REFUSALS.revisionPictureGone)] : [];
    return { status: 200 as const, body: { version: answer.body.version, notes } };
  };

  const restorePage = async (user: Actor, id: number, state: RevisionState, version: number) => {
    const page = pages.find(id);
    if (!page) return documentNotFound({ kind: 'pages', id });
    const { address, published } = pages.toPage(page);
    const { title, description, content } = state as unknown as PageInput;
    const body = { title, description, content, address, published, version };
    const answer = await pages.update({ user, params: { id: String(id) }, body }, 'revert');
    return answer.status === 200 ? { status: 200 as const, body: { version: answer.body.version, notes: [] } } : answer;
  };

  const restoreCaseStudy = async (user: Actor, id: number, state: RevisionState, version: number) => {
    const study = studies.find(id);
    if (!study) return documentNotFound({ kind: 'case-studies', id });
    const { status: _status, address: _address, ...words } = state as unknown as RestoredStudy;
    const { image: kept } = words;
    const lost = kept !== null && !db.state.pictures.some(({ url }) => url === kept.url);
    const body = toCaseStudyInput({ ...study, ...words, image: lost ? study.image : kept }, version);
    const answer = await studies.update({ user, params: { id: String(id) }, body }, 'revert');
    if (answer.status !== 200) return answer;
    const notes = lost ? [String(REFUSALS.revisionPictureGone)] : [];
    return { status: 200 as const, body: { version: answer.body.version, notes } };
  };

  const restores = { posts: restorePost, pages: restorePage, 'case-studies': restoreCaseStudy };

  return {
    adminListRevisions: ({ params, query }) => {
      const of = writtenOf(params);
      const present = presentOf(of);
      if (!present) return documentNotFound(of);
      const rows = listRevisions(db.state, of).map((revision, index) =>
        toRow(revision, index === 0 && hasSameText(revision.state, present)),
      );
      return { status: 200, body: toPage(rows, query.page, query.limit ?? 20) };
    },

    adminCompareRevision: async ({ params }) => {
      const of = writtenOf(params);
      const present = presentOf(of);
      if (!present) return documentNotFound(of);
      const revision = listRevisions(db.state, of).find(({ id }) => id === Number(params.revision));
      if (!revision) return notFound(REFUSALS.revisionGone);
      const { differences } = await import('../../../contract/markdown/differences.ts');
      const changes = findRevisionChanges(revision.state, present);
      const compared = changes.map(({ field, before, after }) => ({ field, parts: differences(before, after) }));
      return { status: 200, body: { ...toRow(revision, hasSameText(revision.state, present)), differences: compared } };
    },

    adminRestoreRevision: ({ user, params, body }) => {
      const of = writtenOf(params);
      if (!presentOf(of)) return documentNotFound(of);
      const revision = listRevisions(db.state, of).find(({ id }) => id === Number(params.revision));
      if (!revision) return notFound(REFUSALS.revisionGone);
      return restores[of.kind](user, of.id, revision.state, body.version);
    },
  };
};
