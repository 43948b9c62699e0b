import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Session } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import type { Message } from '../../../../contract/i18n/message.ts';
import { toDeviceName } from '../../../../contract/rules/device-name.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { toShortNetwork } from '../../http/protection/network.ts';
import { AppError } from '../../lib/errors.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { deletionCancelledMail, newDeviceMail } from '../../mail/messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { recordDevice, trustDevice } from './devices.repository.ts';
import { openSession, type SessionLocation } from './sessions.repository.ts';
import type { SignInArea } from './sign-in-throttle.service.ts';
import { signSession } from './tokens.adapter.ts';
import { toUser } from './user.mapper.ts';
import { cancelDeletion, type UserRow } from './users.repository.ts';

/** More emails have no use, and an attacker must not fill a mailbox. */
const MAX_NOTICES_PER_DAY = 10;

type DeviceLocation = SessionLocation & { deviceId: string };

/** The origin of a call, as shown in the session list; a browser without an id gets one. */
const toLocation = ({ ip, userAgent, deviceId }: Pick<Call, 'ip' | 'userAgent' | 'deviceId'>): DeviceLocation => ({
  userAgent,
  device: toDeviceName(userAgent),
  network: toShortNetwork(ip),
  deviceId: deviceId ?? randomUUID(),
});

/**
 * Records the browser of a sign-in and notifies the user of a new one. An account's first recorded browser sends no
 * email: it belongs to the user who registered, or to the first sign-in of an account older than this record.
 */
async function recordSignInDevice(
  deps: Deps,
  tx: Transaction<Database>,
  user: UserRow,
  { device, network, deviceId }: DeviceLocation,
): Promise<void> {
  const now = deps.clock.now();
  const { known, others, recent } = await recordDevice(tx, user.id, deviceId, now);
  if (known || others === 0 || recent >= MAX_NOTICES_PER_DAY) return;
  const what = device ?? msg`an unknown device`;
  const href = user.role === 'super_admin' ? '/admin/profile' : '/dashboard/profile';
  const body =
    network === null
      ? msg`With ${what}. If this wasn’t you, end that session.`
      : msg`With ${what}, from the network ${network}. If this wasn’t you, end that session.`;
  await notify(tx, [user.id], { kind: 'account', title: msg`New sign-in`, body, href }, now);
  const link = `${deps.env.publicUrl}${href}`;
  await deps.mail.send(newDeviceMail(toMailbox(user), { device, network, link }, now), tx);
}

/** A sign-in cancels a scheduled deletion, and the user is notified. */
async function cancelScheduledDeletion(deps: Deps, tx: Transaction<Database>, user: UserRow): Promise<void> {
  if (!(await cancelDeletion(tx, user.id))) return;
  const now = deps.clock.now();
  const body = msg`You signed in, so your account will not be deleted.`;
  await notify(
    tx,
    [user.id],
    { kind: 'account', title: msg`Account deletion cancelled`, body, href: '/dashboard/profile' },
    now,
  );
  await deps.mail.send(deletionCancelledMail(toMailbox(user), now), tx);
}

/** Wrong email and wrong password give the same message. */
export const WRONG_LOGIN: Record<SignInArea, Message> = {
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
