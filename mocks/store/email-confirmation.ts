import type { EmailState, User } from '../../contract/generated/model.ts';
import { isSameEmail } from '../../contract/rules/emails.ts';
import type { MockDb } from './db.ts';
import { sendMail } from './outbox.ts';

const LINK_TTL_MS = 86_400_000;

/** Sends a link that verifies an email; the previous link becomes invalid. */
export function sendConfirmation(db: MockDb, { id, email: currentEmail }: User, email = currentEmail): void {
  const token = crypto.randomUUID();
  db.state.confirmations[id] = { token, email, expiresAt: Date.now() + LINK_TTL_MS };
  const link = `/confirm-email?token=${token}`;
  sendMail(db, {
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
  if (!link || link.expiresAt < Date.now() || isSameEmail(link.email, email)) return null;
  return { email: link.email, expires_at: new Date(link.expiresAt).toISOString() };
}

/** Consumes a link: returns its user, and the email it was sent to. */
export function consumeConfirmation({ state }: MockDb, token: string): { userId: string; email: string } | undefined {
  const entry = Object.entries(state.confirmations).find(([, link]) => link.token === token);
  if (!entry || entry[1].expiresAt < Date.now()) return undefined;
  const [userId, { email }] = entry;
  delete state.confirmations[userId];
  return { userId, email };
}
