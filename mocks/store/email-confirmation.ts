import type { EmailState, User } from '../generated/model.ts';
import type { MockDb } from './db.ts';
import { postMail } from './outbox.ts';

const LIFETIME = 86_400_000;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Sends a link that verifies an email; the previous link becomes invalid. */
export function sendConfirmation(db: MockDb, { id, email: own }: User, email = own): void {
  const token = crypto.randomUUID();
  db.state.confirmations[id] = { token, email, expiresAt: Date.now() + LIFETIME };
  const link = `/confirm-email?token=${token}`;
  postMail(db, {
    kind: 'email-confirm',
    to: email,
    subject: 'Confirm your email address',
    text: `Confirm your email address: ${link}`,
    links: [link],
  });
}

/** The unverified email that is to replace the account's. */
export function pendingEmail({ state }: MockDb, { id, email }: User): EmailState['pending'] {
  const link = state.confirmations[id];
  if (!link || link.expiresAt < Date.now() || same(link.email, email)) return null;
  return { email: link.email, expires_at: new Date(link.expiresAt).toISOString() };
}

/** Consumes a link: returns its user, and the email it was sent to. */
export function spendConfirmation({ state }: MockDb, token: string): { userId: string; email: string } | undefined {
  const found = Object.entries(state.confirmations).find(([, link]) => link.token === token);
  if (!found || found[1].expiresAt < Date.now()) return undefined;
  const [userId, { email }] = found;
  delete state.confirmations[userId];
  return { userId, email };
}
