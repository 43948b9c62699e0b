import type { DraftContent } from '../../contract/rules/invoice-drafts.ts';
import type { MockDb } from './db.ts';

/**
 * Erases the projects of users, what was not accepted of their quotes, and the users as recipients of what is not
 * invoiced yet. Before their conversations, by which projects are found.
 */
export function eraseClientWork({ state }: MockDb, userIds: ReadonlySet<string>): void {
  const isErased = (userId: string | null) => userId !== null && userIds.has(userId);
  const conversations = new Set(state.conversations.filter(({ userId }) => isErased(userId)).map(({ id }) => id));
  const leads = new Set(
    state.leads.filter(({ conversationId }) => conversations.has(conversationId)).map(({ id }) => id),
  );
  const own = state.carePlans.filter(({ leadId }) => leads.has(leadId));
  const schedules = new Set(own.map(({ scheduleId }) => scheduleId));
  state.calls = state.calls.filter(({ conversationId }) => !conversations.has(conversationId));
  state.leads = state.leads.filter(({ id }) => !leads.has(id));
  state.projectPages = state.projectPages.filter(({ leadId }) => !leads.has(leadId));
  state.workEntries = state.workEntries.filter(({ leadId }) => !leads.has(leadId));
  state.carePlans = state.carePlans.filter(({ leadId }) => !leads.has(leadId));
  state.workTimers = state.workTimers.filter(({ lead_id, userId }) => !leads.has(lead_id) && !userIds.has(userId));
  state.quotes = state.quotes.filter(({ leadId, acceptance }) => acceptance !== null || !leads.has(leadId));
  const blank = ({ recipient, ...content }: DraftContent): DraftContent => ({
    ...content,
    recipient: { ...recipient, customerId: null, name: '', email: '', address: '', taxNumber: '' },
  });
  // Written while the client had no account, some of the projects' have no customer.
  const isOwn = ({ content }: { content: DraftContent }, isOfProject: boolean) => {
    const { customerId } = content.recipient;
    return isErased(customerId) || (customerId === null && isOfProject);
  };
  state.invoiceDrafts = state.invoiceDrafts.map((draft) =>
    draft.invoiceId === null && isOwn(draft, leads.has(draft.leadId ?? ''))
      ? { ...draft, content: blank(draft.content), version: draft.version + 1 }
      : draft,
  );
  state.invoiceSchedules = state.invoiceSchedules.map((schedule) =>
    isOwn(schedule, schedules.has(schedule.id))
      ? { ...schedule, content: blank(schedule.content), status: 'ended', next_on: null, version: schedule.version + 1 }
      : schedule,
  );
}
