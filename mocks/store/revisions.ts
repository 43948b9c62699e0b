import type { RevisionField, WritingKind } from '../../contract/generated/model.ts';
import { findRevisionChanges, hasSameText, MAX_REVISIONS, type RevisionState } from '../../contract/rules/revisions.ts';
import type { MockState } from './state.ts';

/** An article, a page or a case study. */
export type DocumentRef = { kind: WritingKind; id: number };

export type StoredRevision = {
  id: number;
  of: DocumentRef;
  authorId: string | null;
  at: string;
  state: RevisionState;
  changed: RevisionField[];
};

type Saved = { state: RevisionState; at: string };

export const listRevisions = ({ revisions }: MockState, { kind, id }: DocumentRef): StoredRevision[] =>
  revisions.filter(({ of }) => of.kind === kind && of.id === id);

const fieldsOf = (before: RevisionState, after: RevisionState) =>
  findRevisionChanges(before, after).map(({ field }) => field);

/** The key of a working copy, by user and item; `item` is 'new' before the first save. */
export const workingCopyKey = (userId: string, kind: WritingKind, item: string | number): string =>
  `${userId} ${kind} ${item}`;

/** Stores a revision, and the previous state if it is not stored yet. @param before null for a new record */
export const recordRevision = (
  state: MockState,
  authorId: string | null,
  of: DocumentRef,
  before: Saved | null,
  after: Saved,
): void => {
  const keep = (saved: Saved, changed: RevisionField[], author: string | null) => {
    const id = (state.revisions[0]?.id ?? 0) + 1;
    state.revisions.unshift({ id, of, authorId: author, at: saved.at, state: structuredClone(saved.state), changed });
  };
  const [newest] = listRevisions(state, of);
  if (before && !(newest && hasSameText(newest.state, before.state)))
    keep(before, newest ? fieldsOf(newest.state, before.state) : [], null);
  const changed = before ? fieldsOf(before.state, after.state) : [];
  if (!before || changed.length > 0) keep(after, changed, authorId);
  const old = new Set(listRevisions(state, of).slice(MAX_REVISIONS));
  state.revisions = state.revisions.filter((revision) => !old.has(revision));
};
