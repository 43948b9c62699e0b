import type { Language } from '../../../../contract/rules/languages.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { contactMail } from '../../mail/messages.ts';
import { getStudioMailbox } from '../email/mail-settings.service.ts';
import { attachToVerifiedAccount, insertContactMessage } from './conversations.repository.ts';

/** The trimmed text of a message. */
interface ContactText {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** of the page with the form */
  language: Language;
}

interface Sender {
  senderHash: string;
  /** Probably sent by a bot. */
  isSuspect: boolean;
}

/**
 * Stores a message and emails it to the studio, or to the administrator if the studio has no contact email. A suspected
 * bot's message is stored as spam, where the studio can find it, and not emailed.
 */
export async function storeContactMessage(
  deps: Deps,
  text: ContactText,
  { senderHash, isSuspect }: Sender,
): Promise<void> {
  const now = deps.clock.now();
  const to = await getStudioMailbox(deps);
  await inTransaction(deps.db, async (tx) => {
    const status = isSuspect ? 'spam' : 'new';
    const id = await insertContactMessage(tx, { ...text, status, ip_hash: senderHash, created_at: now });
    if (isSuspect) return;
    await attachToVerifiedAccount(tx, id);
    await deps.mail.send(contactMail(to, { ...text, conversationId: id }, now), tx);
  });
}
