import type { PasskeySignInInput } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { checkPasskey } from './check-passkey.service.ts';
import { type SignInResult, startSession } from './start-session.service.ts';

/**
 * Opens a session for a passkey, without password or code: its device has verified the user.
 * @throws AppError 401 (the same for any error), 403 (suspended, not an administrator), 429
 */
export async function signInWithPasskey(
  deps: Deps,
  secret: string,
  { area, passkey }: PasskeySignInInput,
  call: Call,
): Promise<SignInResult> {
  await deps.limits.consume('passkey-network', call.ip);
  const user = await checkPasskey(deps, passkey);
  if (!user) {
    deps.log.warn('Passkey refused', { area, requestId: call.requestId, ip: call.ip });
    throw new AppError(401, 'invalid_credentials', REFUSALS.wrongPasskey);
  }
  if (area === 'admin' && (user.role !== 'super_admin' || user.status !== 'active')) {
    throw new AppError(403, 'forbidden', REFUSALS.unauthorized);
  }
  if (user.status !== 'active') throw new AppError(403, 'suspended', REFUSALS.suspended);
  const session = await startSession(deps, secret, user, call, area);
  deps.log.info('Signed in', { area, by: 'passkey', requestId: call.requestId, userId: user.id, ip: call.ip });
  return session;
}
