import type { AdminConversation, AdminConversationSummary } from '../../../../contract/generated/model.ts';
import type { AdminMessageRow, AdminRow, ConversationListRow } from './admin-conversations.repository.ts';
import { toConversationOrder } from './conversations.mapper.ts';

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));

const toHead = (row: AdminRow): Omit<AdminConversationSummary, 'excerpt'> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  customerId: row.user_id,
  subject: row.subject,
  status: row.status,
  channel: row.channel,
  order: toConversationOrder(row),
  assignee: row.assignee_id === null || row.assignee === null ? null : { id: row.assignee_id, name: row.assignee },
  firstAnswerSeconds: row.first_answer_at === null ? null : secondsBetween(row.created_at, row.first_answer_at),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const toListItem = (row: ConversationListRow): AdminConversationSummary => ({
  ...toHead(row),
  excerpt: row.excerpt,
});

export const toAdminConversation = (row: AdminRow, messages: AdminMessageRow[]): AdminConversation => ({
  ...toHead(row),
  version: row.version,
  messages: messages.map(({ id, kind, author, text, files, created_at }) => ({
    id,
    kind,
    author,
    text,
    files,
    created_at: created_at.toISOString(),
  })),
});
