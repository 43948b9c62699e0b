import type { Transaction } from 'kysely';
import type { BookedCall, CallBooking, CallMove, CallSlots } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { type Text, writeText } from '../../../../contract/i18n/message.ts';
import { isTimeZone } from '../../../../contract/rules/business-day.ts';
import { callTimeText } from '../../../../contract/rules/call-times.ts';
import {
  checkBooking,
  findCallStart,
  listCallStarts,
  MAX_UPCOMING_CALLS,
  toReminderTime,
} from '../../../../contract/rules/calls.ts';
import { type Language, toLanguage } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import {
  attachToVerifiedAccount,
  insertContactMessage,
  insertMessage,
  lockConversation,
  updateConversation,
} from '../conversations/conversations.repository.ts';
import { type CallDeps, notifyOfCall } from './call-mails.service.ts';
import {
  type CallRow,
  countUpcomingCalls,
  findCall,
  findCallByToken,
  findConversationOfToken,
  getCallSettings,
  insertCall,
  listTakenTimes,
  lockCallSettings,
  updateCall,
} from './calls.repository.ts';

const MINUTE_MS = 60_000;
/** Not from the contact form, so there is no sender to distinguish. */
const NO_SENDER = 'call';

export const toCallStatus = (row: Pick<CallRow, 'cancelled_at' | 'starts_at'>, now: Date) =>
  row.cancelled_at ? 'cancelled' : row.starts_at > now ? 'upcoming' : 'past';

export const toBookedCall = (row: CallRow, now: Date): BookedCall => ({
  token: row.link_token,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  time_zone: row.time_zone,
  place: row.place,
  meeting_link: row.meeting_link,
  phone: row.phone,
  topic: row.topic,
  status: toCallStatus(row, now),
  cancelled_by: row.cancelled_by,
  reason: row.reason,
});

export async function listSlots({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CallSlots> {
  const settings = await getCallSettings(db);
  const now = clock.now();
  const timeZone = await findShopZone(db);
  const starts = listCallStarts(settings, { timeZone, now, taken: await listTakenTimes(db, now) });
  const { is_open, minutes, place } = settings;
  return { is_open, starts: starts.map((start) => start.toISOString()), minutes, time_zone: timeZone, place };
}

interface Slot {
  start: string;
  now: Date;
  /** a call that is moved */
  exceptId?: string;
}

/** The times of a call at a free start, under the lock of the settings. @throws AppError 409 */
async function claimSlot(tx: Transaction<Database>, { start, now, exceptId }: Slot) {
  const settings = await lockCallSettings(tx);
  const taken = await listTakenTimes(tx, now, exceptId);
  const context = { timeZone: await findShopZone(tx), now, taken };
  const found = findCallStart(settings, context, new Date(start));
  if (!found) throw conflict(REFUSALS.callTaken);
  const end = found.getTime() + settings.minutes * MINUTE_MS;
  return {
    starts_at: found,
    ends_at: new Date(end),
    free_at: new Date(end + settings.buffer_minutes * MINUTE_MS),
    remind_at: toReminderTime(found, now),
  };
}

/** Adds a message of the client or the studio to a conversation, which is open again. */
async function addCallMessage(
  tx: Transaction<Database>,
  id: string,
  { text, authorId, at }: { text: readonly (Text | '')[]; authorId?: string; at: Date },
): Promise<void> {
  const conversation = await lockConversation(tx, id);
  if (!conversation) return;
  const language = toLanguage(conversation.language);
  const body = text
    .filter(Boolean)
    .map((part) => writeText(language, part))
    .join('\n\n');
  const from = authorId === undefined ? { kind: 'person' as const } : { kind: 'studio' as const, author_id: authorId };
  await insertMessage(tx, { conversation_id: id, ...from, text: body }, at);
  const isOpened = authorId === undefined && conversation.status !== 'spam';
  await updateConversation(tx, id, { updated_at: at, ...(isOpened ? { status: 'open' as const } : {}) });
}

interface Booking {
  input: CallBooking;
  language: Language;
  /** of a project or brief; empty without one */
  threadToken: string;
}

/**
 * Books a free time, with a message and emails. The lock of the settings serialises bookings.
 * @throws AppError 400, 409 when the time is not free, for a used id, and with too many calls still to come
 */
export async function bookCall(deps: CallDeps, { input, language, threadToken }: Booking): Promise<BookedCall> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { place, meeting_link: link, minutes } = await lockCallSettings(tx);
    const checked = checkBooking(input, place);
    if ('field' in checked) throw invalid(checked.field, checked.message);
    const { fields } = checked;
    const existing = await findCall(tx, input.id);
    if (existing) {
      const isSame = existing.email === fields.email && existing.topic === fields.topic;
      if (!isSame) throw conflict(REFUSALS.callUsed);
      return toBookedCall(existing, now);
    }
    const { name } = fields;
    const subject = writeText(language, msg`Call with ${name}`);
    const start = callTimeText(new Date(input.start), await findShopZone(tx));
    const text = [fields.topic, writeText(language, msg`Call booked: ${start}`)].join('\n\n');
    const contact = { ...fields, subject, message: text, language, ip_hash: NO_SENDER, created_at: now };
    const { phone, topic, time_zone, ...message } = contact;
    const token = createLinkToken();
    const meeting_link = place === 'link' ? link : '';
    if (input.website) {
      await insertContactMessage(tx, { ...message, status: 'spam' });
      const end = new Date(Date.parse(input.start) + minutes * MINUTE_MS).toISOString();
      const shown = { token, start: input.start, end, time_zone, place, meeting_link, phone, topic };
      return { ...shown, status: 'upcoming', cancelled_by: null, reason: '' };
    }
    if ((await countUpcomingCalls(tx, fields.email, now)) >= MAX_UPCOMING_CALLS) throw conflict(REFUSALS.callLimit);
    const times = await claimSlot(tx, { start: input.start, now });
    const thread = { token: threadToken, hash: hashLinkToken(threadToken) };
    const known = threadToken === '' ? undefined : await findConversationOfToken(tx, thread);
    const conversation_id = known ?? (await insertContactMessage(tx, { ...message, status: 'new' }));
    if (known === undefined) await attachToVerifiedAccount(tx, conversation_id);
    else await addCallMessage(tx, known, { text: [text], at: now });
    const row = await insertCall(tx, {
      id: input.id,
      conversation_id,
      link_token: token,
      ...times,
      ...fields,
      language,
      place,
      meeting_link,
      created_at: now,
    });
    await notifyOfCall(deps, tx, 'booked', { row, side: 'client', at: now });
    return toBookedCall(row, now);
  });
}

/** @throws AppError 404 */
export async function getCall({ db }: Pick<Deps, 'db'>, token: string): Promise<CallRow> {
  const row = await findCallByToken(db, token);
  if (!row) throw notFound(REFUSALS.callUnknown);
  return row;
}

/** @throws AppError 400 for an unknown time zone, 404, 409 when the time is not free or the call is over */
export function moveCall(deps: CallDeps, token: string, { start, time_zone }: CallMove): Promise<BookedCall> {
  const now = deps.clock.now();
  if (!isTimeZone(time_zone)) throw invalid('time_zone', REFUSALS.callZone);
  return inTransaction(deps.db, async (tx) => {
    await lockCallSettings(tx);
    const row = await getCall({ db: tx }, token);
    if (row.cancelled_at) throw conflict(REFUSALS.callCancelled);
    if (row.starts_at <= now) throw conflict(REFUSALS.callOver);
    if (row.starts_at.getTime() === Date.parse(start)) return toBookedCall(row, now);
    const times = await claimSlot(tx, { start, now, exceptId: row.id });
    const moved = await updateCall(tx, row.id, { ...times, time_zone });
    const when = callTimeText(moved.starts_at, await findShopZone(tx));
    await addCallMessage(tx, row.conversation_id, { text: [msg`Call rescheduled: ${when}`], at: now });
    await notifyOfCall(deps, tx, 'moved', { row: moved, side: 'client', at: now });
    return toBookedCall(moved, now);
  });
}

interface Cancellation {
  reason: string;
  /** of the studio; undefined for the client */
  authorId?: string;
}

/** Cancels a call, once. @throws AppError 404, 409 once it has begun */
export async function cancelCall(
  deps: CallDeps,
  tx: Transaction<Database>,
  find: () => Promise<CallRow>,
  { reason: input, authorId }: Cancellation,
): Promise<CallRow> {
  const now = deps.clock.now();
  const reason = toPlainLines(input);
  await lockCallSettings(tx);
  const row = await find();
  if (row.cancelled_at) return row;
  if (row.starts_at <= now) throw conflict(REFUSALS.callOver);
  const side = authorId === undefined ? 'client' : 'studio';
  const cancelled = await updateCall(tx, row.id, { cancelled_at: now, cancelled_by: side, reason, remind_at: null });
  const when = callTimeText(row.starts_at, await findShopZone(tx));
  const author = authorId === undefined ? {} : { authorId };
  await addCallMessage(tx, row.conversation_id, { text: [msg`Call cancelled: ${when}`, reason], ...author, at: now });
  await notifyOfCall(deps, tx, 'cancelled', { row: cancelled, side, at: now });
  return cancelled;
}

/** Cancels a call for its booker. @throws AppError 404, 409 once it has begun */
export async function cancelLinkedCall(deps: CallDeps, token: string, reason: string): Promise<BookedCall> {
  const row = await inTransaction(deps.db, (tx) => cancelCall(deps, tx, () => getCall({ db: tx }, token), { reason }));
  return toBookedCall(row, deps.clock.now());
}
