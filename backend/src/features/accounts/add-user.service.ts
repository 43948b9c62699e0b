import type { Transaction } from 'kysely';
import type { AdminUserInput } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { insufficientRights } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { welcomeMail } from '../../mail/welcome-messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { insertWallet } from '../billing/wallet.repository.ts';
import { checkName, emailTaken } from './account.rules.ts';
import { toAuditedUser } from './admin-users.service.ts';
import { replaceResetLink } from './password-reset.repository.ts';
import { hashPassword } from './passwords.adapter.ts';
import { EMAIL_INDEX, insertUser, type UserRow } from './users.repository.ts';

/** Longer than a reset link's lifetime: a new colleague may be on holiday. */
const LINK_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Adds an account with an unknown random password. An active user gets a link to set one; a suspended user requests a
 * link once the account is active.
 * @throws AppError 400, 403 for an administrator that only the owner may add, 409 when the email is taken
 */
export async function addUser(
  deps: Deps,
  admin: Pick<SessionUser, 'id' | 'rights'>,
  input: AdminUserInput,
): Promise<UserRow> {
  const { email, role, status } = input;
  if (role === 'super_admin' && !admin.rights.includes('all')) throw insufficientRights();
  const name = checkName(input.name);
  const rights = normaliseRights(role === 'super_admin' ? (input.rights ?? ['all']) : ['all']);
  const passwordHash = await hashPassword(createLinkToken());
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await insertUser(tx, { name, email, role, status, rights, passwordHash, createdAt: now });
    await insertWallet(tx, row.id);
    await recordChange(tx, {
      actorId: admin.id,
      action: 'user.create',
      subject: 'user',
      subjectId: row.id,
      label: name,
      before: null,
      after: toAuditedUser(row),
      at: now,
    });
    if (row.status === 'active') await sendWelcomeLink(deps, tx, row, now);
    return row;
  }).catch((error) => {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  });
}

/** Sends a link to set the password, valid for a week. */
export async function sendWelcomeLink(deps: Deps, tx: Transaction<Database>, user: UserRow, now: Date): Promise<void> {
  const token = createLinkToken();
  const expiresAt = new Date(now.getTime() + LINK_TTL_MS);
  await replaceResetLink(tx, { userId: user.id, tokenHash: hashLinkToken(token), now, expiresAt });
  const link = `${deps.env.publicUrl}/forgot-password?token=${token}`;
  await deps.mail.send(
    welcomeMail({ name: user.name, address: user.email, language: toLanguage(user.language) }, link, expiresAt),
    tx,
  );
}
