import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Records an attempt to read the mailbox, and why it failed. */
export async function saveMailboxState(db: Kysely<Database>, at: Date, problem: string | null): Promise<void> {
  await db.updateTable('reply_mailbox').set({ checked_at: at, problem }).execute();
}

export interface MailboxState {
  checked_at: Date | null;
  problem: string | null;
  last_received_at: Date | null;
}

export function getMailboxState(db: Kysely<Database>): Promise<MailboxState> {
  return db
    .selectFrom('reply_mailbox')
    .select((eb) => [
      'checked_at',
      'problem',
      eb
        .selectFrom('received_mails')
        .select((max) => max.fn.max('received_at').as('at'))
        .as('last_received_at'),
    ])
    .executeTakeFirstOrThrow();
}
