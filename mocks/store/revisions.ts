import { KEPT_REVISIONS, type RevisionState, revisionChanges, sameWords } from '../../backend/shared/revisions.ts';
import type { RevisionField, WritingKind } from '../generated/model.ts';
import type { MockState } from './state.ts';

/** An article or a page. */
export type Written = { kind: WritingKind; id: number };

export type StoredRevision = {
  id: number;
  of: Written;
  authorId: string | null;
  at: string;
  state: RevisionState;
  changed: RevisionField[];
};

type Saved = { state: RevisionState; at: string };

export const revisionsOf = ({ revisions }: MockState, { kind, id }: Written): StoredRevision[] =>
  revisions.filter(({ of }) => of.kind === kind && of.id === id);

const fieldsOf = (before: RevisionState, after: RevisionState) =>
  revisionChanges(before, after).map(({ field }) => field);

/** The key of a working copy, by user and item; `item` is 'new' before the first save. */
export const workingCopyKey = (userId: string, kind: WritingKind, item: string | number): string =>
  `${userId} ${kind} ${item}`;

/** Stores a revision, and the previous state if it is not stored yet. @param before null for a new record */
export const keepRevision = (
  state: MockState,
  authorId: string,
  of: Written,
  before: Saved | null,
  after: Saved,
): void => {
  const keep = (saved: Saved, changed: RevisionField[], author: string | null) => {
    const id = (state.revisions[0]?.id ?? 0) + 1;
    state.revisions.unshift({ id, of, authorId: author, at: saved.at, state: structuredClone(saved.state), changed });
  };
  const [newest] = revisionsOf(state, of);
  if (before && !(newest && sameWords(newest.state, before.state)))
    keep(before, newest ? fieldsOf(newest.state, before.state) : [], null);
  const changed = before ? fieldsOf(before.state, after.state) : [];
  if (!before || changed.length > 0) keep(after, changed, authorId);
  const old = new Set(revisionsOf(state, of).slice(KEPT_REVISIONS));
  state.revisions = state.revisions.filter((revision) => !old.has(revision));
};
