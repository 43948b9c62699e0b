import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { joinProven } from '../../guests/join-guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { AppError } from '../../lib/errors.ts';
import { linkTokenHash, newLinkToken } from '../../lib/link-token.ts';
import { confirmEmailMail } from '../../mail/messages.ts';
import { emailTaken } from './account.rules.ts';
import { moveTo, putConfirmation, spendConfirmation } from './email-confirmations.repository.ts';
import { isHeld, markProven } from './email-proof.repository.ts';
import { tellFormerAddress } from './email-return.service.ts';
import { EMAIL_INDEX, findUserById, lockAddress, type UserRow } from './users.repository.ts';

const LINK_LIFE_MS = 24 * 60 * 60 * 1000;

const expired = () => new AppError(410, 'link_expired', REFUSALS.resetExpired);

/**
 * Sends a link to an address that an account has or wants. The former link of the account ends.
 * @param email where the link goes; it becomes the account's address when the link is opened
 */
export async function sendConfirmation(
  deps: Pick<Deps, 'clock' | 'env' | 'mail'>,
  tx: Transaction<Database>,
  user: Pick<UserRow, 'id' | 'email'>,
  email = user.email,
): Promise<void> {
  const token = newLinkToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await putConfirmation(tx, {
    user_id: user.id,
    email,
    token_hash: linkTokenHash(token),
    created_at: now,
    expires_at: expiresAt,
  });
  const link = `${deps.env.publicUrl}/confirm-email?token=${token}`;
  // Without the name: nobody has shown yet that he reads the mails of this address.
  await deps.mail.send(confirmEmailMail({ address: email, name: '' }, link, expiresAt), tx);
}

/**
 * Gives an account another address before a link has proven it, which guests' orders and reviews still wait for. The former
 * address is notified and has a way back.
 * @returns the account as it is then
 * @throws AppError 409 (another account has the address)
 */
export async function changeEmail(
  deps: Deps,
  tx: Transaction<Database>,
  before: UserRow,
  email: string,
): Promise<UserRow> {
  if (await isHeld(tx, email, deps.clock.now(), before.id)) throw emailTaken();
  await tellFormerAddress(deps, tx, before);
  await moveTo(tx, before.id, email, null);
  await sendConfirmation(deps, tx, before, email);
  const moved = await findUserById(tx, before.id);
  if (!moved) throw expired();
  return moved;
}

/**
 * Uses a link up: proves the account's address, or gives it the one that the link was sent to. The former address is told
 * and has a way back.
 * @throws AppError 409 (somebody else has the address by now), 410 (link used, replaced or too old)
 */
export async function confirmEmail(deps: Deps, token: string): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const link = await spendConfirmation(tx, linkTokenHash(token), now);
    const user = link && (await findUserById(tx, link.user_id));
    if (!user || user.deleted_at !== null || !(await lockAddress(tx, user.id, user.email))) throw expired();
    if (link.email.toLowerCase() === user.email.toLowerCase()) {
      await markProven(tx, user.id, now);
      return joinProven(tx, user.id, link.email);
    }
    if (await isHeld(tx, link.email, now, user.id)) throw emailTaken();
    await tellFormerAddress(deps, tx, user);
    await moveTo(tx, user.id, link.email, now);
    await joinProven(tx, user.id, link.email);
  }).catch((error) => {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  });
}
