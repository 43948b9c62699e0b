import type { Session } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { cancelScheduledDeletion } from './cancel-deletion.service.ts';
import { trustDevice } from './devices.repository.ts';
import { recordSignInDevice, toLocation } from './new-device.service.ts';
import { openSession } from './sessions.repository.ts';
import type { SignInArea } from './sign-in-throttle.service.ts';
import { signSession } from './tokens.adapter.ts';
import { toUser } from './user.mapper.ts';
import type { UserRow } from './users.repository.ts';

/** Wrong email and wrong password give the same message. */
export const WRONG_LOGIN: Record<SignInArea, string> = {
  customer: REFUSALS.wrongLogin,
  admin: REFUSALS.wrongAdminLogin,
};

/** The result of a sign-in: the session, and the cookie that identifies its browser from now on. */
export interface SignInResult {
  body: Session;
  headers: { 'Set-Cookie': string };
}

/**
 * Opens a session for an account after its password was checked.
 * @param trustedFingerprint mark of that password: this browser skips the second factor from now on
 * @throws AppError 401 when it has changed since
 */
export async function startSession(
  deps: Deps,
  secret: string,
  user: UserRow,
  call: Call,
  area: SignInArea,
  trustedFingerprint: string | null = null,
): Promise<SignInResult> {
  const location = toLocation(call);
  const session = await inTransaction(deps.db, async (tx) => {
    const created = await openSession(tx, user, deps.clock.now(), location);
    if (!created) throw new AppError(401, 'invalid_credentials', WRONG_LOGIN[area]);
    await recordSignInDevice(deps, tx, user, location);
    await cancelScheduledDeletion(deps, tx, user);
    const trusted = { userId: user.id, deviceId: location.deviceId, at: deps.clock.now() };
    if (trustedFingerprint !== null) await trustDevice(tx, { ...trusted, mark: trustedFingerprint });
    return created;
  });
  for (const merge of deps.visitorMerges) await merge(deps, call, user.id);
  return {
    body: { token: signSession(secret, user.id, session), user: toUser(user) },
    headers: { 'Set-Cookie': deps.devices.write(location.deviceId) },
  };
}
