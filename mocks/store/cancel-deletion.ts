import type { MockDb } from './db.ts';
import { sendMail } from './outbox.ts';

/** Signing in cancels a scheduled deletion, and the user is notified. */
export const cancelScheduledDeletion = (db: MockDb, userId: string): void => {
  const user = db.member(userId)?.user;
  if (!user || db.state.deletions[userId] === undefined) return;
  delete db.state.deletions[userId];
  const text = 'You signed in, so your account will not be deleted.';
  sendMail(db, {
    kind: 'account-deletion',
    name: user.name,
    to: user.email,
    subject: 'Account deletion cancelled',
    text,
  });
};
