import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { emailChangedMail } from '../../mail/messages.ts';
import { insertRecoveryLink } from './email-verification.repository.ts';
import { deleteResetLinks } from './password-reset.repository.ts';
import type { UserRow } from './users.repository.ts';

const RECOVERY_LINK_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Notifies the previous email, with a recovery link that works once within seven days. Password reset links sent there
 * are invalidated: they would verify the new email through the old mailbox.
 * @param before the account before the change
 */
export async function notifyPreviousEmail(deps: Deps, tx: Transaction<Database>, before: UserRow): Promise<void> {
  const token = createLinkToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + RECOVERY_LINK_TTL_MS);
  await deleteResetLinks(tx, before.id);
  await insertRecoveryLink(tx, {
    userId: before.id,
    email: before.email,
    tokenHash: hashLinkToken(token),
    now,
    expiresAt,
  });
  const link = `${deps.env.publicUrl}/forgot-password?token=${token}`;
  await deps.mail.send(emailChangedMail(toMailbox(before), now, { link, expiresAt }), tx);
}
