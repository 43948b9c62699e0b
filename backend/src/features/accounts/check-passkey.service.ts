import type { PasskeyAnswer, PasskeyRequest } from '../../../../contract/generated/model.ts';
import { PASSKEY_CHALLENGE_TTL_MS } from '../../../../contract/rules/session-verification.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { passkeyMail } from '../../mail/passkey-messages.ts';
import { parseChallenge, relyingParty, verifyAssertion } from './passkeys.adapter.ts';
import { consumeChallenge, findCredential, insertChallenge, recordUse } from './passkeys.repository.ts';
import { findUserById, type UserRow } from './users.repository.ts';

/** A challenge, stored only as a hash. @param userId the user registering a new passkey; null for signing in */
export async function createChallenge(deps: Deps, userId: string | null): Promise<PasskeyRequest> {
  const challenge = createLinkToken();
  const expiresAt = new Date(deps.clock.now().getTime() + PASSKEY_CHALLENGE_TTL_MS);
  await insertChallenge(deps.db, { hash: hashLinkToken(challenge), userId, expiresAt });
  return { challenge, rp_id: relyingParty(deps.env).id, expires_at: expiresAt.toISOString() };
}

/** Consumes the signed challenge. @returns it, or null when it is unknown, expired or for another purpose */
export async function verifyChallenge(deps: Deps, clientData: string, userId: string | null): Promise<string | null> {
  const challenge = parseChallenge(clientData);
  if (challenge === null) return null;
  const isValid = await consumeChallenge(deps.db, hashLinkToken(challenge), userId, deps.clock.now());
  return isValid ? challenge : null;
}

/**
 * The owner of the passkey that signed; null for any error. A decreased counter means that the key was copied: it is
 * rejected, and the owner is notified.
 */
export async function checkPasskey(deps: Deps, answer: PasskeyAnswer): Promise<UserRow | null> {
  const challenge = await verifyChallenge(deps, answer.client_data, null);
  if (challenge === null) return null;
  const passkey = await findCredential(deps.db, answer.id);
  if (!passkey) return null;
  const counter = await verifyAssertion(relyingParty(deps.env), answer, challenge, passkey);
  if (counter === null) return null;
  const user = await findUserById(deps.db, passkey.user_id);
  if (!user || user.deleted_at !== null) return null;
  const now = deps.clock.now();
  if (await recordUse(deps.db, passkey.id, counter, now)) return user;
  deps.log.warn('The counter of a passkey went backwards', { userId: user.id, passkeyId: passkey.id });
  if (await deps.limits.allows('passkey-copied', passkey.id)) {
    await deps.mail.send(passkeyMail(toMailbox(user), 'copied', passkey.name, now));
  }
  return null;
}
