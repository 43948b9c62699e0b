import type { Transaction } from 'kysely';
import type { ProjectAnswerInput } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { checkProjectAnswer, FIRST_PHASE } from '../../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import { findConversation } from '../conversations/conversations.repository.ts';
import { addCustomerMessage } from '../conversations/write-conversation.service.ts';
import { findLead } from './leads.repository.ts';
import { countMarks } from './project-marks.repository.ts';
import { findProjectFile, listProjectFiles, lockProjectPage, setProjectAnswer } from './project-pages.repository.ts';

/** Marks of the client on a version that say what should change. */
async function countOpenMarks(tx: Transaction<Database>, leadId: string, id: string): Promise<number> {
  const marks = await countMarks(tx, leadId);
  return marks.find(({ version_id }) => version_id === id)?.open_of_client ?? 0;
}

/**
 * Records the client's answer to the newest version, as a message of the conversation and so by email, and by bell.
 * @throws AppError 400 for a missing name or comment, 404, 409 for an older version, a file without approval, and once it is
 * answered otherwise
 */
export async function reviewDeliverable(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>,
  { leadId, id }: { leadId: string; id: string },
  input: ProjectAnswerInput,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const { phase } = await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const marks = await countOpenMarks(tx, leadId, id);
    const answer = checkProjectAnswer(input, marks > 0);
    if ('field' in answer) throw invalid(answer.field, answer.message);
    const { kind, name, comment } = answer;
    const lead = await findLead(tx, leadId);
    const file = await findProjectFile(tx, leadId, id);
    if (!lead || !file || !phase) throw notFound(REFUSALS.projectFileGone);
    if (!file.for_approval) throw conflict(REFUSALS.projectNoAnswer);
    const isSame = file.answer === kind && file.answered_by === name && file.comment === comment;
    if (isSame) return;
    if (file.answered_by !== null) throw conflict(REFUSALS.projectAnswered(file.answered_by));
    const newest = (await listProjectFiles(tx, leadId)).find((row) => row.deliverable_id === file.deliverable_id);
    if (newest?.id !== id) throw conflict(REFUSALS.projectChanged);
    await setProjectAnswer(tx, id, { answer: kind, answered_by: name, comment, answered_at: at });
    const { title, number } = file;
    const isApproved = kind === 'approved';
    const heading = isApproved
      ? msg`${name} approved “${title}”, version ${number}`
      : msg`${name} asked for changes to “${title}”, version ${number}`;
    const team = (await listTeam(tx)).map((member) => member.id);
    const href = `/admin/inbox/projects/${leadId}`;
    await notify(tx, team, { kind: 'account', title: heading, body: comment, href }, at);
    const language = toLanguage((await findConversation(tx, lead.conversation_id))?.language ?? 'en');
    const marked = !isApproved && marks > 0 ? writeText(language, msg`Open marks on the picture: ${marks}`) : '';
    const text = [writeText(language, heading), comment, marked].filter(Boolean).join('\n\n');
    await addCustomerMessage(deps, tx, lead.conversation_id, text, at);
  });
}
