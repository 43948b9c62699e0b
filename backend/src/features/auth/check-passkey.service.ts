import { PASSKEY_CHALLENGE_MS } from '../../../shared/proof.ts';
import type { PasskeyAnswer, PasskeyRequest } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { linkTokenHash, newLinkToken } from '../../lib/link-token.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { passkeyMail } from '../../mail/passkey-messages.ts';
import { keepChallenge, spendChallenge } from './passkey-challenges.repository.ts';
import { challengeIn, relyingParty, verifyUse } from './passkeys.adapter.ts';
import { findCredential, noteUse } from './passkeys.repository.ts';
import { findUserById, type UserRow } from './users.repository.ts';

/** A challenge of which only the hash is kept. @param userId whose new passkey it is for; null for the use of any */
export async function openChallenge(deps: Deps, userId: string | null): Promise<PasskeyRequest> {
  const challenge = newLinkToken();
  const expiresAt = new Date(deps.clock.now().getTime() + PASSKEY_CHALLENGE_MS);
  await keepChallenge(deps.db, { hash: linkTokenHash(challenge), userId, expiresAt });
  return { challenge, rp_id: relyingParty(deps.env).id, expires_at: expiresAt.toISOString() };
}

/** Uses the challenge up that was signed. @returns it, or null when it was none of ours for this, or is over */
export async function takeChallenge(deps: Deps, clientData: string, userId: string | null): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  const open = await spendChallenge(deps.db, linkTokenHash(challenge), userId, deps.clock.now());
  return open ? challenge : null;
}

/**
 * Whose passkey has signed; null for whatever is wrong with it. A count that went back means that somebody has copied the
 * key: it opens nothing, and the owner is told.
 */
export async function checkPasskey(deps: Deps, answer: PasskeyAnswer): Promise<UserRow | null> {
  const challenge = await takeChallenge(deps, answer.client_data, null);
  if (challenge === null) return null;
  const passkey = await findCredential(deps.db, answer.id);
  if (!passkey) return null;
  const counter = await verifyUse(relyingParty(deps.env), answer, challenge, passkey);
  if (counter === null) return null;
  const user = await findUserById(deps.db, passkey.user_id);
  if (!user || user.deleted_at !== null) return null;
  const now = deps.clock.now();
  if (await noteUse(deps.db, passkey.id, counter, now)) return user;
  deps.log.warn('The count of a passkey went back', { userId: user.id, passkeyId: passkey.id });
  if (await deps.limits.allows('passkey-copied', passkey.id)) {
    await deps.mail.send(passkeyMail(mailboxOf(user), 'copied', passkey.name, now));
  }
  return null;
}
