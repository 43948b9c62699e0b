import type { AdminLeadStart } from '../../../../contract/generated/model.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { briefReceivedMail } from '../../mail/brief-messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { attachToVerifiedAccount } from '../conversations/conversations.repository.ts';
import { insertBrief, updateBrief } from './briefs.repository.ts';
import { getReplyHours } from './briefs.service.ts';
import { findLead, insertLead, lockLeadId } from './leads.repository.ts';
import { checkBrief, startConversation } from './send-brief.service.ts';

/**
 * Creates a lead that an administrator enters, with its brief and its conversation. Repeating it changes nothing.
 * @throws AppError 400 with every field that is missing or wrong
 */
export async function createLead(
  deps: Pick<Deps, 'db' | 'clock' | 'mail'>,
  userId: string,
  { id, language, acknowledge, ...input }: AdminLeadStart,
): Promise<void> {
  const at = deps.clock.now();
  const fields = checkBrief(input);
  await inTransaction(deps.db, async (tx) => {
    await lockLeadId(tx, id);
    if (await findLead(tx, id)) return;
    // No one opens it by its token: the client has not written it.
    const row = { ...fields, token_hash: hashLinkToken(createLinkToken()), language, created_at: at, updated_at: at };
    const brief = await insertBrief(tx, row);
    const { id: conversation_id } = await startConversation(tx, brief, fields, at);
    await updateBrief(tx, brief.id, { sent_at: at, conversation_id });
    await attachToVerifiedAccount(tx, conversation_id);
    await insertLead(tx, { id, conversation_id, title: fields.kind }, at, userId);
    await recordChange(tx, {
      actorId: userId,
      action: 'lead.create',
      subject: 'lead',
      subjectId: id,
      label: fields.kind,
      before: null,
      after: { stage: 'new' },
      at,
    });
    if (!acknowledge) return;
    const client = { name: '', address: fields.email, language };
    await deps.mail.send(briefReceivedMail(client, { replyHours: await getReplyHours(tx, at) }, at), tx);
  });
}
