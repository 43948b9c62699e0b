import type { Kysely } from 'kysely';
import { grantMissingLicences } from '../db/grant-licences.ts';
import { addUpCounts } from '../db/kept-counts.ts';
import { unknownFiles } from '../db/known-files.ts';
import type { Database } from '../db/schema.ts';
import { closeDays } from '../features/admin-analytics/closed-days.repository.ts';
import { closeMoney } from '../features/admin-analytics/money.repository.ts';
import { keepTops } from '../features/admin-analytics/top-products.service.ts';
import { publishDuePosts } from '../features/admin-articles/admin-articles.service.ts';
import { tellPools } from '../features/admin-licence-keys/tell-pools.service.ts';
import { tellDay } from '../features/admin-mails/tell-day.service.ts';
import { tellOrders } from '../features/admin-mails/tell-orders.service.ts';
import { tellOfPayment, tellOfPayout } from '../features/admin-mails/tell-waiting.service.ts';
import { askForWaitingRefunds } from '../features/admin-orders/ask-refund.service.ts';
import { sortRenamedCustomers } from '../features/admin-orders/customer-names.repository.ts';
import { recordGivenBack } from '../features/admin-orders/given-back.service.ts';
import { removeEndedLaunches } from '../features/admin-products/launches.repository.ts';
import { removeUnusedFiles } from '../features/admin-products/product-file.service.ts';
import { publishDueReleases } from '../features/admin-releases/release-state.service.ts';
import { countWalletFaults } from '../features/admin-system/system.repository.ts';
import { eraseUnfinishedUploads } from '../features/admin-uploads/erase-uploads.service.ts';
import { eraseDue, eraseUnpaidGuests } from '../features/admin-users/erase-users.service.ts';
import { renderOlderTexts } from '../features/admin-writing/older-texts.service.ts';
import { tellOfGuesses } from '../features/auth/guesses.service.ts';
import { sendResetLink } from '../features/auth/password-reset.service.ts';
import { removeUnsentFiles } from '../features/conversations/conversation-files.service.ts';
import { makeExport, removeEndedExports } from '../features/data-export/make-export.service.ts';
import { remindOfEnds } from '../features/downloads/ending-plans.service.ts';
import { handOver } from '../features/downloads/releases.service.ts';
import { sendGuestLinks } from '../features/guest-orders/send-links.service.ts';
import { issueMissing } from '../features/invoices/issue-invoice.service.ts';
import { sendConfirmation } from '../features/newsletter/newsletter.service.ts';
import { paymentPurposes } from '../features/orders/payment-purposes.service.ts';
import { reconcilePayments } from '../features/payments/look.service.ts';
import { findHeldBack } from '../features/payments/taken-back.repository.ts';
import { mailRelease } from '../features/releases/release-mail.service.ts';
import { inviteReviews } from '../features/reviews/invite.service.ts';
import { takeBack } from '../features/wallet/take-back.service.ts';
import type { Deps } from '../http/contract/operation.ts';
import { moveOutbox } from '../jobs/jobs.repository.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { createMailDelivery, MAIL_ATTEMPTS } from '../mail/job-mailer.ts';
import { createStopTokens } from '../mail/stop-tokens.ts';
import type { Transport } from '../mail/transport.ts';
import { removeStale } from './housekeeping.ts';

/** No upload is kept this long; what is left of it belongs to a server that died. */
const UNFINISHED_MS = 96 * 60 * 60 * 1000;

export interface JobParts {
  deps: Deps;
  /** A separate connection pool for jobs. */
  db: Kysely<Database>;
  secret: string;
  transport: Transport;
  /** Creates the nightly backup. */
  backup?: () => Promise<unknown>;
  /** Refreshes statistics and reclaims space if the database does not do so itself. */
  tidy(): Promise<void>;
}

/** Every job; a missing one does not compile. */
export function createJobHandlers({ deps: ofRequests, db, secret, transport, tidy, backup }: JobParts): JobHandlers {
  const deps: Deps = { ...ofRequests, db };
  const tokens = createStopTokens(secret);
  return {
    'mail.deliver': createMailDelivery({
      db,
      transport,
      site: deps.siteState,
      publicUrl: deps.env.publicUrl,
      ownerEmail: deps.env.admin.email,
      clock: deps.clock,
      log: deps.log,
    }),
    'mail.move-outbox': () => moveOutbox(db, deps.clock.now(), MAIL_ATTEMPTS),
    'guest-orders.send-links': ({ email }) => sendGuestLinks(deps, email),
    'auth.tell-of-guesses': ({ email }) => tellOfGuesses(deps, email),
    'auth.send-reset-link': ({ email }) => sendResetLink(deps, email),
    'newsletter.send-confirmation': ({ email, list = 'newsletter' }) => sendConfirmation(deps, tokens, list, email),
    'articles.publish': () => publishDuePosts(deps),
    'products.end-launches': () => removeEndedLaunches(db, deps.clock.now()),
    'writing.render': () => renderOlderTexts(deps),
    'storage.remove': async ({ keys }) => {
      for (const key of await unknownFiles(db, keys)) await deps.storage.remove(key);
    },
    'products.remove-unused-files': () => removeUnusedFiles(deps),
    'analytics.close-days': async () => {
      await closeDays(db, deps.clock.now());
      await closeMoney(db, deps.clock.now());
      await keepTops(db);
      await addUpCounts(db);
    },
    'wallets.reconcile': async () => {
      const faults = await countWalletFaults(db);
      if (faults > 0) deps.log.error('Wallets do not agree with the ledger', { faults });
      for (const paymentId of await findHeldBack(db)) await deps.jobs.add('payments.take-back', { paymentId });
    },
    'invoices.issue-missing': () => issueMissing(db, deps.clock.now()),
    'licences.issue-missing': () => grantMissingLicences(db),
    'licence-keys.tell-owner': () => tellPools(deps),
    'payments.reconcile': () => reconcilePayments({ ...deps, purposes: paymentPurposes(deps) }),
    'payments.take-back': async ({ paymentId }) => {
      await takeBack(deps, paymentId);
      await recordGivenBack(deps, paymentId);
    },
    'refunds.ask': () => askForWaitingRefunds(deps),
    'payouts.tell-owner': (payload) => tellOfPayout(deps, tokens, payload),
    'payments.tell-owner': (payload) => tellOfPayment(deps, tokens, payload),
    'orders.tell-owner': () => tellOrders(deps, tokens),
    'days.tell-owner': () => tellDay(deps, tokens),
    'reviews.invite': () => inviteReviews(deps, tokens),
    'accounts.erase': async () => {
      await eraseDue(deps, deps.clock.now());
      await eraseUnpaidGuests(db, deps.clock.now());
    },
    'data-export.make': ({ id }) => makeExport(deps, id),
    'data-export.remove-ended': () => removeEndedExports(deps),
    'downloads.hand-over': (payload) => handOver(deps, payload),
    'plans.remind': () => remindOfEnds(deps),
    'releases.publish': () => publishDueReleases(deps),
    'releases.mail': (payload) => mailRelease(deps, tokens, payload),
    'orders.sort-customers': () => sortRenamedCustomers(db),
    'system.backup': async () => {
      await backup?.();
    },
    'system.tidy': async () => {
      await removeStale(db, deps.clock.now());
      await tidy();
      await eraseUnfinishedUploads(deps);
      await removeUnsentFiles(deps);
      await deps.storage.removeUnfinished(new Date(deps.clock.now().getTime() - UNFINISHED_MS));
    },
  };
}
