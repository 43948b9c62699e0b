import type { AdminCall, CallSettings } from '../../../../contract/generated/model.ts';
import { toCallLabel } from '../../../../contract/rules/call-times.ts';
import { findSettingsProblem, sortHours, toAuditedCalls } from '../../../../contract/rules/calls.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import type { CallDeps } from './call-mails.service.ts';
import { findCall, listCalls, lockCallSettings, updateCallSettings } from './calls.repository.ts';
import { cancelCall, toCallStatus } from './calls.service.ts';

type ListedCall = Awaited<ReturnType<typeof listCalls>>[number];

const toAdminCall = (row: ListedCall, now: Date): AdminCall => ({
  id: row.id,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  time_zone: row.time_zone,
  name: row.name,
  email: row.email,
  place: row.place,
  phone: row.phone,
  topic: row.topic,
  status: toCallStatus(row, now),
  cancelled_by: row.cancelled_by,
  reason: row.reason,
  conversation_id: row.conversation_id,
  lead_id: row.lead_id,
  created_at: row.created_at.toISOString(),
});

export async function listAdminCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<AdminCall[]> {
  return (await listCalls(db)).map((row) => toAdminCall(row, clock.now()));
}

/** Cancels a call for the studio, once. @throws AppError 400 without a reason, 404, 409 once it has begun */
export async function cancelCallOfClient(deps: CallDeps, userId: string, id: string, input: string): Promise<void> {
  const reason = toPlainLines(input);
  if (reason === '') throw invalid('reason', REFUSALS.callReason);
  await inTransaction(deps.db, async (tx) => {
    const find = async () => {
      const row = await findCall(tx, id);
      if (!row) throw notFound(REFUSALS.callGone);
      return row;
    };
    const before = await find();
    const row = await cancelCall(deps, tx, find, { reason, authorId: userId });
    if (row.sequence === before.sequence) return;
    await recordChange(tx, {
      actorId: userId,
      action: 'call.cancel',
      subject: 'call',
      subjectId: row.id,
      label: toCallLabel(row.starts_at, await findShopZone(tx)),
      before: { status: 'upcoming' },
      after: { status: 'cancelled' },
      at: deps.clock.now(),
    });
  });
}

/** @throws AppError 400 for hours that cannot be, 409 when they were changed meanwhile */
export function saveCallSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  body: CallSettings,
): Promise<CallSettings> {
  const days_off = [...new Set(body.days_off)].toSorted();
  const input = { ...body, days_off, meeting_link: body.meeting_link.trim(), hours: sortHours(body.hours) };
  const problem = findSettingsProblem(input);
  if (problem) throw invalid(problem.field, problem.message);
  return inTransaction(db, async (tx) => {
    const before = await lockCallSettings(tx);
    if (before.version !== input.version) throw conflict(REFUSALS.stale);
    const after = await updateCallSettings(tx, input);
    const changes = changedFields(toAuditedCalls(before), toAuditedCalls(after));
    if (changes)
      await recordChange(tx, {
        actorId,
        action: 'call-settings.update',
        subject: 'call-settings',
        subjectId: null,
        label: 'Calls',
        ...changes,
        at: clock.now(),
      });
    return after;
  });
}
