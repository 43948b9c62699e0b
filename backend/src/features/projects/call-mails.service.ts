import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { callTimeText } from '../../../../contract/rules/call-times.ts';
import { type Language, toLanguageUrl } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateSiteName } from '../../i18n/translated-names.ts';
import { toCalendarFile } from '../../mail/calendar-file.ts';
import {
  type CallEvent,
  callAlertMail,
  callMail,
  callReminderMail,
  type MailedCall,
} from '../../mail/call-messages.ts';
import { inAWeek } from '../../mail/compose.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import { getStudioMailbox } from '../email/mail-settings.service.ts';
import type { CallRow } from './calls.repository.ts';

export type CallDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>;

const MINUTE_MS = 60_000;

/** The booker without the typed name: anyone can enter another person's email. */
const toBooker = ({ email, language }: CallRow) => ({ name: '', address: email, language });

const toMailed = ({ env }: CallDeps, row: CallRow): Omit<MailedCall, 'attachment'> => ({
  start: row.starts_at,
  timeZone: row.time_zone,
  minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / MINUTE_MS,
  meetingLink: row.meeting_link,
  link: `${env.publicUrl}/call#${row.link_token}`,
  conversationId: row.conversation_id,
});

export const mailReminder = (deps: CallDeps, tx: Transaction<Database>, row: CallRow): Promise<void> =>
  deps.mail.send(callReminderMail(toBooker(row), { ...toMailed(deps, row), attachment: null }), tx);

const toSummary = (name: string, language: Language): string => writeText(language, msg`Call with ${name}`);

/** Emails both sides about a change of a call, each with a calendar file, and notifies the team if the client made it. */
export async function notifyOfCall(
  deps: CallDeps,
  tx: Transaction<Database>,
  event: CallEvent,
  { row, side, at }: { row: CallRow; side: 'client' | 'studio'; at: Date },
): Promise<void> {
  const { env, mail } = deps;
  const mailed = toMailed(deps, row);
  const studio = await getStudioMailbox({ db: tx, env });
  const studioName = (await translateSiteName(tx, studio.name)).toText(row.language);
  const calendar = {
    uid: `call-${row.id}@${new URL(env.publicUrl).hostname}`,
    sequence: row.sequence,
    start: row.starts_at,
    end: row.ends_at,
    organizer: { name: studio.name, email: studio.address },
    isCancelled: event === 'cancelled',
    at,
  };
  const { language } = row;
  // The links of emails are written in the reader's language when they are sent.
  const link = toLanguageUrl(mailed.link, language);
  const invitation = toCalendarFile({
    ...calendar,
    organizer: { ...calendar.organizer, name: studioName },
    attendee: { name: '', email: row.email },
    summary: toSummary(studioName, language),
    description: writeText(language, msg`Reschedule or cancel the call: ${link}`),
    location: row.meeting_link || writeText(language, msg`By phone`),
    isOwn: false,
  });
  const again = event === 'cancelled' ? `${env.publicUrl}/book-a-call` : mailed.link;
  const reason = side === 'studio' ? row.reason : '';
  await mail.send(callMail(toBooker(row), event, { ...mailed, link: again, attachment: invitation }, reason), tx);

  const href = '/admin/inbox/calls';
  const zone = await findShopZone(tx);
  const own = toCalendarFile({
    ...calendar,
    attendee: { name: row.name, email: row.email },
    summary: toSummary(row.name, studio.language),
    description: row.topic,
    location: row.meeting_link || row.phone,
    isOwn: true,
  });
  const { name, email, phone, topic } = row;
  const alert = {
    ...mailed,
    timeZone: zone,
    link: `${env.publicUrl}${href}`,
    attachment: own,
    name,
    email,
    phone,
    topic,
  };
  await mail.send(callAlertMail(studio, event, alert, { side, reason: row.reason, expiresAt: inAWeek(at) }), tx);
  if (side === 'studio') return;
  const titles = {
    booked: msg`${name} booked a call`,
    moved: msg`${name} rescheduled a call`,
    cancelled: msg`${name} cancelled a call`,
  };
  const team = (await listTeam(tx)).map((member) => member.id);
  await notify(tx, team, { kind: 'account', title: titles[event], body: callTimeText(row.starts_at, zone), href }, at);
}
