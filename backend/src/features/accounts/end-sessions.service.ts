import { inTransaction } from '../../db/retry.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { revokeDeviceTrust } from './devices.repository.ts';
import { endOwnSession } from './own-sessions.repository.ts';
import { revokeSessions } from './sessions.repository.ts';

type SessionDeps = Pick<Deps, 'db' | 'clock'>;

/** Ends a session and revokes its browser's trust, because the device may be lost. @throws AppError 404 */
export function endSession({ db, clock }: SessionDeps, userId: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ended = await endOwnSession(tx, userId, id, clock.now());
    if (!ended) throw notFound();
    if (ended.device_id !== null) await revokeDeviceTrust(tx, userId, { only: ended.device_id });
  });
}

/** Ends all sessions except the caller's, and revokes the trust of all other browsers. */
export function endOtherSessions({ db, clock }: SessionDeps, userId: string, call: Call): Promise<void> {
  return inTransaction(db, async (tx) => {
    await revokeSessions(tx, userId, clock.now(), call.sessionId);
    await revokeDeviceTrust(tx, userId, { except: call.deviceId });
  });
}
