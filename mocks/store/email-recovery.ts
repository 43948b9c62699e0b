import type { User } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';
import { sendMail } from './outbox.ts';

const RECOVERY_TTL_MS = 7 * 86_400_000;

/** Invalidates links sent to the email that an account is about to replace, and sends that email a recovery link. */
export function createRecoveryLink(db: MockDb, user: User): void {
  const { resets } = db.state;
  for (const [token, { userId, email }] of Object.entries(resets)) {
    if (userId === user.id && email === undefined) delete resets[token];
  }
  const token = crypto.randomUUID();
  resets[token] = { userId: user.id, expiresAt: Date.now() + RECOVERY_TTL_MS, usedAt: null, email: user.email };
  const link = `/forgot-password?token=${token}`;
  const text = `If this wasn’t you, restore this email address: ${link}`;
  sendMail(db, {
    kind: 'email-changed',
    to: user.email,
    subject: 'Your email address was changed',
    text,
    links: [link],
  });
}

/** Whether another account can still recover this email. */
export const isEmailReserved = ({ state }: MockDb, email: string, ownId?: string): boolean =>
  Object.values(state.resets).some(
    (reset) =>
      reset.email?.toLowerCase() === email.trim().toLowerCase() &&
      reset.userId !== ownId &&
      reset.usedAt === null &&
      reset.expiresAt > Date.now(),
  );

/** Using a recovery link invalidates all other links of the account. */
export const invalidateLinks = ({ state }: MockDb, id: string): void => {
  for (const [token, { userId, usedAt }] of Object.entries(state.resets))
    if (userId === id && usedAt === null) delete state.resets[token];
};
