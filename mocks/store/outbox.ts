import type { MockDb } from './db.ts';
import type { Mail } from './state.ts';

type OutgoingMail = Omit<Mail, 'created_at' | 'links'> & { name?: string; links?: string[] };

/** Sends no email: the newest comes first in the outbox. Links are paths of the site, and are in the text as well. */
export const sendMail = (db: MockDb, { kind, to, name = '', subject, text, links = [] }: OutgoingMail): void => {
  const created_at = new Date().toISOString();
  db.state.outbox.unshift({ kind, to, subject, text, links, created_at });
  // The test email bypasses the queue, and so the log.
  if (kind !== 'test') logMail(db, { kind, recipient: { name, email: to }, subject });
};

/** Logs that an email was sent. */
export const logMail = (db: MockDb, mail: Pick<MockDb['state']['mails'][number], 'kind' | 'recipient' | 'subject'>) => {
  const at = new Date().toISOString();
  const sent = { status: 'sent' as const, answer: '250 OK', attempts: 1, created_at: at, settled_at: at };
  db.state.mails.unshift({ ...mail, id: crypto.randomUUID(), ...sent });
};
