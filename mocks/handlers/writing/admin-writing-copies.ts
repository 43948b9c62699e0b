import type { WritingKind } from '../../../contract/generated/model.ts';
import type { Message } from '../../../contract/i18n/message.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { workingCopyKey } from '../../store/revisions.ts';
import type { Actor } from '../kit/collection.ts';

type Operations = 'adminGetWorkingCopy' | 'adminKeepWorkingCopy' | 'adminDiscardWorkingCopy';
type Written = { id: number; deletedAt: string | null };
type Params = { kind: string; item: string };

export const createWorkingCopyHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const keyOf = (user: Actor, { kind, item }: Params) => workingCopyKey(user.id, kind as WritingKind, item);

  /** No working copy of something that does not exist. */
  const missing = ({ kind, item }: Params) => {
    if (item === 'new') return undefined;
    const { articles, pages, caseStudies } = db.state;
    const kinds: Record<WritingKind, { rows: Written[]; gone: Message }> = {
      posts: { rows: articles, gone: REFUSALS.articleGone },
      pages: { rows: pages, gone: REFUSALS.pageGone },
      'case-studies': { rows: caseStudies, gone: REFUSALS.caseStudyGone },
    };
    const { rows, gone } = kinds[kind as WritingKind];
    const exists = rows.some(({ id, deletedAt }) => id === Number(item) && deletedAt === null);
    return exists ? undefined : notFound(gone);
  };

  return {
    adminGetWorkingCopy: ({ user, params }) => {
      const problem = missing(params);
      if (problem) return problem;
      const stored = db.state.workingCopies[keyOf(user, params)];
      if (!stored) return { status: 200, body: { copy: null } };
      const { draft, version = null, keptAt } = stored;
      const picture = draft.image && db.state.pictures.find(({ url }) => url === draft.image?.url);
      const { width = 0, height = 0, widths = [], placeholder = null } = picture ?? {};
      const image = draft.image && picture ? { ...draft.image, width, height, widths, placeholder } : null;
      return { status: 200, body: { copy: { draft, image, version, keptAt } } };
    },
    adminKeepWorkingCopy: ({ user, params, body }) => {
      const problem = missing(params);
      if (problem) return problem;
      const keptAt = new Date().toISOString();
      db.state.workingCopies[keyOf(user, params)] = { ...body, keptAt };
      return { status: 200, body: { keptAt } };
    },
    adminDiscardWorkingCopy: ({ user, params }) => {
      delete db.state.workingCopies[keyOf(user, params)];
      return { status: 204 };
    },
  };
};
