import type { AdminLead, AdminLeadDetail } from '../../../contract/generated/model.ts';
import { findGrantingRight } from '../../../contract/rules/admin-rights.ts';
import { listBriefProblems } from '../../../contract/rules/brief-input.ts';
import { trimBrief } from '../../../contract/rules/briefs.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { type LeadTexts, listLeadEvents } from '../../../contract/rules/lead-changes.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { conflict, invalid, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { recordLead } from '../../store/briefs.ts';
import type { MockDb } from '../../store/db.ts';
import { recordLeadChange, type StoredLead } from '../../store/leads.ts';

export const createAdminLeadsHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminListLeads' | 'adminCreateLead' | 'adminGetLead' | 'adminUpdateLead'> => {
  const nameOf = (id: string | null) => (id === null ? null : (db.account(id)?.user.name ?? null));
  const team = () =>
    db.state.accounts
      .filter(({ user, deletedAt }) => user.role === 'super_admin' && user.status === 'active' && !deletedAt)
      .filter(({ user }) => findGrantingRight(user.rights, ['support']))
      .map(({ user: { id, name } }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  const toLead = ({
    conversationId,
    brief: _brief,
    ownerId,
    events: _events,
    organisationId: _organisation,
    ...lead
  }: StoredLead): AdminLead => {
    const client = db.state.conversations.find(({ id }) => id === conversationId);
    const owner = nameOf(ownerId);
    return {
      ...lead,
      name: client?.name ?? '',
      email: client?.email ?? '',
      owner: ownerId === null || owner === null ? null : { id: ownerId, name: owner },
    };
  };
  const show = (lead: StoredLead): AdminLeadDetail => ({
    ...toLead(lead),
    organisation: db.state.organisations.find(({ id }) => id === lead.organisationId) ?? null,
    conversation_id: lead.conversationId,
    brief: lead.brief,
    events: lead.events.toReversed(),
    team: team(),
  });
  const toTexts = ({ stage, value, next_step, next_step_on, ownerId }: StoredLead): LeadTexts => ({
    stage,
    value: value === null ? null : value.toFixed(2),
    next_step,
    next_step_on,
    owner: nameOf(ownerId),
  });
  const find = (id: string) => db.state.leads.find((lead) => lead.id === id) ?? notFound(REFUSALS.leadGone);

  return {
    adminListLeads: ({ user, query: { search, owner } }) => {
      const items = db.state.leads
        .filter(({ ownerId }) => !owner || ownerId === (owner === 'me' ? user.id : null))
        .map(toLead)
        .filter((lead) => matchesSearch(search, lead.title, lead.name, lead.email))
        .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id));
      return { status: 200, body: { items, team: team() } };
    },

    adminCreateLead: ({ user, body: { id, language, acknowledge, ...input } }) => {
      const fields = trimBrief(input);
      const problems = listBriefProblems(fields);
      const [first] = problems;
      if (first) return invalid(first.message, problems);
      const existing = db.state.leads.find((lead) => lead.id === id);
      if (existing) return { status: 201, body: show(existing) };
      const lead = recordLead(db, fields, { id, language, actor: user.name, acknowledge });
      recordChange(db, {
        actorId: user.id,
        action: 'lead.create',
        subject: 'lead',
        subjectId: id,
        label: fields.kind,
        before: null,
        after: { stage: 'new' },
      });
      return { status: 201, body: show(lead) };
    },

    adminGetLead: ({ params }) => {
      const lead = find(params.id);
      return 'body' in lead ? lead : { status: 200, body: show(lead) };
    },

    adminUpdateLead: ({ user, params, body: { stage, value, next_step_on, owner_id: ownerId, version, ...input } }) => {
      const next_step = input.next_step.trim();
      if (!isOneLine(next_step)) return invalidField('next_step', REFUSALS.kindLines);
      const lead = find(params.id);
      if ('body' in lead) return lead;
      if (lead.version !== version) return conflict(REFUSALS.stale);
      if (ownerId !== null && ownerId !== lead.ownerId && !team().some(({ id }) => id === ownerId))
        return invalidField('owner_id', REFUSALS.notOnTeam);
      const before = toTexts(lead);
      const at = new Date().toISOString();
      const changed = { ...lead, stage, value, next_step, next_step_on, ownerId };
      const events = listLeadEvents(before, toTexts(changed), { isSameOwner: ownerId === lead.ownerId });
      if (events.length === 0) return { status: 200, body: show(lead) };
      Object.assign(lead, changed, { version: lead.version + 1, updated_at: at });
      for (const event of events)
        lead.events.push({ ...event, id: crypto.randomUUID(), actor: user.name, created_at: at });
      recordLeadChange(db, lead, user.id, { before, after: toTexts(lead) });
      return { status: 200, body: show(lead) };
    },
  };
};
