import type { BookedCall, CallBooking, CallSettings, CallSide } from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { type Text, writeText } from '../../contract/i18n/message.ts';
import { callTimeText } from '../../contract/rules/call-times.ts';
import { listCallStarts } from '../../contract/rules/calls.ts';
import type { Language } from '../../contract/rules/languages.ts';
import { callSettings } from '../../demo/content/calls.ts';
import { appendMessage, type StoredConversation } from './conversations.ts';
import type { MockDb } from './db.ts';
import { createLinkToken } from './link-token.ts';
import { sendMail } from './outbox.ts';

export type StoredCall = Omit<CallBooking, 'website'> & {
  conversationId: string;
  token: string;
  end: string;
  /** the end with the free time after it */
  freeAt: string;
  place: CallSettings['place'];
  meeting_link: string;
  language: Language;
  cancelledBy: CallSide | null;
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
export const listStarts = ({ state }: MockDb, exceptId?: string): Date[] =>
  listCallStarts(state.callSettings, {
    timeZone: state.mailSettings.time_zone,
    now: new Date(),
    taken: state.calls
      .filter(({ id, cancelledBy }) => cancelledBy === null && id !== exceptId)
      .map(({ start, freeAt }) => ({ from: Date.parse(start), to: Date.parse(freeAt) })),
  });

/** The times of a call at a free start; undefined when it is not free. */
export const findSlot = (db: MockDb, start: string, exceptId?: string) => {
  const found = listStarts(db, exceptId).find((candidate) => candidate.getTime() === Date.parse(start));
  if (!found) return undefined;
  const { minutes, buffer_minutes } = db.state.callSettings;
  const end = found.getTime() + minutes * MINUTE_MS;
  const freeAt = end + buffer_minutes * MINUTE_MS;
  return { start: found.toISOString(), end: new Date(end).toISOString(), freeAt: new Date(freeAt).toISOString() };
};

export const createCall = (db: MockDb, fields: Omit<StoredCall, 'token' | 'cancelledBy' | 'reason' | 'created_at'>) => {
  const token = createLinkToken().replace('.', '-');
  const call = { ...fields, token, cancelledBy: null, reason: '', created_at: new Date().toISOString() };
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

/** Emails both sides about a change, and the team by bell if the client did it. */
export const notifyOfCall = (
  db: MockDb,
  event: 'booked' | 'moved' | 'cancelled',
  { call, side }: { call: StoredCall; side: CallSide },
): void => {
  const { language, name } = call;
  const when = callTimeText(new Date(call.start), call.time_zone);
  const subjects = {
    booked: msg`Your call: ${when}`,
    moved: msg`Your call was moved: ${when}`,
    cancelled: msg`Your call was cancelled: ${when}`,
  };
  const subject = writeText(language, subjects[event]);
  const links = [event === 'cancelled' ? '/book-a-call' : `/call#${call.token}`];
  sendMail(db, { kind: `call-${event}`, to: call.email, subject, text: subject, links });
  if (side === 'studio') return;
  const titles = {
    booked: msg`${name} booked a call`,
    moved: msg`${name} moved a call`,
    cancelled: msg`${name} cancelled a call`,
  };
  const { contactEmail: to, name: studio } = db.state.site;
  const title = titles[event];
  const href = '/admin/inbox/calls';
  sendMail(db, { kind: 'call-alert', to, name: studio, subject: String(title), text: call.topic, links: [href] });
  for (const { user } of db.state.accounts)
    if (user.role === 'super_admin' && user.status === 'active')
      db.notify(user.id, { kind: 'account', title, text: toCallTime(db, call.start), href });
};
