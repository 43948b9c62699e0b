import { toAnswer } from '../../mail/mail-answer.ts';
import { parseMail } from '../../mail/received-mail.ts';
import type { ReplyMailbox } from '../../mail/reply-mailbox.adapter.ts';
import { saveMailboxState } from '../../mail/reply-mailbox.repository.ts';
import { type ReceiveDeps, receiveMail } from './receive-mail.service.ts';

/** Receives the unread emails of the mailbox, and records for the email settings whether that worked. */
export async function readReplyMailbox(deps: ReceiveDeps, mailbox: ReplyMailbox): Promise<void> {
  let problem: string | null = null;
  try {
    await mailbox.readUnread(async (source) => receiveMail(deps, await parseMail(source)));
  } catch (error) {
    problem = toAnswer(error);
    deps.log.warn('The mailbox for replies could not be read', { error });
  }
  await saveMailboxState(deps.db, deps.clock.now(), problem);
}
