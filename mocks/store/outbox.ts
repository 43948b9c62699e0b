import type { MockDb } from './db.ts';
import type { Mail } from './state.ts';

/** Mails nobody: the newest stands first in the outbox. Links are paths of the site, and stand in the text as well. */
export const postMail = (
  db: MockDb,
  { to, subject, text, links = [] }: Omit<Mail, 'created_at' | 'links'> & { links?: string[] },
): void => {
  db.state.outbox.unshift({ to, subject, text, links, created_at: new Date().toISOString() });
};
