import type { AdminConversationMessage } from '@/api/generated/model.ts';

const SIDES = { person: 'other', studio: 'own', note: 'note' } as const;

/** The team's author; an email of the studio's shared mailbox has none. */
const toAuthor = ({ author, mail }: AdminConversationMessage): string =>
  author ?? mail?.email ?? 'Deleted administrator';

/** The messages of a conversation as its thread shows them to the team. */
export const toThreadMessages = (messages: readonly AdminConversationMessage[], client: string) =>
  messages.map(({ kind, ...message }) => ({
    ...message,
    side: SIDES[kind],
    author: kind === 'person' ? client : toAuthor({ kind, ...message }),
  }));
