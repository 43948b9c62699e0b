import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { deleteInactiveDevices } from '../features/accounts/devices.repository.ts';
import { deleteExpiredConfirmations } from '../features/accounts/email-confirmations.repository.ts';
import { deleteExpiredRecoveryLinks } from '../features/accounts/email-verification.repository.ts';
import { deleteExpiredInvitations } from '../features/accounts/invitations.repository.ts';
import { deleteExpiredChallenges } from '../features/accounts/passkeys.repository.ts';
import { deleteExpiredResetLinks } from '../features/accounts/password-reset.repository.ts';
import { deleteExpiredProviderSignIns } from '../features/accounts/provider-sign-ins.repository.ts';
import { deleteExpiredSessions } from '../features/accounts/sessions.repository.ts';
import { deleteEndedVisits } from '../features/billing/affiliates.repository.ts';
import { purgeDeletedDrafts } from '../features/billing/invoice-drafts.repository.ts';
import { deleteExpiredSaves } from '../features/catalogue/saved-products.repository.ts';
import { deleteExpiredConversationLinks } from '../features/conversations/conversation-links.repository.ts';
import { deleteOldReceivedMails } from '../features/conversations/received-mails.repository.ts';
import { deleteStaleSubscriptions } from '../features/email/newsletter.repository.ts';
import { deleteEndedRuns } from '../features/email/sequence-runs.repository.ts';
import { deleteStoppedServers } from '../features/operations/servers.repository.ts';
import { deleteOldDeliveries } from '../features/operations/webhook-deliveries.repository.ts';
import { deleteExpiredCarts } from '../features/orders/cart.repository.ts';
import { deleteExpiredCartBundles } from '../features/orders/cart-bundles.repository.ts';
import { deleteAbandonedBriefs } from '../features/projects/briefs.repository.ts';
import { toBriefCutoff } from '../features/projects/briefs.service.ts';
import { purgeDeleted } from '../features/showcase/admin-lists.repository.ts';
import { deleteOldRedirectHits } from '../features/site/redirects.repository.ts';
import { deleteOldPostSaves } from '../features/writing/reactions.repository.ts';
import { deleteOldWorkingCopies } from '../features/writing/revisions.repository.ts';
import { deleteExpiredLinks } from '../guests/guest-links.repository.ts';
import { deleteExpiredCounters } from '../http/protection/attempts.repository.ts';
import { deleteExpiredCalls } from '../idempotency/stored-answers.repository.ts';
import { KEY_HOURS } from '../idempotency/stored-answers.ts';
import { deleteOldMails } from '../mail/mail-log.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes what is no longer needed: counters, sessions, links, unconfirmed emails, visitors' expired saves, stopped
 * servers and content deleted some time ago.
 */
export async function deleteStaleRows(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await deleteExpiredCounters(db, before(1));
  await deleteExpiredCalls(db, before(KEY_HOURS));
  await deleteExpiredSessions(db, before(7 * 24));
  await deleteExpiredResetLinks(db, before(24));
  await deleteExpiredRecoveryLinks(db, now);
  await deleteExpiredConfirmations(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteExpiredProviderSignIns(db, now);
  await deleteExpiredInvitations(db, before(30 * 24));
  await deleteExpiredLinks(db, before(30 * 24));
  await deleteExpiredConversationLinks(db, before(30 * 24));
  await deleteAbandonedBriefs(db, toBriefCutoff(now));
  await deleteInactiveDevices(db, before(366 * 24));
  await deleteExpiredSaves(db, before(366 * 24));
  await deleteExpiredCarts(db, before(366 * 24));
  await deleteExpiredCartBundles(db, before(366 * 24));
  await deleteOldPostSaves(db, before(366 * 24));
  for (const list of ['newsletter', 'waitlist'] as const) {
    await deleteStaleSubscriptions(db, list, { linksBefore: now, pendingBefore: before(30 * 24) });
  }
  await deleteEndedRuns(db, before(366 * 24));
  await deleteOldWorkingCopies(db, before(30 * 24));
  await purgeDeleted(db, before(30 * 24));
  await purgeDeletedDrafts(db, before(24));
  await deleteOldReceivedMails(db, before(366 * 24));
  await deleteOldMails(db, before(90 * 24), before(30 * 24));
  await deleteOldDeliveries(db, before(30 * 24));
  await deleteOldRedirectHits(db, before(366 * 24));
  await deleteEndedVisits(db, now);
  await deleteStoppedServers(db, before(30 * 24));
}
