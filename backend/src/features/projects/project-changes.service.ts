import type { Transaction } from 'kysely';
import type {
  AdminProjectChangeInput,
  ProjectChangeAnswer,
  ProjectChangeInput,
} from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import {
  checkProjectChange,
  MAX_CHANGES,
  toChangeAnswer,
  toChangeTitle,
} from '../../../../contract/rules/project-changes.ts';
import { FIRST_PHASE, toProjectLink } from '../../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { projectChangeMail } from '../../mail/project-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import { findConversation } from '../conversations/conversations.repository.ts';
import { addCustomerMessage } from '../conversations/write-conversation.service.ts';
import { findChange, insertChange, listChanges, lockChange, updateChange } from './project-changes.repository.ts';
import { getProjectLead } from './project-page.service.ts';
import { findProjectFile, lockProjectPage } from './project-pages.repository.ts';
import { lockQuote } from './quotes.repository.ts';
import { getClient, recordProjectChange } from './update-project.service.ts';

interface NewChange {
  leadId: string;
  id: string;
  text: string;
  name: string;
  fileId: string | null;
  at: Date;
}

/** Stores a change request, once. @returns its number; undefined when it was stored before @throws AppError 409 */
async function storeChange(
  tx: Transaction<Database>,
  { leadId, id, text, name, fileId, at }: NewChange,
): Promise<number | undefined> {
  const stored = await findChange(tx, id);
  if (stored && stored.lead_id === leadId && stored.text === text) return undefined;
  if (stored) throw conflict(REFUSALS.projectMarkUsed);
  const number = (await listChanges(tx, leadId)).length + 1;
  if (number > MAX_CHANGES) throw conflict(REFUSALS.projectChangesFull(MAX_CHANGES));
  await insertChange(tx, { id, lead_id: leadId, number, text, name, version_id: fileId, created_at: at });
  return number;
}

/**
 * Stores a client's change request, once, as a message of the conversation and so by email, and by bell.
 * @throws AppError 400, 404 for a file of another project, 409 when the project has too many
 */
export async function requestChange(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail' | 'limits'>,
  leadId: string,
  { id, fileId, ...input }: ProjectChangeInput,
): Promise<void> {
  const at = deps.clock.now();
  const checked = checkProjectChange(input);
  if ('field' in checked) throw invalid(checked.field, checked.message);
  const { text, name } = checked;
  const lead = await getProjectLead(deps, leadId);
  await deps.limits.consume('conversation-token', lead.conversation_id);
  await inTransaction(deps.db, async (tx) => {
    await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    if (fileId !== null && !(await findProjectFile(tx, leadId, fileId))) throw notFound(REFUSALS.projectFileGone);
    const number = await storeChange(tx, { leadId, id, text, name, fileId, at });
    if (number === undefined) return;
    const heading = msg`${name} requested change ${number}`;
    const team = (await listTeam(tx)).map((member) => member.id);
    const href = `/admin/inbox/projects/${leadId}`;
    await notify(tx, team, { kind: 'account', title: heading, body: text, href }, at);
    const language = toLanguage((await findConversation(tx, lead.conversation_id))?.language ?? 'en');
    await addCustomerMessage(deps, tx, lead.conversation_id, `${writeText(language, heading)}\n\n${text}`, at);
  });
}

/** Writes a change down for the studio, once. @throws AppError 400, 404, 409 when the project has too many */
export async function addStudioChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, leadId }: { userId: string; leadId: string },
  { id, text: typed }: AdminProjectChangeInput,
): Promise<void> {
  const at = clock.now();
  const checked = checkProjectChange({ text: typed });
  if ('field' in checked) throw invalid(checked.field, checked.message);
  await inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const number = await storeChange(tx, { leadId, id, ...checked, fileId: null, at });
    if (number === undefined) return;
    await recordProjectChange(tx, { userId, lead, before: null, after: { change_request: String(number) }, at });
  });
}

/**
 * Accepts a request at no cost or declines it, and emails the client who has a link. A quote that was not sent is detached.
 * @throws AppError 400 without a reason, 404, 409 once it was answered otherwise or its quote was sent
 */
export async function answerChange(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>,
  { userId, leadId, id }: { userId: string; leadId: string; id: string },
  input: ProjectChangeAnswer,
): Promise<void> {
  const at = deps.clock.now();
  const answer = toChangeAnswer(input);
  if (!answer) throw invalid('reason', REFUSALS.projectChangeReason);
  const { kind, reason } = answer;
  await inTransaction(deps.db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const { link_token } = await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const change = await lockChange(tx, leadId, id);
    if (!change) throw notFound(REFUSALS.projectChangeGone);
    if (change.answer === kind && change.reason === reason) return;
    // Locked: a colleague may be sending it.
    const quote = change.quote_id === null ? undefined : await lockQuote(tx, change.quote_id);
    if (change.answer !== null || (quote && quote.newest_id !== null)) throw conflict(REFUSALS.projectChangeAnswered);
    await updateChange(tx, id, { answer: kind, reason, answered_by: userId, answered_at: at, quote_id: null });
    const after = { change_request: `${change.number}: ${kind}` };
    await recordProjectChange(tx, { userId, lead, before: null, after, at });
    if (link_token === null) return;
    const { to } = await getClient(tx, lead);
    const link = toProjectLink(deps.env.publicUrl, link_token);
    const mailed = { project: lead.title, title: toChangeTitle(change.text), decision: kind, reason, link };
    await deps.mail.send(projectChangeMail(to, mailed, at), tx);
  });
}
