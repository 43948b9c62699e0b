import type { Kysely } from 'kysely';
import type {
  AdminMailRecipient,
  AdminMailSettings,
  AdminMailSettingsInput,
  MailReplies,
} from '../../../../contract/generated/model.ts';
import { isTimeZone } from '../../../../contract/rules/business-day.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { findLanguageOfEmail } from '../../mail/recipients.repository.ts';
import { getMailboxState } from '../../mail/reply-mailbox.repository.ts';
import { type UnsubscribeTokens, unsubscribeLink } from '../../mail/unsubscribe-tokens.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { findSite } from '../site/site.repository.ts';
import {
  getMailSettingsRow,
  isKnownTimeZone,
  listRecipientRows,
  lockMailSettings,
  replaceRecipients,
  updateMailSettings,
} from './mail-settings.repository.ts';

type MailSettingsDeps = Pick<Deps, 'db' | 'env'>;

/** Name and email of the studio, with the language of the account that has this email. */
export async function getStudioMailbox({ db, env }: MailSettingsDeps): Promise<MailMessage['to']> {
  const studio = await findSite(db);
  const address = studio?.contact_email || env.admin.email;
  const language = toLanguage(await findLanguageOfEmail(db, address));
  return { name: studio?.name ?? 'Administrator', address, language };
}

/** The mailbox for replies; null when the server has no address for them. */
async function getReplies({ db, env }: MailSettingsDeps): Promise<MailReplies | null> {
  if (!env.replies) return null;
  const { checked_at, last_received_at, problem } = await getMailboxState(db);
  return {
    address: env.replies.address,
    last_received_at: last_received_at?.toISOString() ?? null,
    checked_at: checked_at?.toISOString() ?? null,
    problem,
  };
}

export async function getMailSettings({ db, env }: MailSettingsDeps): Promise<AdminMailSettings> {
  const { time_zone, quiet_digest, review_days, version } = await getMailSettingsRow(db);
  const recipients = (await listRecipientRows(db)).map(({ id: _id, ...recipient }) => recipient);
  const studio = (await getStudioMailbox({ db, env })).address;
  return { recipients, time_zone, quiet_digest, review_days, version, studio, replies: await getReplies({ db, env }) };
}

/** Kinds of studio emails that each recipient can choose. */
const STUDIO_KINDS = ['orders', 'payments', 'payouts', 'digest'] as const;
type StudioMailKind = (typeof STUDIO_KINDS)[number];

/** Recipient settings for the audit log: without emails, because the log outlives them. */
const toAuditLabel = (recipients: AdminMailRecipient[]): string =>
  recipients
    .map((item) => [item.email === null ? 'studio' : 'another', ...STUDIO_KINDS.filter((kind) => item[kind])].join(' '))
    .join(', ');

/**
 * @throws AppError 400 (duplicate email, unknown time zone), 409 when the settings have changed since they were read
 */
export async function saveMailSettings(
  { db, env, clock, jobs }: MailSettingsDeps & Pick<Deps, 'clock' | 'jobs'>,
  actorId: string,
  input: AdminMailSettingsInput,
): Promise<AdminMailSettings> {
  const { time_zone, quiet_digest, review_days, version } = input;
  const recipients = input.recipients.map((item) => ({ ...item, email: item.email?.trim() ?? null }));
  const addresses = new Set(recipients.map(({ email }) => email?.toLowerCase()));
  if (addresses.size < recipients.length) throw invalid('recipients', REFUSALS.recipientTwice);
  if (!isTimeZone(time_zone)) throw invalid('time_zone', REFUSALS.timeZoneUnknown);
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const before = await lockMailSettings(tx);
    if (before.version !== version) throw conflict(REFUSALS.stale);
    const { review_days: days, quiet_digest: quiet, time_zone: zone } = before;
    if (time_zone !== zone) {
      if (!(await isKnownTimeZone(tx, time_zone))) throw invalid('time_zone', REFUSALS.timeZoneUnknown);
      // Daily aggregates are recomputed for the new time zone; until then they are counted live.
      await jobs.add('analytics.finalise-days', {}, { db: tx });
    }
    const previousFields = {
      time_zone: zone,
      quiet_digest: quiet,
      review_days: days,
      recipients: toAuditLabel(await listRecipientRows(tx)),
    };
    await updateMailSettings(tx, { time_zone, quiet_digest, review_days }, at);
    await replaceRecipients(tx, recipients);
    const currentFields = {
      time_zone,
      quiet_digest,
      review_days,
      recipients: toAuditLabel(await listRecipientRows(tx)),
    };
    const changes = changedFields(previousFields, currentFields);
    const auditEntry = { actorId, subject: 'settings', subjectId: null, label: 'Emails', at } as const;
    if (changes) await recordChange(tx, { ...auditEntry, action: 'settings.update', ...changes });
  });
  return getMailSettings({ db, env });
}

/** A recipient at the studio, with the link to unsubscribe from this kind. */
export interface Recipient {
  to: MailMessage['to'];
  unsubscribeUrl: string;
}

/** The studio's recipients of a kind of email. */
export async function listRecipients(
  { db, env, tokens }: { db: Kysely<Database>; env: Deps['env']; tokens: UnsubscribeTokens },
  kind: StudioMailKind,
): Promise<Recipient[]> {
  const studio = await getStudioMailbox({ db, env });
  const recipients: Recipient[] = [];
  for (const { id, email, ...kinds } of await listRecipientRows(db)) {
    if (!kinds[kind]) continue;
    const to =
      email === null
        ? studio
        : { name: '', address: email, language: toLanguage(await findLanguageOfEmail(db, email)) };
    recipients.push({ to, unsubscribeUrl: unsubscribeLink(env.publicUrl, tokens, { kind, id }) });
  }
  return recipients;
}
