import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { contactMail } from '../../mail/messages.ts';
import { findContact, giveToProven, insertMessage } from './contact.repository.ts';

/** What somebody has written, without the spaces around it. */
interface ContactText {
  name: string;
  email: string;
  subject: string;
  message: string;
}

interface Sender {
  senderHash: string;
  /** It looks like a robot's. */
  isSuspect: boolean;
}

/**
 * Keeps a message and mails it to the studio, or to the administrator while the studio has named no address. One that looks
 * like a robot's is kept among the spam, where the studio finds it, and mailed to nobody.
 */
export async function receiveMessage(deps: Deps, text: ContactText, { senderHash, isSuspect }: Sender): Promise<void> {
  const now = deps.clock.now();
  const studio = await findContact(deps.db);
  const to = { name: studio?.name ?? 'Administrator', address: studio?.contact_email || deps.env.admin.email };
  await inTransaction(deps.db, async (tx) => {
    const status = isSuspect ? 'spam' : 'new';
    const id = await insertMessage(tx, { ...text, status, ip_hash: senderHash, created_at: now });
    if (isSuspect) return;
    await giveToProven(tx, id);
    await deps.mail.send(contactMail(to, text, now), tx);
  });
}
