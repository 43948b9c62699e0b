import type { Proof, ProofInput } from '../../../../contract/generated/model.ts';
import { FILL_IN_ALL } from '../../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { VERIFICATION_TTL_MS } from '../../../../contract/rules/session-verification.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { invalid, signInRequired } from '../../lib/errors.ts';
import { checkCode, createFactorEncryption } from './check-code.service.ts';
import { checkPasskey } from './check-passkey.service.ts';
import { findFactor } from './factors.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { hasPassword, verifyPassword } from './passwords.adapter.ts';
import { markSessionVerified } from './sessions.repository.ts';
import { findUserById, type UserRow } from './users.repository.ts';

/** The account's verification methods, and until when this session is verified. */
export async function readProof(deps: Deps, userId: string, provenUntil: Date | null): Promise<Proof> {
  const hasApp = Boolean((await findFactor(deps.db, userId))?.enabled_at);
  const hasPasskey = (await listPasskeys(deps.db, userId)).length > 0;
  const user = await findUserById(deps.db, userId);
  const byPassword = user && hasPassword(user.password_hash) ? (['password'] as const) : [];
  return {
    // A session opened with a code cannot be verified with the password alone.
    methods: [...(hasApp ? (['code'] as const) : byPassword), ...(hasPasskey ? (['passkey'] as const) : [])],
    proven_until: (provenUntil ?? deps.clock.now()).toISOString(),
  };
}

/**
 * Verifies the user of the session again. Failures share the counters of the other forms: as a current password or as a
 * code.
 * @throws AppError 400, 401, 429
 */
export async function verifySession(
  deps: Deps,
  secret: string,
  userId: string,
  input: ProofInput,
  call: Call,
): Promise<Proof> {
  if (Object.values(input).filter((value) => value !== undefined).length !== 1) throw invalid('password', FILL_IN_ALL);
  const user = await findUserById(deps.db, userId);
  if (!user || call.sessionId === null) throw signInRequired();
  await checkInput(deps, secret, user, input);
  const now = deps.clock.now();
  await markSessionVerified(deps.db, call.sessionId, now);
  return readProof(deps, userId, new Date(now.getTime() + VERIFICATION_TTL_MS));
}

async function checkInput(deps: Deps, secret: string, user: UserRow, input: ProofInput): Promise<void> {
  if (input.password !== undefined) {
    if ((await findFactor(deps.db, user.id))?.enabled_at) throw invalid('password', REFUSALS.proveByFactor);
    await deps.limits.consume('current-password', user.id);
    if (!(await verifyPassword(user.password_hash, input.password))) {
      throw invalid('password', REFUSALS.wrongCurrentPassword);
    }
    await deps.limits.clear('current-password', user.id);
  } else if (input.code !== undefined) {
    const factor = await findFactor(deps.db, user.id);
    if (!factor?.enabled_at) throw invalid('code', REFUSALS.factorIsOff);
    await checkCode(deps, createFactorEncryption(secret), user, factor, input.code);
  } else if (input.passkey !== undefined) {
    await deps.limits.consume('passkey-person', user.id);
    if ((await checkPasskey(deps, input.passkey))?.id !== user.id) throw invalid('passkey', REFUSALS.wrongPasskey);
  }
}
