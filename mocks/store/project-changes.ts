import type { Message } from '../../contract/i18n/message.ts';
import { checkProjectChange, MAX_CHANGES, toChangeQuote } from '../../contract/rules/project-changes.ts';
import type { QuoteContent } from '../../contract/rules/quotes.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import type { MockDb } from './db.ts';
import { findProjectFile, listAcceptedPhases, type StoredChange, type StoredProjectPage } from './project-pages.ts';

interface ChangeInput {
  id: string;
  text: string;
  /** absent for the studio */
  name?: string;
  fileId: string | null;
}

/** Stores a request, once. @param onAdded runs when it is new */
export const addChange = (
  page: StoredProjectPage,
  { id, fileId, ...input }: ChangeInput,
  onAdded: (change: StoredChange) => void,
) => {
  const checked = checkProjectChange(input);
  if ('field' in checked) return invalidField(checked.field, checked.message);
  const found = fileId === null ? undefined : findProjectFile(page, fileId);
  if (fileId !== null && !found) return notFound(REFUSALS.projectFileGone);
  const stored = page.changes.find((change) => change.id === id);
  if (stored) return stored.text === checked.text ? { status: 204 as const } : conflict(REFUSALS.projectMarkUsed);
  const number = page.changes.length + 1;
  if (number > MAX_CHANGES) return conflict(REFUSALS.projectChangesFull(MAX_CHANGES));
  const change: StoredChange = {
    id,
    number,
    ...checked,
    file: found?.deliverable.title ?? '',
    created_at: new Date().toISOString(),
    answer: null,
    reason: '',
    answered_at: null,
    quoteId: null,
  };
  page.changes.push(change);
  onAdded(change);
  return { status: 204 as const };
};

/** A request that may get a quote, or the refusal; undefined without an id. */
export const findQuotableChange = ({ changes }: StoredProjectPage, changeId: string | undefined) => {
  if (changeId === undefined) return undefined;
  const change = changes.find(({ id }) => id === changeId);
  if (!change) return notFound(REFUSALS.projectChangeGone);
  return change.answer === null ? change : conflict(REFUSALS.projectChangeAnswered);
};

interface QuoteOfChange {
  leadId: string;
  change: StoredChange;
  today: string;
  write: (text: Message) => string;
}

/** A new quote made the one of a request. */
export const toQuoteOfChange = (db: MockDb, content: QuoteContent, { leadId, ...start }: QuoteOfChange): QuoteContent =>
  toChangeQuote(content, { ...start, accepted: listAcceptedPhases(db, leadId) });
