import type { Transaction } from 'kysely';
import { FILL_IN } from '../../../shared/field-sentences.ts';
import { MOST_PASSKEYS } from '../../../shared/proof.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { isName } from '../../../shared/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { PasskeyCreation, PasskeyInput } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { passkeyMail } from '../../mail/passkey-messages.ts';
import { openChallenge, takeChallenge } from './check-passkey.service.ts';
import { findFactor, isFactorRequired } from './factors.repository.ts';
import { relyingParty, verifyNewPasskey } from './passkeys.adapter.ts';
import {
  deleteOwnPasskey,
  findPasskeys,
  insertPasskey,
  lockFactors,
  type PasskeyRow,
  renameOwnPasskey,
} from './passkeys.repository.ts';
import { findUserById } from './users.repository.ts';

/** @throws AppError 409 (maximum number of passkeys reached) */
export async function beginPasskey(deps: Deps, user: SessionUser): Promise<PasskeyCreation> {
  const known = await findPasskeys(deps.db, user.id);
  if (known.length >= MOST_PASSKEYS) throw conflict(REFUSALS.passkeysFull(MOST_PASSKEYS));
  const { challenge, rp_id } = await openChallenge(deps, user.id);
  const { name } = await deps.siteState.get();
  return {
    challenge,
    rp_id,
    rp_name: name,
    user_id: Buffer.from(user.id).toString('base64url'),
    user_name: user.email,
    display_name: user.name,
    known: known.map(({ credential_id }) => credential_id),
  };
}

/** @throws AppError 400 */
function checkTitle(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid('name', FILL_IN);
  if (!isName(trimmed)) throw invalid('name', REFUSALS.passkeyLines);
  return trimmed;
}

async function tell(
  deps: Deps,
  tx: Transaction<Database>,
  userId: string,
  news: 'added' | 'removed',
  name: string,
): Promise<void> {
  const user = await findUserById(tx, userId);
  if (user) await deps.mail.send(passkeyMail(mailboxOf(user), news, name, deps.clock.now()), tx);
}

/** Stores a new passkey and notifies its owner. @throws AppError 400, 409 (already registered, or too many passkeys) */
export async function addPasskey(deps: Deps, user: SessionUser, input: PasskeyInput): Promise<PasskeyRow> {
  const name = checkTitle(input.name);
  await deps.limits.take('passkey-person', user.id);
  const challenge = await takeChallenge(deps, input.client_data, user.id);
  const made = challenge === null ? null : await verifyNewPasskey(relyingParty(deps.env), input, challenge);
  if (!made) throw invalid('attestation', REFUSALS.passkeyNotMade);
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, user.id);
    const known = await findPasskeys(tx, user.id);
    if (known.length >= MOST_PASSKEYS) throw conflict(REFUSALS.passkeysFull(MOST_PASSKEYS));
    const row = { ...made, user_id: user.id, transports: input.transports, name, created_at: at };
    const added = await insertPasskey(tx, row);
    if (!added) throw conflict(REFUSALS.passkeyKnown);
    await tell(deps, tx, user.id, 'added', name);
    return added;
  });
}

/** @throws AppError 400, 404 */
export async function renamePasskey(deps: Deps, userId: string, id: string, name: string): Promise<PasskeyRow> {
  const row = await renameOwnPasskey(deps.db, userId, id, checkTitle(name));
  if (!row) throw notFound(REFUSALS.passkeyGone);
  return row;
}

/**
 * Deletes a passkey and notifies its owner. @throws AppError 404, 409 (an administrator's last factor, where one is
 * required)
 */
export async function removePasskey(deps: Deps, user: SessionUser, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, user.id);
    const gone = await deleteOwnPasskey(tx, user.id, id);
    if (!gone) throw notFound(REFUSALS.passkeyGone);
    if (user.role === 'super_admin' && (await isFactorRequired(tx))) {
      const isLast = !(await findFactor(tx, user.id))?.enabled_at && (await findPasskeys(tx, user.id)).length === 0;
      if (isLast) throw conflict(REFUSALS.lastFactor);
    }
    await tell(deps, tx, user.id, 'removed', gone.name);
  });
}
