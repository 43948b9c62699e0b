import type { MockDb } from './db.ts';
import type { Mail } from './state.ts';

type Posted = Omit<Mail, 'created_at' | 'links'> & { name?: string; links?: string[] };

/** Mails nobody: the newest stands first in the outbox. Links are paths of the site, and stand in the text as well. */
export const postMail = (db: MockDb, { kind, to, name = '', subject, text, links = [] }: Posted): void => {
  const created_at = new Date().toISOString();
  db.state.outbox.unshift({ kind, to, subject, text, links, created_at });
  // The test mail goes past the queue, and so past the log.
  if (kind !== 'test') logMail(db, { kind, recipient: { name, email: to }, subject });
};

/** Writes into the log that a mail has left. */
export const logMail = (db: MockDb, mail: Pick<MockDb['state']['mails'][number], 'kind' | 'recipient' | 'subject'>) => {
  const at = new Date().toISOString();
  const sent = { status: 'sent' as const, answer: '250 OK', attempts: 1, created_at: at, settled_at: at };
  db.state.mails.unshift({ ...mail, id: crypto.randomUUID(), ...sent });
};
