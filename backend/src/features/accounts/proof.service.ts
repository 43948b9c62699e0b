import { FILL_IN } from '../../../shared/field-sentences.ts';
import { PROOF_MS } from '../../../shared/proof.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Proof, ProofInput } from '../../generated/model.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { AppError, invalid } from '../../lib/errors.ts';
import { checkCode, secretSeal } from './check-code.service.ts';
import { checkPasskey } from './check-passkey.service.ts';
import { findFactor } from './factors.repository.ts';
import { findPasskeys } from './passkeys.repository.ts';
import { verifyPassword } from './passwords.adapter.ts';
import { markSessionProven } from './sessions.repository.ts';
import { findUserById, type UserRow } from './users.repository.ts';

/** The account's verification methods, and until when this session is verified. */
export async function proofOf(deps: Deps, userId: string, provenUntil: Date | null): Promise<Proof> {
  const hasApp = Boolean((await findFactor(deps.db, userId))?.enabled_at);
  const hasPasskey = (await findPasskeys(deps.db, userId)).length > 0;
  return {
    // A session opened with a code cannot be verified with the password alone.
    methods: [hasApp ? 'code' : 'password', ...(hasPasskey ? (['passkey'] as const) : [])],
    proven_until: (provenUntil ?? deps.clock.now()).toISOString(),
  };
}

/**
 * Verifies the user of the session again. Failures share the counters of the other forms: as a current password or as a
 * code.
 * @throws AppError 400, 401, 429
 */
export async function prove(deps: Deps, secret: string, userId: string, given: ProofInput, call: Call): Promise<Proof> {
  if (Object.values(given).filter((part) => part !== undefined).length !== 1) throw invalid('password', FILL_IN);
  const user = await findUserById(deps.db, userId);
  if (!user || call.sessionId === null) throw new AppError(401, 'unauthorized', REFUSALS.signIn);
  await check(deps, secret, user, given);
  const now = deps.clock.now();
  await markSessionProven(deps.db, call.sessionId, now);
  return proofOf(deps, userId, new Date(now.getTime() + PROOF_MS));
}

async function check(deps: Deps, secret: string, user: UserRow, given: ProofInput): Promise<void> {
  if (given.password !== undefined) {
    if ((await findFactor(deps.db, user.id))?.enabled_at) throw invalid('password', REFUSALS.proveByFactor);
    await deps.limits.take('current-password', user.id);
    if (!(await verifyPassword(user.password_hash, given.password))) {
      throw invalid('password', REFUSALS.wrongCurrentPassword);
    }
    await deps.limits.clear('current-password', user.id);
  } else if (given.code !== undefined) {
    const factor = await findFactor(deps.db, user.id);
    if (!factor?.enabled_at) throw invalid('code', REFUSALS.factorIsOff);
    await checkCode(deps, secretSeal(secret), user, factor, given.code);
  } else if (given.passkey !== undefined) {
    await deps.limits.take('passkey-person', user.id);
    if ((await checkPasskey(deps, given.passkey))?.id !== user.id) throw invalid('passkey', REFUSALS.wrongPasskey);
  }
}
