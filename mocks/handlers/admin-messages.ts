import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { AdminMessage } from '../generated/model.ts';
import { notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import { recordChange } from '../store/audit.ts';
import type { MockDb } from '../store/db.ts';
import type { StoredMessage } from '../store/state.ts';
import { matches, toPage } from './kit/page.ts';

const toAdminMessage = ({ created_at: createdAt, ...message }: StoredMessage): AdminMessage => ({
  ...message,
  createdAt,
});

export const createAdminMessagesHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminListMessages' | 'adminUpdateMessage'> => ({
  adminListMessages: ({ query }) => {
    const { messages } = db.state;
    const found = messages
      .filter(({ status }) => !query.status || status === query.status)
      .filter(({ name, email, subject, message }) => matches(query.search, name, email, subject, message));
    const count = (status: string) => messages.filter((message) => message.status === status).length;
    const counts = { new: count('new'), answered: count('answered'), spam: count('spam') };
    const rows = found.map(toAdminMessage);
    return { status: 200, body: { ...toPage(rows, query.page, query.limit ?? 20), counts } };
  },

  adminUpdateMessage: ({ user, params, body }) => {
    const message = db.state.messages.find(({ id }) => id === params.id);
    if (!message) return notFound(REFUSALS.messageGone);
    if (message.status !== body.status) {
      const about = { actorId: user.id, subject: 'message', subjectId: message.id, label: message.subject };
      const states = { before: { status: message.status }, after: { status: body.status } };
      recordChange(db, { ...about, action: 'message.update', ...states });
      message.status = body.status;
    }
    return { status: 200, body: toAdminMessage(message) };
  },
});
