import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Session } from '../../generated/model.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { trustDevice } from './devices.repository.ts';
import { keepAccount } from './keep-account.service.ts';
import { placeOf, welcomeDevice } from './new-device.service.ts';
import { openSession } from './sessions.repository.ts';
import type { SignInArea } from './sign-in-throttle.service.ts';
import { signSession } from './tokens.adapter.ts';
import { toUser } from './user.mapper.ts';
import type { UserRow } from './users.repository.ts';

/** Wrong email and wrong password give the same message. */
export const WRONG: Record<SignInArea, string> = { customer: REFUSALS.wrongLogin, admin: REFUSALS.wrongAdminLogin };

/** The result of a sign-in: the session, and the cookie that identifies its browser from now on. */
export interface Opened {
  body: Session;
  headers: { 'Set-Cookie': string };
}

/**
 * Opens a session for an account after its password was checked.
 * @param trustedMark mark of that password: this browser skips the second factor from now on
 * @throws AppError 401 when it has changed since
 */
export async function startSession(
  deps: Deps,
  secret: string,
  user: UserRow,
  call: Call,
  area: SignInArea,
  trustedMark: string | null = null,
): Promise<Opened> {
  const place = placeOf(call);
  const session = await inTransaction(deps.db, async (tx) => {
    const opened = await openSession(tx, user, deps.clock.now(), place);
    if (!opened) throw new AppError(401, 'invalid_credentials', WRONG[area]);
    await welcomeDevice(deps, tx, user, place);
    await keepAccount(deps, tx, user);
    const trusted = { userId: user.id, deviceId: place.deviceId, at: deps.clock.now() };
    if (trustedMark !== null) await trustDevice(tx, { ...trusted, mark: trustedMark });
    return opened;
  });
  for (const merge of deps.visitorMerges) await merge(deps, call, user.id);
  return {
    body: { token: signSession(secret, user.id, session), user: toUser(user) },
    headers: { 'Set-Cookie': deps.devices.write(place.deviceId) },
  };
}
