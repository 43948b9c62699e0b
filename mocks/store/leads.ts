import type { BriefFields } from '../../contract/rules/briefs.ts';
import type { StoredConversation } from './conversations.ts';
import type { MockDb } from './db.ts';

type StoredLead = {
  id: string;
  conversationId: string;
  brief: BriefFields;
  title: string;
  created_at: string;
  updated_at: string;
};

/** The mock server's leads. */
export type LeadState = {
  leads: StoredLead[];
};

export const createLead = (db: MockDb, { id }: StoredConversation, brief: BriefFields): void => {
  const at = new Date().toISOString();
  const { kind, goals, budget_from, budget_to, needed_by, links, name, email, reach, phone } = brief;
  const fields = { kind, goals, budget_from, budget_to, needed_by, links, name, email, reach, phone };
  const lead: StoredLead = {
    id: crypto.randomUUID(),
    conversationId: id,
    brief: fields,
    title: kind,
    created_at: at,
    updated_at: at,
  };
  db.state.leads.unshift(lead);
};
