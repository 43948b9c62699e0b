import type { AdminConversation, AdminConversationSummary } from '../../../../contract/generated/model.ts';
import { DAY_MS } from '../../../../contract/rules/calendar.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findReplyDeadline } from '../../../../contract/rules/vulnerability-reports.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import {
  type AdminMessageRow,
  type AdminRow,
  type ConversationListRow,
  countStatuses,
  findAdminConversation,
  findMedianAnswerTime,
  listAllMessages,
  listConversations,
  listTeam,
} from './admin-conversations.repository.ts';
import { changeConversation, replyToCustomer } from './admin-conversations.service.ts';
import { listCannedTexts } from './canned-texts.repository.ts';
import { changeCannedText, createCannedText, removeCannedText } from './canned-texts.service.ts';
import { sendFile, storeFile } from './conversation-files.service.ts';
import { toConversationOrder, toMailedMessage } from './conversations.mapper.ts';

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
  topic: row.topic,
  answerDue:
    findReplyDeadline({
      topic: row.topic,
      createdAt: row.created_at,
      isAnswered: row.first_answer_at !== null,
    })?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const toListItem = (row: ConversationListRow): AdminConversationSummary => ({
  ...toHead(row),
  excerpt: row.excerpt,
});

const toAdminConversation = (row: AdminRow, messages: AdminMessageRow[]): AdminConversation => ({
  ...toHead(row),
  language: row.user_id === null ? toLanguage(row.language) : row.customer_language,
  version: row.version,
  messages: messages.map(({ id, kind, author, text, files, created_at, ...columns }) => ({
    id,
    kind,
    author,
    text,
    files,
    created_at: created_at.toISOString(),
    mail: toMailedMessage(columns),
  })),
});

type Operations =
  | 'adminListConversations'
  | 'adminGetConversation'
  | 'adminUpdateConversation'
  | 'adminAnswerConversation'
  | 'adminAddConversationFile'
  | 'adminGetConversationFile'
  | 'adminListCannedTexts'
  | 'adminCreateCannedText'
  | 'adminUpdateCannedText'
  | 'adminDeleteCannedText';

const MEDIAN_DAYS = 30;

/** The inbox of the studio. */
export function createAdminConversationsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, clock } = deps;
  const getConversation = async (id: string): Promise<AdminConversation> => {
    const row = await findAdminConversation(db, id);
    if (!row) throw notFound(REFUSALS.conversationGone);
    return toAdminConversation(row, await listAllMessages(db, id));
  };
  return {
    adminListConversations: async ({ user, query }) => {
      const { status, assignee, sort, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const range = { limit, offset: (page - 1) * limit };
      const result = await listConversations(db, { search, status, assignee, userId: user.id, sort }, range);
      const since = new Date(clock.now().getTime() - MEDIAN_DAYS * DAY_MS);
      const summary = {
        counts: await countStatuses(db),
        medianSeconds: await findMedianAnswerTime(db, since),
        team: await listTeam(db),
      };
      return { status: 200, body: { ...toPage(result, toListItem, { page, limit }), ...summary } };
    },

    adminGetConversation: async ({ params }) => ({ status: 200, body: await getConversation(params.id) }),

    adminUpdateConversation: async ({ user, params, body }) => {
      await changeConversation(deps, user, params.id, body);
      return { status: 200, body: await getConversation(params.id) };
    },

    adminAnswerConversation: async ({ user, params, body }) => {
      await replyToCustomer(deps, user, params.id, body);
      return { status: 201, body: await getConversation(params.id) };
    },

    adminAddConversationFile: async ({ user, body }) => ({ status: 201, body: await storeFile(deps, user, body.file) }),

    adminGetConversationFile: ({ params }) => sendFile(deps, params.id, ({ message_id }) => message_id !== null),

    adminListCannedTexts: async () => ({ status: 200, body: { items: await listCannedTexts(db) } }),

    adminCreateCannedText: async ({ user, body }) => ({
      status: 201,
      body: await createCannedText(deps, user, body),
    }),

    adminUpdateCannedText: async ({ user, params, body }) => ({
      status: 200,
      body: await changeCannedText(deps, user, params.id, body),
    }),

    adminDeleteCannedText: async ({ user, params }) => {
      await removeCannedText(deps, user, params.id);
      return { status: 204 };
    },
  };
}
