import type { Kysely } from 'kysely';
import { changedFields } from '../../../shared/changed-fields.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { isTimeZone } from '../../../shared/shop-day.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { AdminMailReceiver, AdminMailSettings, AdminMailSettingsInput } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { type StopTokens, stopLink } from '../../mail/stop-tokens.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { findSite } from '../site/site.repository.ts';
import {
  changeMailSettings,
  findMailSettings,
  findReceivers,
  isKnownZone,
  lockMailSettings,
  replaceReceivers,
} from './mail-settings.repository.ts';

type Parts = Pick<Deps, 'db' | 'env'>;

/** Name and email of the studio. */
export async function findStudio({ db, env }: Parts): Promise<MailMessage['to']> {
  const studio = await findSite(db);
  return { name: studio?.name ?? 'Administrator', address: studio?.contact_email || env.admin.email };
}

export async function readMailSettings({ db, env }: Parts): Promise<AdminMailSettings> {
  const { time_zone, quiet_digest, review_days, version } = await findMailSettings(db);
  const receivers = (await findReceivers(db)).map(({ id: _id, ...receiver }) => receiver);
  const studio = (await findStudio({ db, env })).address;
  return { receivers, time_zone, quiet_digest, review_days, version, studio };
}

/** Kinds of studio emails that each recipient can choose. */
const RECEIVED = ['orders', 'payments', 'payouts', 'digest'] as const;
type ReceivedKind = (typeof RECEIVED)[number];

/** Recipient settings for the audit log: without emails, because the log outlives them. */
const told = (receivers: AdminMailReceiver[]): string =>
  receivers
    .map((one) => [one.email === null ? 'studio' : 'another', ...RECEIVED.filter((kind) => one[kind])].join(' '))
    .join(', ');

/**
 * @throws AppError 400 (duplicate email, unknown time zone), 409 when the settings have changed since they were read
 */
export async function saveMailSettings(
  { db, env, clock, jobs }: Parts & Pick<Deps, 'clock' | 'jobs'>,
  actorId: string,
  input: AdminMailSettingsInput,
): Promise<AdminMailSettings> {
  const { time_zone, quiet_digest, review_days, version } = input;
  const receivers = input.receivers.map((one) => ({ ...one, email: one.email?.trim() ?? null }));
  const addresses = new Set(receivers.map(({ email }) => email?.toLowerCase()));
  if (addresses.size < receivers.length) throw invalid('receivers', REFUSALS.receiverTwice);
  if (!isTimeZone(time_zone)) throw invalid('time_zone', REFUSALS.timeZoneUnknown);
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const before = await lockMailSettings(tx);
    if (before.version !== version) throw conflict(REFUSALS.stale);
    const { review_days: days, quiet_digest: quiet, time_zone: zone } = before;
    if (time_zone !== zone) {
      if (!(await isKnownZone(tx, time_zone))) throw invalid('time_zone', REFUSALS.timeZoneUnknown);
      // Daily aggregates are recomputed for the new time zone; until then they are counted live.
      await jobs.add('analytics.close-days', {}, { db: tx });
    }
    const then = { time_zone: zone, quiet_digest: quiet, review_days: days, receivers: told(await findReceivers(tx)) };
    await changeMailSettings(tx, { time_zone, quiet_digest, review_days }, at);
    await replaceReceivers(tx, receivers);
    const now = { time_zone, quiet_digest, review_days, receivers: told(await findReceivers(tx)) };
    const changes = changedFields(then, now);
    const subject = { action: 'settings.update', subject: 'settings', subjectId: null, label: 'Emails' };
    if (changes) await recordChange(tx, { actorId, ...subject, ...changes, at });
  });
  return readMailSettings({ db, env });
}

/** A recipient at the studio, with the link to unsubscribe from this kind. */
export interface Receiver {
  to: MailMessage['to'];
  stop: string;
}

/** The studio's recipients of a kind of email. */
export async function receiversOf(
  { db, env, tokens }: { db: Kysely<Database>; env: Deps['env']; tokens: StopTokens },
  kind: ReceivedKind,
): Promise<Receiver[]> {
  const studio = await findStudio({ db, env });
  return (await findReceivers(db))
    .filter((receiver) => receiver[kind])
    .map(({ id, email }) => ({
      to: email === null ? studio : { name: '', address: email },
      stop: stopLink(env.publicUrl, tokens, { kind, id }),
    }));
}
