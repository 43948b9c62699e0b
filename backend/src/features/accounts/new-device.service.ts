import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toDeviceName } from '../../../../contract/rules/device-name.ts';
import type { Database } from '../../db/schema.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { toShortNetwork } from '../../http/protection/network.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { newDeviceMail } from '../../mail/messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { recordDevice } from './devices.repository.ts';
import type { SessionLocation } from './sessions.repository.ts';
import type { UserRow } from './users.repository.ts';

/** More emails have no use, and an attacker must not fill a mailbox. */
const MAX_NOTICES_PER_DAY = 10;

type DeviceLocation = SessionLocation & { deviceId: string };

/** The origin of a call, as shown in the session list; a browser without an id gets one. */
export const toLocation = ({
  ip,
  userAgent,
  deviceId,
}: Pick<Call, 'ip' | 'userAgent' | 'deviceId'>): DeviceLocation => ({
  userAgent,
  device: toDeviceName(userAgent),
  network: toShortNetwork(ip),
  deviceId: deviceId ?? randomUUID(),
});

/**
 * Records the browser of a sign-in and notifies the user of a new one. An account's first recorded browser sends no
 * email: it belongs to the user who registered, or to the first sign-in of an account older than this record.
 */
export async function recordSignInDevice(
  deps: Deps,
  tx: Transaction<Database>,
  user: UserRow,
  { device, network, deviceId }: DeviceLocation,
): Promise<void> {
  const now = deps.clock.now();
  const { known, others, recent } = await recordDevice(tx, user.id, deviceId, now);
  if (known || others === 0 || recent >= MAX_NOTICES_PER_DAY) return;
  const what = device ?? 'an unknown device';
  const href = user.role === 'super_admin' ? '/admin/profile' : '/dashboard/profile';
  const body = `With ${what}${network === null ? '' : `, from the network ${network}`}. If this wasn’t you, end that session.`;
  await notify(tx, [user.id], { kind: 'account', title: 'New sign-in', body, href }, now);
  const link = `${deps.env.publicUrl}${href}`;
  await deps.mail.send(newDeviceMail(toMailbox(user), { device: device ?? 'Unknown', network, link }, now), tx);
}
