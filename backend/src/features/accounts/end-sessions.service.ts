import { inTransaction } from '../../db/retry.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { distrustDevices } from './devices.repository.ts';
import { endOwnSession } from './own-sessions.repository.ts';
import { revokeSessionsOf } from './sessions.repository.ts';

type Ending = Pick<Deps, 'db' | 'clock'>;

/** Ends a session; its browser, which may be lost, needs the code again. @throws AppError 404 */
export function endOne({ db, clock }: Ending, userId: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ended = await endOwnSession(tx, userId, id, clock.now());
    if (!ended) throw notFound();
    if (ended.device_id !== null) await distrustDevices(tx, userId, { only: ended.device_id });
  });
}

/** Ends all sessions except the caller's; all other browsers need the code again. */
export function endOthers({ db, clock }: Ending, userId: string, call: Call): Promise<void> {
  return inTransaction(db, async (tx) => {
    await revokeSessionsOf(tx, userId, clock.now(), call.sessionId);
    await distrustDevices(tx, userId, { except: call.deviceId });
  });
}
