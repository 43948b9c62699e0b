import type { LeadEvent } from '@/api/generated/model.ts';
import type { MockApi } from '../../../mocks/api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CLIENTS = [
  ['Web Development', 'Rafi Karim', 'new', null, '', null],
  ['Mobile App Development', 'Nadia Rahman', 'in_conversation', 6500, 'Call about the offline mode', -2],
  ['UI/UX Design', 'The Padma River Boat Owners’ Association of Rajshahi', 'in_conversation', 1200, '', null],
  ['Cloud Services', 'Imran Hossain', 'quoted', 3500.5, 'Ask for a decision', 5],
  ['Support & Maintenance', 'Shirin Akter', 'won', 900, '', null],
  ['Database Solutions', 'Kamal Uddin', 'lost', 2400, '', null],
] as const;

const toId = (index: number) => `00000000-0000-4000-8000-00000000010${index}`;

/** The id of the lead with a brief and a plan. */
export const LEAD_ID = toId(1);

/** Leads in every stage. */
export function saveLeads(api: MockApi): void {
  const { state } = api.db;
  const at = new Date(Date.now() - DAY_MS).toISOString();
  const admin = state.accounts.find(({ user }) => user.role === 'super_admin')?.user;
  for (const [index, [title, name, stage, value, step, days]] of CLIENTS.entries()) {
    const id = toId(index);
    const email = `client-${index}@example.com`;
    const text = 'An app that shows the tide tables of our boats.\nIt has to work without a network.';
    state.conversations.push({
      id,
      userId: null,
      name,
      email,
      subject: `Project: ${title}`,
      channel: 'form',
      topic: 'general',
      status: 'open',
      assigneeId: null,
      orderId: null,
      language: 'en',
      version: 1,
      read: 0,
      firstAnswerAt: null,
      created_at: at,
      updated_at: at,
      messages: [{ id: toId(index + 10), kind: 'person', authorId: null, text, created_at: at }],
    });
    const event = (number: number, fields: Pick<LeadEvent, 'kind'> & Partial<LeadEvent>): LeadEvent => ({
      id: `00000000-0000-4000-8000-0000000002${index}${number}`,
      actor: admin?.name ?? null,
      before: null,
      after: null,
      created_at: at,
      ...fields,
    });
    state.leads.push({
      id,
      conversationId: id,
      brief: {
        goals: text,
        budget_from: 2000,
        budget_to: 8000,
        needed_by: '2027-04-01',
        links: 'https://boats.example\nthe green notebook',
        reach: 'whatsapp',
        phone: '+880 1700 000000',
      },
      title,
      stage,
      value,
      next_step: step,
      next_step_on: days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
      ownerId: index % 2 === 1 ? (admin?.id ?? null) : null,
      version: 1,
      events: [
        event(0, { kind: 'received', actor: null }),
        ...(stage === 'new' ? [] : [event(1, { kind: 'stage', before: 'new', after: stage })]),
        ...(value === null ? [] : [event(2, { kind: 'value', after: value.toFixed(2) })]),
      ],
      created_at: at,
      updated_at: at,
    });
  }
}
