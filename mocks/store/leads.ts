import type { LeadBrief, LeadEvent, LeadStage } from '../../contract/generated/model.ts';
import type { BriefFields } from '../../contract/rules/brief-input.ts';
import { recordChange } from './audit.ts';
import type { StoredConversation } from './conversations.ts';
import type { MockDb } from './db.ts';
import type { OrganisationState } from './organisations.ts';
import type { StoredProjectPage } from './project-pages.ts';
import type { StoredQuote } from './quotes.ts';
import type { WorkState } from './work-entries.ts';

export type StoredLead = {
  id: string;
  conversationId: string;
  brief: LeadBrief;
  title: string;
  stage: LeadStage;
  value: number | null;
  next_step: string;
  next_step_on: string | null;
  ownerId: string | null;
  /** the organisation that is the client; absent for one person */
  organisationId?: string | null;
  version: number;
  /** oldest first */
  events: LeadEvent[];
  created_at: string;
  updated_at: string;
};

/** The mock server's leads and their quotes. */
export type LeadState = WorkState &
  OrganisationState & {
    leads: StoredLead[];
    quotes: StoredQuote[];
    projectPages: StoredProjectPage[];
    /** the draft of each milestone that has one */
    milestoneDrafts: { quoteId: string; place: number; draftId: string }[];
  };

/** Records a change of a lead in the activity log. */
export const recordLeadChange = (
  db: MockDb,
  { id, title }: StoredLead,
  actorId: string,
  change: { before: object | null; after: object },
): void =>
  recordChange(db, { actorId, action: 'lead.update', subject: 'lead', subjectId: id, label: title, ...change });

/** Creates the lead of a conversation, with the first event of its timeline. */
export const createLead = (
  db: MockDb,
  { id: conversationId }: StoredConversation,
  fields: BriefFields,
  { id = crypto.randomUUID(), actor = null }: { id?: string; actor?: string | null } = {},
): StoredLead => {
  const at = new Date().toISOString();
  const { kind, goals, budget_from, budget_to, needed_by, links, reach, phone } = fields;
  const lead: StoredLead = {
    id,
    conversationId,
    brief: { goals, budget_from, budget_to, needed_by, links, reach, phone },
    title: kind,
    stage: 'new',
    value: null,
    next_step: '',
    next_step_on: null,
    ownerId: null,
    version: 1,
    events: [{ id: crypto.randomUUID(), kind: 'received', actor, before: null, after: null, created_at: at }],
    created_at: at,
    updated_at: at,
  };
  db.state.leads.unshift(lead);
  return lead;
};
