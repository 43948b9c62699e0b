import type { AdminConversation } from '../../../../contract/generated/model.ts';
import { DAY_MS } from '../../../../contract/rules/calendar.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { toAdminConversation, toListItem } from './admin-conversations.mapper.ts';
import {
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
      const { status, assignee, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const range = { limit, offset: (page - 1) * limit };
      const result = await listConversations(db, { search, status, assignee, userId: user.id }, range);
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
