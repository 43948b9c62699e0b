import type { AdminCall } from '../../../contract/generated/model.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import { toCallLabel } from '../../../contract/rules/call-times.ts';
import { findSettingsProblem, MAX_LISTED_CALLS, sortHours, toAuditedCalls } from '../../../contract/rules/calls.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { addCallMessage, notifyOfCall, type StoredCall, toCallStatus, toCallTime } from '../../store/calls.ts';
import type { MockDb } from '../../store/db.ts';

type Operations = 'adminListCalls' | 'adminCancelCall' | 'adminGetCallSettings' | 'adminUpdateCallSettings';

export const createAdminCallsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const toCall = (call: StoredCall): AdminCall => {
    const { token: _token, freeAt: _free, meeting_link: _link, language: _language, ...shown } = call;
    const { conversationId: conversation_id, cancelledBy: cancelled_by, cancelledAt: _at, ...rest } = shown;
    const lead = db.state.leads.find(({ conversationId }) => conversationId === conversation_id);
    return { ...rest, status: toCallStatus(call), cancelled_by, conversation_id, lead_id: lead?.id ?? null };
  };
  return {
    adminListCalls: () => {
      const sorted = db.state.calls.toSorted((a, b) => b.start.localeCompare(a.start) || a.id.localeCompare(b.id));
      return { status: 200, body: { items: sorted.slice(0, MAX_LISTED_CALLS).map(toCall) } };
    },

    adminCancelCall: ({ user, params, body }) => {
      const reason = toPlainLines(body.reason);
      if (reason === '') return invalidField('reason', REFUSALS.callReason);
      const call = db.state.calls.find(({ id }) => id === params.id);
      if (!call) return notFound(REFUSALS.callGone);
      const status = toCallStatus(call);
      if (status === 'past') return conflict(REFUSALS.callOver);
      if (status === 'cancelled') return { status: 204 };
      Object.assign(call, { cancelledBy: 'studio', cancelledAt: new Date().toISOString(), reason });
      const conversation = db.state.conversations.find(({ id }) => id === call.conversationId);
      const when = toCallTime(db, call.start);
      if (conversation) addCallMessage(conversation, 'studio', [msg`Call cancelled: ${when}`, reason]);
      notifyOfCall(db, 'cancelled', { call, side: 'studio' });
      recordChange(db, {
        actorId: user.id,
        action: 'call.cancel',
        subject: 'call',
        subjectId: call.id,
        label: toCallLabel(new Date(call.start), db.state.mailSettings.time_zone),
        before: { status: 'upcoming' },
        after: { status: 'cancelled' },
      });
      return { status: 204 };
    },

    adminGetCallSettings: () => ({ status: 200, body: db.state.callSettings }),

    adminUpdateCallSettings: ({ user, body }) => {
      const input = { ...body, meeting_link: body.meeting_link.trim(), hours: sortHours(body.hours) };
      const problem = findSettingsProblem(input);
      if (problem) return invalidField(problem.field, problem.message);
      const before = db.state.callSettings;
      if (before.version !== input.version) return conflict(REFUSALS.stale);
      const days_off = [...new Set(input.days_off)].toSorted();
      const after = { ...input, days_off, version: before.version + 1 };
      db.state.callSettings = after;
      const changes = changedFields(toAuditedCalls(before), toAuditedCalls(after));
      if (changes)
        recordChange(db, {
          actorId: user.id,
          action: 'call-settings.update',
          subject: 'call-settings',
          subjectId: null,
          label: 'Calls',
          ...changes,
        });
      return { status: 200, body: after };
    },
  };
};
