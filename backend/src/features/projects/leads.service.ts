import type { AdminLead, AdminLeadChange, AdminLeadDetail } from '../../../../contract/generated/model.ts';
import { type LeadTexts, listLeadEvents as toEvents } from '../../../../contract/rules/lead-changes.ts';
import { parseCents, toAmount } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import {
  findBriefOfConversation,
  findLead,
  insertLeadEvents,
  type LeadRow,
  listLeadEvents,
  lockLead,
  updateLead,
} from './leads.repository.ts';
import { findLeadOrganisation } from './organisations.repository.ts';

/** What an administrator sets. */
const LEAD_VALUES = ['stage', 'value_cents', 'next_step', 'next_step_on', 'owner_id'] as const;
const MAX_VALUE = 1_000_000_000;

export const toLead = (row: LeadRow): AdminLead => ({
  id: row.id,
  title: row.title,
  name: row.name,
  email: row.email,
  stage: row.stage,
  value: row.value_cents === null ? null : toAmount(row.value_cents),
  next_step: row.next_step,
  next_step_on: row.next_step_on,
  owner: row.owner_id === null || row.owner === null ? null : { id: row.owner_id, name: row.owner },
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** @throws AppError 404 */
export async function getLead({ db }: Pick<Deps, 'db'>, id: string): Promise<AdminLeadDetail> {
  const row = await findLead(db, id);
  if (!row) throw notFound(REFUSALS.leadGone);
  const events = await listLeadEvents(db, id);
  const organisation = await findLeadOrganisation(db, id);
  return {
    ...toLead(row),
    organisation: organisation ?? null,
    conversation_id: row.conversation_id,
    brief: (await findBriefOfConversation(db, row.conversation_id)) ?? null,
    events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
    team: await listTeam(db),
  };
}

const toValueText = (cents: number | null): string | null => (cents === null ? null : toAmount(cents).toFixed(2));

const toTexts = (row: LeadRow): LeadTexts => ({
  stage: row.stage,
  value: toValueText(row.value_cents),
  next_step: row.next_step,
  next_step_on: row.next_step_on,
  owner: row.owner,
});

/** @throws AppError 400 for a step of several lines and an owner outside the team, 404, 409 */
export function changeLead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
  { stage, value, next_step_on, owner_id, version, ...input }: AdminLeadChange,
): Promise<void> {
  const next_step = input.next_step.trim();
  if (!isOneLine(next_step)) throw invalid('next_step', REFUSALS.kindLines);
  const value_cents = value === null ? null : parseCents(value, MAX_VALUE);
  if (value_cents === undefined) throw invalid('value', REFUSALS.notValid);
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const row = await lockLead(tx, id);
    if (!row) throw notFound(REFUSALS.leadGone);
    checkVersion(row.version, version);
    const isSameOwner = owner_id === row.owner_id;
    const owner = isSameOwner
      ? row.owner
      : ((await listTeam(tx)).find((member) => member.id === owner_id)?.name ?? null);
    if (!isSameOwner && owner_id !== null && owner === null) throw invalid('owner_id', REFUSALS.notOnTeam);
    const values = { stage, value_cents, next_step, next_step_on, owner_id };
    if (LEAD_VALUES.every((field) => values[field] === row[field])) return;
    const [before, after] = [toTexts(row), toTexts({ ...row, ...values, owner })];
    await updateLead(tx, id, { ...values, updated_at: at });
    const events = toEvents(before, after, { isSameOwner });
    if (events.length > 0) await insertLeadEvents(tx, id, user.id, events, at);
    await recordChange(tx, {
      actorId: user.id,
      action: 'lead.update',
      subject: 'lead',
      subjectId: id,
      label: row.title,
      at,
      before,
      after,
    });
  });
}
