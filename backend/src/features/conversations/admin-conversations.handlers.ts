import { DAY_MS } from '../../../shared/calendar.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { AdminConversation } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { toAdminConversation, toListed } from './admin-conversations.mapper.ts';
import {
  countStatuses,
  findAdminConversation,
  findAllMessages,
  findConversations,
  findMedian,
  findTeam,
} from './admin-conversations.repository.ts';
import { answer, changeConversation } from './admin-conversations.service.ts';
import { findCannedTexts } from './canned-texts.repository.ts';
import { changeCannedText, createCannedText, removeCannedText } from './canned-texts.service.ts';
import { handOver, keepFile } from './conversation-files.service.ts';

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
  const show = async (id: string): Promise<AdminConversation> => {
    const row = await findAdminConversation(db, id);
    if (!row) throw notFound(REFUSALS.conversationGone);
    return toAdminConversation(row, await findAllMessages(db, id));
  };
  return {
    adminListConversations: async ({ user, query }) => {
      const { status, assignee, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const range = { limit, offset: (page - 1) * limit };
      const found = await findConversations(db, { search, status, assignee, userId: user.id }, range);
      const since = new Date(clock.now().getTime() - MEDIAN_DAYS * DAY_MS);
      const figures = {
        counts: await countStatuses(db),
        medianSeconds: await findMedian(db, since),
        team: await findTeam(db),
      };
      return { status: 200, body: { ...toPage(found, toListed, { page, limit }), ...figures } };
    },

    adminGetConversation: async ({ params }) => ({ status: 200, body: await show(params.id) }),

    adminUpdateConversation: async ({ user, params, body }) => {
      await changeConversation(deps, user, params.id, body);
      return { status: 200, body: await show(params.id) };
    },

    adminAnswerConversation: async ({ user, params, body }) => {
      await answer(deps, user, params.id, body);
      return { status: 201, body: await show(params.id) };
    },

    adminAddConversationFile: async ({ user, body }) => ({ status: 201, body: await keepFile(deps, user, body.file) }),

    adminGetConversationFile: ({ params }) => handOver(deps, params.id, ({ message_id }) => message_id !== null),

    adminListCannedTexts: async () => ({ status: 200, body: { items: await findCannedTexts(db) } }),

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
