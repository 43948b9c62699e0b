import { msg } from '../../../contract/i18n/macros.ts';
import { writeText } from '../../../contract/i18n/message.ts';
import { isTimeZone } from '../../../contract/rules/business-day.ts';
import { checkBooking } from '../../../contract/rules/calls.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import {
  addCallMessage,
  claimSlot,
  createCall,
  findSlot,
  listStarts,
  notifyOfCall,
  toBookedCall,
  toCallStatus,
  toCallTime,
} from '../../store/calls.ts';
import { createConversation } from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import { findClientProblem, findProjectReader } from '../../store/organisations.ts';

type Operations = 'listCallSlots' | 'bookCall' | 'getCall' | 'moveCall' | 'cancelCall';

export const createCallsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (headers: { 'x-call-token'?: string | undefined }) => {
    const call = db.state.calls.find(({ token }) => token === headers['x-call-token']);
    const conversation = db.state.conversations.find(({ id }) => id === call?.conversationId);
    return call && conversation && { call, conversation };
  };
  const unknown = () => notFound(REFUSALS.callUnknown);
  /** The conversation of a project's link or of a sent brief. */
  const findCallerProblem = (token = '') => findClientProblem(findProjectReader(db, token)?.person ?? null, 'bookCall');
  const findThread = (token = '') => {
    const lead = db.state.leads.find(({ id }) => id === findProjectReader(db, token)?.leadId);
    const known = lead?.conversationId ?? db.state.briefs[token]?.conversationId;
    return db.state.conversations.find(({ id }) => id === known);
  };
  const book: MockHandlers['bookCall'] = ({ headers, body: { website, ...input }, call: { language } }) => {
    const { place, meeting_link: link, minutes } = db.state.callSettings;
    const checked = checkBooking(input, place);
    if ('field' in checked) return invalidField(checked.field, checked.message);
    const { fields } = checked;
    const existing = db.state.calls.find(({ id }) => id === input.id);
    if (existing) {
      const isSame = existing.email === fields.email && existing.topic === fields.topic;
      return isSame ? { status: 201, body: toBookedCall(existing) } : conflict(REFUSALS.callUsed);
    }
    const account = db.memberByEmail(fields.email);
    const userId = account?.confirmed && !website ? account.user.id : null;
    const { name, email } = fields;
    const sender = { userId, name, email, channel: 'form' as const, orderId: null, language };
    const subject = writeText(language, msg`Call with ${name}`);
    const start = toCallTime(db, input.start);
    const text = [fields.topic, writeText(language, msg`Call booked: ${start}`)];
    const meeting_link = place === 'link' ? link : '';
    if (website) {
      createConversation(db, sender, { subject, text: text.join('\n\n') }).status = 'spam';
      const end = new Date(Date.parse(input.start) + minutes * 60_000).toISOString();
      const { phone, topic, time_zone } = fields;
      const shown = {
        token: crypto.randomUUID(),
        start: input.start,
        end,
        time_zone,
        place,
        meeting_link,
        phone,
        topic,
      };
      return { status: 201, body: { ...shown, status: 'upcoming', cancelled_by: null, reason: '' } };
    }
    const slot = claimSlot(db, input.start, fields.email);
    if ('refusal' in slot) return conflict(slot.refusal);
    const known = findThread(headers['x-project-token']);
    if (known) addCallMessage(known, 'person', text);
    const { id: conversationId } = known ?? createConversation(db, sender, { subject, text: text.join('\n\n') });
    const call = createCall(db, { id: input.id, ...fields, ...slot, conversationId, place, meeting_link, language });
    notifyOfCall(db, 'booked', { call, side: 'client' });
    return { status: 201, body: toBookedCall(call) };
  };
  return {
    listCallSlots: () => {
      const { is_open, minutes, place } = db.state.callSettings;
      const starts = listStarts(db).map((start) => start.toISOString());
      return { status: 200, body: { is_open, starts, minutes, time_zone: db.state.mailSettings.time_zone, place } };
    },

    bookCall: (input) => findCallerProblem(input.headers['x-project-token']) ?? book(input),

    getCall: ({ headers }) => {
      const found = find(headers);
      return found ? { status: 200, body: toBookedCall(found.call) } : unknown();
    },

    moveCall: ({ headers, body: { start, time_zone } }) => {
      if (!isTimeZone(time_zone)) return invalidField('time_zone', REFUSALS.callZone);
      const found = find(headers);
      if (!found) return unknown();
      const { call, conversation } = found;
      const status = toCallStatus(call);
      if (status !== 'upcoming') return conflict(status === 'past' ? REFUSALS.callOver : REFUSALS.callCancelled);
      if (Date.parse(call.start) === Date.parse(start)) return { status: 200, body: toBookedCall(call) };
      const slot = findSlot(db, start, call.id);
      if (!slot) return conflict(REFUSALS.callTaken);
      Object.assign(call, slot, { time_zone });
      const when = toCallTime(db, call.start);
      addCallMessage(conversation, 'person', [msg`Call rescheduled: ${when}`]);
      notifyOfCall(db, 'moved', { call, side: 'client' });
      return { status: 200, body: toBookedCall(call) };
    },

    cancelCall: ({ headers, body }) => {
      const found = find(headers);
      if (!found) return unknown();
      const { call, conversation } = found;
      const status = toCallStatus(call);
      if (status === 'past') return conflict(REFUSALS.callOver);
      if (status === 'cancelled') return { status: 200, body: toBookedCall(call) };
      Object.assign(call, {
        cancelledBy: 'client',
        cancelledAt: new Date().toISOString(),
        reason: toPlainLines(body.reason),
      });
      const when = toCallTime(db, call.start);
      addCallMessage(conversation, 'person', [msg`Call cancelled: ${when}`, call.reason]);
      notifyOfCall(db, 'cancelled', { call, side: 'client' });
      return { status: 200, body: toBookedCall(call) };
    },
  };
};
