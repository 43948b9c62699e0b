import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { linkTokenHash, newLinkToken } from '../../lib/link-token.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { emailChangedMail } from '../../mail/messages.ts';
import { addReturn } from './email-proof.repository.ts';
import { removeResetsOf } from './password-reset.repository.ts';
import type { UserRow } from './users.repository.ts';

const WAY_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Notifies the previous email, with a recovery link that works once within seven days. Password reset links sent there
 * are invalidated: they would verify the new email through the old mailbox.
 * @param before the account before the change
 */
export async function tellFormerAddress(deps: Deps, tx: Transaction<Database>, before: UserRow): Promise<void> {
  const token = newLinkToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + WAY_BACK_MS);
  await removeResetsOf(tx, before.id);
  await addReturn(tx, { userId: before.id, email: before.email, tokenHash: linkTokenHash(token), now, expiresAt });
  const link = `${deps.env.publicUrl}/forgot-password?token=${token}`;
  await deps.mail.send(emailChangedMail(mailboxOf(before), now, { link, expiresAt }), tx);
}
