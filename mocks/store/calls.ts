import type { BookedCall, CallBooking, CallSettings, CallSide } from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { type Text, writeText } from '../../contract/i18n/message.ts';
import { callTimeText } from '../../contract/rules/call-times.ts';
import { findCallStart, listCallStarts, MAX_UPCOMING_CALLS, type SlotContext } from '../../contract/rules/calls.ts';
import type { Language } from '../../contract/rules/languages.ts';
import { toPersonKey } from '../../contract/rules/person-key.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { callSettings } from '../../demo/content/calls.ts';
import { appendMessage, type StoredConversation } from './conversations.ts';
import type { MockDb } from './db.ts';
import { createLinkToken } from './link-token.ts';
import { sendMail } from './outbox.ts';

export type StoredCall = Omit<CallBooking, 'website'> & {
  conversationId: string;
  token: string;
  end: string;
  /** the end, with the buffer after it */
  freeAt: string;
  place: CallSettings['place'];
  meeting_link: string;
  language: Language;
  cancelledBy: CallSide | null;
  cancelledAt: string | null;
  reason: string;
  created_at: string;
};

/** The mock server's calls. */
export interface CallState {
  calls: StoredCall[];
  callSettings: CallSettings;
}

const MINUTE_MS = 60_000;

export const seedCalls = (): CallState => ({
  calls: [],
  callSettings: { ...callSettings, days_off: [], version: 0 },
});

export const toCallStatus = ({ cancelledBy, start }: StoredCall) =>
  cancelledBy ? ('cancelled' as const) : Date.parse(start) > Date.now() ? ('upcoming' as const) : ('past' as const);

export const toBookedCall = (call: StoredCall): BookedCall => {
  const { token, start, end, time_zone, place, meeting_link, phone, topic, cancelledBy, reason } = call;
  const shown = { token, start, end, time_zone, place, meeting_link, phone, topic };
  return { ...shown, status: toCallStatus(call), cancelled_by: cancelledBy, reason };
};

/** @param exceptId a call that is moved */
const toSlotContext = ({ state }: MockDb, exceptId?: string): SlotContext => ({
  timeZone: state.mailSettings.time_zone,
  now: new Date(),
  taken: state.calls
    .filter(({ id, cancelledBy }) => cancelledBy === null && id !== exceptId)
    .map(({ start, freeAt }) => ({ from: Date.parse(start), to: Date.parse(freeAt) })),
});

export const listStarts = (db: MockDb): Date[] => listCallStarts(db.state.callSettings, toSlotContext(db));

/** The times of a call at a free start; undefined when it is not free. */
export const findSlot = (db: MockDb, start: string, exceptId?: string) => {
  const found = findCallStart(db.state.callSettings, toSlotContext(db, exceptId), new Date(start));
  if (!found) return undefined;
  const { minutes, buffer_minutes } = db.state.callSettings;
  const end = found.getTime() + minutes * MINUTE_MS;
  const freeAt = end + buffer_minutes * MINUTE_MS;
  return { start: found.toISOString(), end: new Date(end).toISOString(), freeAt: new Date(freeAt).toISOString() };
};

/** A free time for another call of a person, or the reason for a refusal. */
export const claimSlot = (db: MockDb, start: string, email: string) => {
  const person = toPersonKey(email);
  const upcoming = db.state.calls.filter((call) => toCallStatus(call) === 'upcoming');
  if (upcoming.filter((call) => toPersonKey(call.email) === person).length >= MAX_UPCOMING_CALLS)
    return { refusal: REFUSALS.callLimit };
  return findSlot(db, start) ?? { refusal: REFUSALS.callTaken };
};

export const createCall = (
  db: MockDb,
  fields: Omit<StoredCall, 'token' | 'cancelledBy' | 'cancelledAt' | 'reason' | 'created_at'>,
) => {
  const token = createLinkToken().replace('.', '-');
  const call = {
    ...fields,
    token,
    cancelledBy: null,
    cancelledAt: null,
    reason: '',
    created_at: new Date().toISOString(),
  };
  db.state.calls.push(call);
  return call;
};

/** A moment by the shop's clock. */
export const toCallTime = ({ state }: MockDb, start: string): Text =>
  callTimeText(new Date(start), state.mailSettings.time_zone);

/** Adds a message about a call to its conversation. */
export const addCallMessage = (row: StoredConversation, kind: 'person' | 'studio', text: readonly Text[]): void => {
  const parts = text.map((part) => writeText(row.language, part)).filter(Boolean);
  appendMessage(row, kind, parts.join('\n\n'));
  if (kind === 'person' && row.status !== 'spam') row.status = 'open';
};

/** Emails both sides about a change, and notifies the team if the client made it. */
export const notifyOfCall = (
  db: MockDb,
  event: 'booked' | 'moved' | 'cancelled',
  { call, side }: { call: StoredCall; side: CallSide },
): void => {
  const { language, name } = call;
  const when = callTimeText(new Date(call.start), call.time_zone);
  const subjects = {
    booked: msg`Your call: ${when}`,
    moved: msg`Your call was rescheduled: ${when}`,
    cancelled: msg`Your call was cancelled: ${when}`,
  };
  const subject = writeText(language, subjects[event]);
  const links = [event === 'cancelled' ? '/book-a-call' : `/call#${call.token}`];
  sendMail(db, { kind: `call-${event}`, to: call.email, subject, text: subject, links });
  const titles = {
    booked: msg`${name} booked a call`,
    moved: msg`${name} rescheduled a call`,
    cancelled: msg`${name} cancelled a call`,
  };
  const alerts = {
    ...titles,
    cancelled: side === 'client' ? titles.cancelled : msg`Call with ${name} cancelled`,
  };
  const { contactEmail: to, name: studio } = db.state.site;
  const title = titles[event];
  const href = '/admin/inbox/calls';
  const alert = String(alerts[event]);
  sendMail(db, { kind: 'call-alert', to, name: studio, subject: alert, text: call.topic, links: [href] });
  if (side === 'studio') return;
  for (const { user } of db.state.accounts)
    if (user.role === 'super_admin' && user.status === 'active')
      db.notify(user.id, { kind: 'account', title, text: toCallTime(db, call.start), href });
};
