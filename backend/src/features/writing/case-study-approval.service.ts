import type { Transaction } from 'kysely';
import type {
  ApprovalLink,
  ApprovalRequest,
  CaseStudyApproval,
  CaseStudyChangeRequest,
  CaseStudyDraft,
} from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import type { Message } from '../../../../contract/i18n/message.ts';
import { findQuoteGaps, hasApproval, toApprovedWords } from '../../../../contract/rules/case-studies.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { approvalMail } from '../../mail/approval-message.ts';
import { findLanguageOfEmail } from '../../mail/recipients.repository.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import { addCustomerMessage } from '../conversations/write-conversation.service.ts';
import { findLead } from '../projects/leads.repository.ts';
import { toAdminCaseStudy } from './admin-case-studies.mapper.ts';
import { type CaseStudyRow, lockCaseStudy, updateCaseStudy } from './admin-case-studies.repository.ts';
import { checkComplete, toAuditEntry, toSavedState } from './admin-case-studies.service.ts';
import { findByToken } from './case-studies.repository.ts';
import { toCaseStudy } from './case-studies.service.ts';
import { recordRevision } from './revisions.repository.ts';

type Tx = Transaction<Database>;

/** Emails the link in the language of the client's account, or in English. */
async function mailApproval(deps: Deps, tx: Tx, email: string, study: { title: string; link: string }): Promise<void> {
  const language = toLanguage(await findLanguageOfEmail(tx, email));
  await deps.mail.send(approvalMail({ name: '', address: email, language }, study, deps.clock.now()), tx);
}

/**
 * Makes the link with which a client reads and approves a case study, and emails it; an earlier one stops working.
 * @throws AppError 400 when it is incomplete or names no client, 404, 409 when it is published or was changed meanwhile
 */
export async function requestApproval(
  deps: Deps,
  user: SessionUser,
  id: number,
  { version, email }: ApprovalRequest,
): Promise<ApprovalLink> {
  const token = createLinkToken();
  const url = `${deps.env.publicUrl}/case-study#${token}`;
  const study = await inTransaction(deps.db, async (tx) => {
    const before = await lockCaseStudy(tx, id);
    if (!before) throw notFound(REFUSALS.caseStudyGone);
    checkVersion(before.version, version);
    if (before.status === 'published') throw conflict(REFUSALS.caseStudyPublished);
    if (!before.client_named) throw invalid('client_named', REFUSALS.caseStudyNoClient);
    checkComplete(before);
    const requested_at = deps.clock.now();
    const values = { status: 'waiting' as const, token_hash: hashLinkToken(token), requested_at };
    const after = await updateCaseStudy(tx, id, { ...values, changes: '', changes_at: null }, requested_at);
    const action = 'case-study.request-approval' as const;
    const fields = changedFields({ status: before.status }, { status: after.status });
    await recordChange(tx, {
      ...toAuditEntry(user, requested_at, after),
      action,
      ...(fields ?? { before: {}, after: {} }),
    });
    if (email !== undefined) await mailApproval(deps, tx, email, { title: after.title, link: url });
    return after;
  });
  return { url, study: toAdminCaseStudy(study) };
}

export async function toDraft(deps: Pick<Deps, 'db' | 'clock'>, row: CaseStudyRow): Promise<CaseStudyDraft> {
  const isApproved = hasApproval(row, row.approved_words);
  return {
    study: await toCaseStudy(deps.db, row, deps.clock.now()),
    status: row.status,
    version: row.version,
    quote: row.quote,
    quote_name: row.quote_name,
    quote_role: row.quote_role,
    rating: row.rating,
    approved_by: isApproved ? row.approved_by : '',
    approved_at: isApproved ? (row.approved_at?.toISOString() ?? null) : null,
    changes_at: row.changes_at?.toISOString() ?? null,
  };
}

/** @throws AppError 404 for an unknown or replaced link */
export async function getByToken({ db }: Pick<Deps, 'db'>, token: string): Promise<CaseStudyRow> {
  const row = await findByToken(db, hashLinkToken(token));
  if (!row) throw notFound(REFUSALS.approvalLinkUnknown);
  return row;
}

/** Notifies the team in the app; for a project also by a message in its conversation, which is emailed. */
async function notifyStudio(deps: Deps, tx: Tx, row: CaseStudyRow, title: Message, text: string): Promise<void> {
  const at = deps.clock.now();
  const team = (await listTeam(tx)).map((member) => member.id);
  const href = `/admin/content/case-studies/${row.id}`;
  await notify(tx, team, { kind: 'account', title, body: row.title, href }, at);
  const lead = row.lead_id === null ? undefined : await findLead(tx, row.lead_id);
  if (lead) await addCustomerMessage(deps, tx, lead.conversation_id, text, at);
}

/** @throws AppError 400 for a quote without a name, 409 when it was changed meanwhile or approval was not asked for */
function checkAnswer(row: CaseStudyRow, input: Omit<CaseStudyChangeRequest, 'message'>): void {
  if (row.status !== 'waiting') throw conflict(REFUSALS.approvalNotRequested);
  if (row.version !== input.version) throw conflict(REFUSALS.approvalChanged);
  const [gap] = findQuoteGaps({ ...input, client: row.client, client_named: row.client_named });
  if (gap) throw invalid(gap.field, gap.message);
}

async function lockByToken(tx: Tx, token: string): Promise<CaseStudyRow> {
  const { id } = await getByToken({ db: tx }, token);
  const row = await lockCaseStudy(tx, id);
  // Another link may have replaced it before it was locked.
  if (row?.token_hash !== hashLinkToken(token)) throw notFound(REFUSALS.approvalLinkUnknown);
  return row;
}

const toWords = ({ quote, quote_name, quote_role }: Pick<CaseStudyRow, 'quote' | 'quote_name' | 'quote_role'>) => ({
  quote: quote.trim(),
  quote_name: quote_name.trim(),
  quote_role: quote_role.trim(),
});

/** The words of the client are a revision without an administrator. */
async function saveAnswer(tx: Tx, before: CaseStudyRow, values: Parameters<typeof updateCaseStudy>[2], at: Date) {
  const after = await updateCaseStudy(tx, before.id, values, at);
  const document = { kind: 'case-studies' as const, id: before.id };
  await recordRevision(tx, document, toSavedState(before), { ...toSavedState(after), authorId: null });
  return after;
}

/**
 * Saves the client's words and approves them; once.
 * @throws AppError 400, 404, 409
 */
export function approveCaseStudy(deps: Deps, token: string, input: CaseStudyApproval): Promise<CaseStudyRow> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockByToken(tx, token);
    const words = toWords(input);
    const approved_words = toApprovedWords({ ...words, client: row.client });
    const isRepeated =
      row.approved_words === approved_words && (row.status === 'approved' || row.status === 'published');
    if (isRepeated) return row;
    checkAnswer(row, input);
    const approved_by = input.name.trim();
    const values = { ...words, rating: input.rating, status: 'approved' as const, approved_by, approved_at: at };
    const approved = await saveAnswer(tx, row, { ...values, approved_words, changes: '', changes_at: null }, at);
    const text = `${approved_by} approved the case study “${row.title}”.`;
    await notifyStudio(deps, tx, approved, msg`Case study approved by ${approved_by}`, text);
    return approved;
  });
}

/** Saves the client's words and what should be different. @throws AppError 400, 404, 409 */
export function requestChanges(deps: Deps, token: string, input: CaseStudyChangeRequest): Promise<CaseStudyRow> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockByToken(tx, token);
    checkAnswer(row, input);
    const changes = input.message.trim();
    const values = { ...toWords(input), status: 'draft' as const, changes, changes_at: at };
    const asked = await saveAnswer(tx, row, values, at);
    await notifyStudio(deps, tx, asked, msg`Changes requested for a case study`, changes);
    return asked;
  });
}
