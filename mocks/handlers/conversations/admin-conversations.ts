import type { AdminConversation } from '../../../contract/generated/model.ts';
import { findGrantingRight } from '../../../contract/rules/admin-rights.ts';
import { DAY_MS } from '../../../contract/rules/calendar.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { attachFiles, findUnsentFiles, listFiles, sendFile, storeFile } from '../../store/conversation-files.ts';
import {
  appendMessage,
  type StoredConversation,
  sendReply,
  sortByUpdated,
  toConversationOrder,
  toExcerpt,
} from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import { toReplyDeadline } from '../../store/vulnerability-reports.ts';
import { createEntries } from '../kit/collection.ts';
import { countStatuses, toPage } from '../kit/page.ts';
import { createCannedTextsHandlers } from './admin-conversations-canned-texts.ts';

type Operations =
  | 'adminListConversations'
  | 'adminGetConversation'
  | 'adminUpdateConversation'
  | 'adminAnswerConversation'
  | 'adminAddConversationFile'
  | 'adminGetConversationFile';

const toSeconds = ({ created_at: createdAt, firstAnswerAt }: StoredConversation): number | null =>
  firstAnswerAt === null ? null : Math.round((Date.parse(firstAnswerAt) - Date.parse(createdAt)) / 1000);

const toMedian = (rows: StoredConversation[]): number | null => {
  const since = new Date(Date.now() - 30 * DAY_MS).toISOString();
  const waited = rows
    .filter(({ firstAnswerAt }) => firstAnswerAt !== null && firstAnswerAt >= since)
    .map((row) => toSeconds(row) ?? 0)
    .toSorted((a, b) => a - b);
  const [low, high] = [waited[Math.ceil(waited.length / 2) - 1], waited[Math.floor(waited.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};

export const createAdminConversationsHandlers = (
  db: MockDb,
): Pick<MockHandlers, Operations> & ReturnType<typeof createCannedTextsHandlers> => {
  const nameOf = (id: string | null) => (id === null ? null : (db.account(id)?.user.name ?? null));
  const toHead = (row: StoredConversation) => {
    const { id, userId: customerId, name, email, subject, status, channel, assigneeId, created_at, updated_at } = row;
    const assignee = nameOf(assigneeId);
    return {
      id,
      name,
      email,
      customerId,
      subject,
      status,
      channel,
      order: toConversationOrder(db, row),
      created_at,
      updated_at,
      assignee: assigneeId === null || assignee === null ? null : { id: assigneeId, name: assignee },
      firstAnswerSeconds: toSeconds(row),
      topic: row.topic,
      answerDue: toReplyDeadline(row),
    };
  };
  const show = (row: StoredConversation): AdminConversation => ({
    ...toHead(row),
    language: row.userId === null ? row.language : (db.account(row.userId)?.user.language ?? null),
    version: row.version,
    messages: row.messages.map(({ authorId, ...message }) => ({
      ...message,
      author: nameOf(authorId),
      files: listFiles(db, message.id),
      mail: message.mail ?? null,
    })),
  });
  const team = () =>
    db.state.accounts
      .filter(({ user, deletedAt }) => user.role === 'super_admin' && user.status === 'active' && !deletedAt)
      .filter(({ user }) => findGrantingRight(user.rights, ['support']))
      .map(({ user: { id, name } }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  const conversations = createEntries<StoredConversation, AdminConversation>(db, {
    rows: () => db.state.conversations,
    gone: REFUSALS.conversationGone,
    toItem: show,
    audit: {
      subject: 'conversation',
      label: ({ subject }) => subject,
      fields: ({ status, assigneeId }) => ({ status, assignee: nameOf(assigneeId) }),
    },
  });
  return {
    ...createCannedTextsHandlers(db),

    adminListConversations: ({ user, query: { search, status, assignee, sort, page, limit = 20 } }) => {
      const all = db.state.conversations;
      const newest = sortByUpdated(all);
      const rows = (sort === 'oldest' ? newest.toReversed() : newest)
        .filter((row) => !status || row.status === status)
        .filter(({ assigneeId }) => !assignee || assigneeId === (assignee === 'me' ? user.id : null))
        .filter((row) =>
          matchesSearch(search, row.name, row.email, row.subject, ...row.messages.map(({ text }) => text)),
        )
        .map((row) => ({ ...toHead(row), excerpt: toExcerpt(row) }));
      const counts = countStatuses(all, ['open', 'waiting', 'closed', 'spam']);
      const figures = { counts, medianSeconds: toMedian(all), team: team() };
      return { status: 200, body: { ...toPage(rows, page, limit), ...figures } };
    },

    adminAddConversationFile: ({ user, body }) => storeFile(db, user.id, body.file),

    adminGetConversationFile: ({ params }) => sendFile(db, params.id, () => true),

    adminGetConversation: conversations.get,

    adminUpdateConversation: ({ user, params, body: { status, assigneeId, version } }) => {
      const row = conversations.find(params.id);
      if (!row) return conversations.missing();
      if (row.version !== version) return conflict(REFUSALS.conversationMoved);
      if (row.status === status && row.assigneeId === assigneeId) return { status: 200, body: show(row) };
      if (assigneeId !== null && assigneeId !== row.assigneeId && !team().some(({ id }) => id === assigneeId)) {
        return invalidField('assigneeId', REFUSALS.notOnTeam);
      }
      const before = conversations.toFields(row);
      Object.assign(row, { status, assigneeId, version: row.version + 1 });
      conversations.record(user, 'update', row, { before, after: conversations.toFields(row) });
      return { status: 200, body: show(row) };
    },

    adminAnswerConversation: ({ user, params, body: { text: given, note, close, version, fileIds } }) => {
      const row = conversations.find(params.id);
      if (!row) return conversations.missing();
      if (row.version !== version) return conflict(REFUSALS.conversationMoved);
      const files = findUnsentFiles(db, user.id, fileIds);
      if ('body' in files) return files;
      const text = toPlainLines(given);
      attachFiles(files, appendMessage(row, note ? 'note' : 'studio', text, user.id));
      if (!note) {
        row.status = close ? 'closed' : 'waiting';
        row.assigneeId ??= user.id;
        row.firstAnswerAt ??= row.updated_at;
        sendReply(db, row, text);
      }
      conversations.record(user, note ? 'note' : 'reply', row);
      return { status: 201, body: show(row) };
    },
  };
};
