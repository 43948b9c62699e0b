import { stateTable } from './state-table.ts';

export const CONVERSATION_STATES = stateTable({
  subject: 'Conversation',
  schema: 'ConversationStatus',
  states: {
    open: 'It awaits the studio',
    waiting: 'It awaits the customer',
    closed: 'It is settled',
    spam: 'Hidden from the inbox; its sender is not notified',
  },
  events: {
    write: 'Customer, `answerConversation`',
    reply: 'Administrator, `adminAnswerConversation`',
    'reply and close': 'Administrator, `adminAnswerConversation` with `close`',
    note: 'Administrator, `adminAnswerConversation` with `note`',
    open: 'Administrator, `adminUpdateConversation`',
    close: 'Administrator, `adminUpdateConversation`',
    'mark as spam': 'Administrator, `adminUpdateConversation`',
  },
  next: {
    open: {
      write: 'open',
      reply: 'waiting',
      'reply and close': 'closed',
      note: 'open',
      open: 'open',
      close: 'closed',
      'mark as spam': 'spam',
    },
    waiting: {
      write: 'open',
      reply: 'waiting',
      'reply and close': 'closed',
      note: 'waiting',
      open: 'open',
      close: 'closed',
      'mark as spam': 'spam',
    },
    closed: {
      write: 'open',
      reply: 'waiting',
      'reply and close': 'closed',
      note: 'closed',
      open: 'open',
      close: 'closed',
      'mark as spam': 'spam',
    },
    spam: {
      write: 'spam',
      reply: 'waiting',
      'reply and close': 'closed',
      note: 'spam',
      open: 'open',
      close: 'closed',
      'mark as spam': 'spam',
    },
  },
});
