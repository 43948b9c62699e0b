import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { removeForgottenDevices } from '../features/accounts/devices.repository.ts';
import { removeEndedConfirmations } from '../features/accounts/email-confirmations.repository.ts';
import { removeEndedReturns } from '../features/accounts/email-proof.repository.ts';
import { removeEndedInvitations } from '../features/accounts/invitations.repository.ts';
import { removeEndedChallenges } from '../features/accounts/passkey-challenges.repository.ts';
import { removeEndedResets } from '../features/accounts/password-reset.repository.ts';
import { removeEndedSessions } from '../features/accounts/sessions.repository.ts';
import { removeForgottenSaves } from '../features/catalogue/saved-products.repository.ts';
import { removeEndedConversationLinks } from '../features/conversations/conversation-links.repository.ts';
import { removeStaleSubscriptions } from '../features/email/newsletter.repository.ts';
import { removeStoppedServers } from '../features/operations/servers.repository.ts';
import { purgeDeleted } from '../features/showcase/admin-lists.repository.ts';
import { removeForgottenPostSaves } from '../features/writing/reactions.repository.ts';
import { deleteOldWorkingCopies } from '../features/writing/working-copies.repository.ts';
import { removeEndedLinks } from '../guests/guest-links.repository.ts';
import { removeEndedCounters } from '../http/protection/attempts.repository.ts';
import { removeOldMails } from '../mail/mail-log.repository.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Deletes what is no longer needed: counters, sessions, links, unconfirmed emails, visitors' expired saves, stopped
 * servers and content deleted some time ago.
 */
export async function removeStale(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  await removeEndedCounters(db, before(1));
  await removeEndedSessions(db, before(7 * 24));
  await removeEndedResets(db, before(24));
  await removeEndedReturns(db, now);
  await removeEndedConfirmations(db, now);
  await removeEndedChallenges(db, now);
  await removeEndedInvitations(db, before(30 * 24));
  await removeEndedLinks(db, before(30 * 24));
  await removeEndedConversationLinks(db, before(30 * 24));
  await removeForgottenDevices(db, before(366 * 24));
  await removeForgottenSaves(db, before(366 * 24));
  await removeForgottenPostSaves(db, before(366 * 24));
  for (const list of ['newsletter', 'waitlist'] as const) {
    await removeStaleSubscriptions(db, list, { linksBefore: now, pendingBefore: before(30 * 24) });
  }
  await deleteOldWorkingCopies(db, before(30 * 24));
  await purgeDeleted(db, before(30 * 24));
  await removeOldMails(db, before(90 * 24), before(30 * 24));
  await removeStoppedServers(db, before(30 * 24));
}
