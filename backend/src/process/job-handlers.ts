import type { Kysely } from 'kysely';
import { grantMissingLicences } from '../db/grant-licences.ts';
import { addUpCounts } from '../db/kept-counts.ts';
import { unknownFiles } from '../db/known-files.ts';
import type { Database } from '../db/schema.ts';
import { tellOfGuesses } from '../features/accounts/guesses.service.ts';
import { sendResetLink } from '../features/accounts/password-reset.service.ts';
import { issueMissing } from '../features/billing/issue-invoice.service.ts';
import { reconcilePayments } from '../features/billing/look.service.ts';
import { takeBack } from '../features/billing/take-back.service.ts';
import { findHeldBack } from '../features/billing/taken-back.repository.ts';
import { handOver } from '../features/catalogue/deliver-release.service.ts';
import { eraseUnfinishedUploads } from '../features/catalogue/erase-uploads.service.ts';
import { inviteReviews } from '../features/catalogue/invite.service.ts';
import { removeEndedLaunches } from '../features/catalogue/launches.repository.ts';
import { removeUnusedFiles } from '../features/catalogue/product-file.service.ts';
import { mailRelease } from '../features/catalogue/release-mail.service.ts';
import { publishDueReleases } from '../features/catalogue/release-state.service.ts';
import { removeUnsentFiles } from '../features/conversations/conversation-files.service.ts';
import { sendConfirmation } from '../features/email/newsletter.service.ts';
import { tellDay } from '../features/email/tell-day.service.ts';
import { tellOrders } from '../features/email/tell-orders.service.ts';
import { tellOfPayment, tellOfPayout } from '../features/email/tell-waiting.service.ts';
import { closeMoney } from '../features/insight/money.repository.ts';
import { keepTops } from '../features/insight/top-products.service.ts';
import { countWalletFaults } from '../features/operations/system.repository.ts';
import { askForWaitingRefunds } from '../features/orders/ask-refund.service.ts';
import { closeDays } from '../features/orders/closed-days.repository.ts';
import { sortRenamedCustomers } from '../features/orders/customer-names.repository.ts';
import { remindOfEnds } from '../features/orders/ending-plans.service.ts';
import { recordGivenBack } from '../features/orders/given-back.service.ts';
import { paymentPurposes } from '../features/orders/payment-purposes.service.ts';
import { sendGuestLinks } from '../features/orders/send-links.service.ts';
import { tellPools } from '../features/orders/tell-pools.service.ts';
import { eraseDue, eraseUnpaidGuests } from '../features/privacy/erase-users.service.ts';
import { makeExport, removeEndedExports } from '../features/privacy/make-export.service.ts';
import { publishDuePosts } from '../features/writing/admin-articles.service.ts';
import { renderOlderTexts } from '../features/writing/older-texts.service.ts';
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
      if (faults > 0) deps.log.error('Wallets do not match the ledger', { faults });
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
