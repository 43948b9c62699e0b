import type { Transaction } from 'kysely';
import type { PasskeyCreation, PasskeyInput } from '../../../../contract/generated/model.ts';
import { FILL_IN_ALL } from '../../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { MAX_PASSKEYS } from '../../../../contract/rules/session-verification.ts';
import { isName } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { passkeyMail } from '../../mail/passkey-messages.ts';
import { createChallenge, verifyChallenge } from './check-passkey.service.ts';
import { hasSignInMethod } from './connected-accounts.service.ts';
import { findFactor, isFactorRequired } from './factors.repository.ts';
import { relyingParty, verifyAttestation } from './passkeys.adapter.ts';
import {
  deleteOwnPasskey,
  insertPasskey,
  listPasskeys,
  lockFactors,
  type PasskeyRow,
  renameOwnPasskey,
} from './passkeys.repository.ts';
import { findUserById } from './users.repository.ts';

/** @throws AppError 409 (maximum number of passkeys reached) */
export async function startPasskeyRegistration(deps: Deps, user: SessionUser): Promise<PasskeyCreation> {
  const existing = await listPasskeys(deps.db, user.id);
  if (existing.length >= MAX_PASSKEYS) throw conflict(REFUSALS.passkeysFull(MAX_PASSKEYS));
  const { challenge, rp_id } = await createChallenge(deps, user.id);
  const { name } = await deps.siteState.get();
  return {
    challenge,
    rp_id,
    rp_name: name,
    user_id: Buffer.from(user.id).toString('base64url'),
    user_name: user.email,
    display_name: user.name,
    known: existing.map(({ credential_id }) => credential_id),
  };
}

/** @throws AppError 400 */
function checkPasskeyName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid('name', FILL_IN_ALL);
  if (!isName(trimmed)) throw invalid('name', REFUSALS.passkeyLines);
  return trimmed;
}

async function notifyOwner(
  deps: Deps,
  tx: Transaction<Database>,
  userId: string,
  event: 'added' | 'removed',
  name: string,
): Promise<void> {
  const user = await findUserById(tx, userId);
  if (user) await deps.mail.send(passkeyMail(toMailbox(user), event, name, deps.clock.now()), tx);
}

/** Stores a new passkey and notifies its owner. @throws AppError 400, 409 (already registered, or too many passkeys) */
export async function addPasskey(deps: Deps, user: SessionUser, input: PasskeyInput): Promise<PasskeyRow> {
  const name = checkPasskeyName(input.name);
  await deps.limits.consume('passkey-person', user.id);
  const challenge = await verifyChallenge(deps, input.client_data, user.id);
  const verified = challenge === null ? null : await verifyAttestation(relyingParty(deps.env), input, challenge);
  if (!verified) throw invalid('attestation', REFUSALS.passkeyNotMade);
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, user.id);
    const existing = await listPasskeys(tx, user.id);
    if (existing.length >= MAX_PASSKEYS) throw conflict(REFUSALS.passkeysFull(MAX_PASSKEYS));
    const row = { ...verified, user_id: user.id, transports: input.transports, name, created_at: at };
    const added = await insertPasskey(tx, row);
    if (!added) throw conflict(REFUSALS.passkeyKnown);
    await notifyOwner(deps, tx, user.id, 'added', name);
    return added;
  });
}

/** @throws AppError 400, 404 */
export async function renamePasskey(deps: Deps, userId: string, id: string, name: string): Promise<PasskeyRow> {
  const row = await renameOwnPasskey(deps.db, userId, id, checkPasskeyName(name));
  if (!row) throw notFound(REFUSALS.passkeyGone);
  return row;
}

/**
 * Deletes a passkey and notifies its owner. @throws AppError 404, 409 (an administrator's last factor, where one is
 * required; the last way to sign in)
 */
export async function removePasskey(deps: Deps, user: SessionUser, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, user.id);
    const deleted = await deleteOwnPasskey(tx, user.id, id);
    if (!deleted) throw notFound(REFUSALS.passkeyGone);
    if (user.role === 'super_admin' && (await isFactorRequired(tx))) {
      const isLast = !(await findFactor(tx, user.id))?.enabled_at && (await listPasskeys(tx, user.id)).length === 0;
      if (isLast) throw conflict(REFUSALS.lastFactor);
    }
    if (!(await hasSignInMethod(tx, user.id))) throw conflict(REFUSALS.lastSignInMethod);
    await notifyOwner(deps, tx, user.id, 'removed', deleted.name);
  });
}
