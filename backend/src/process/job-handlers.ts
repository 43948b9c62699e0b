import type { Kysely } from 'kysely';
import { grantMissingLicences } from '../db/grant-licences.ts';
import { findOrphanedFiles } from '../db/orphaned-files.ts';
import { compactCounts } from '../db/row-counts.ts';
import type { Database } from '../db/schema.ts';
import { notifyOfFailedSignIns } from '../features/accounts/failed-sign-ins.service.ts';
import { sendResetLink } from '../features/accounts/password-reset.service.ts';
import { payCommissions } from '../features/billing/affiliates.service.ts';
import { debitChargeback } from '../features/billing/chargeback.service.ts';
import { listPendingChargebacks } from '../features/billing/chargebacks.repository.ts';
import { renderInvoiceFile } from '../features/billing/invoice-file.service.ts';
import { sendDueReminders } from '../features/billing/invoice-reminders.service.ts';
import { recordInvoiceReturn } from '../features/billing/invoice-returns.service.ts';
import { issueMissingInvoices } from '../features/billing/issue-invoice.service.ts';
import { reconcilePayments } from '../features/billing/poll.service.ts';
import { createDueInvoices } from '../features/billing/recurring-invoices.service.ts';
import { unpublishEndedBundles } from '../features/catalogue/bundles.repository.ts';
import { deleteExpiredUploads } from '../features/catalogue/delete-expired-uploads.service.ts';
import { deliverToOwners } from '../features/catalogue/deliver-release.service.ts';
import { deleteEndedLaunches } from '../features/catalogue/launches.repository.ts';
import { removeUnusedFiles } from '../features/catalogue/product-file.service.ts';
import { sendReleaseMails } from '../features/catalogue/release-mail.service.ts';
import { publishDueReleases } from '../features/catalogue/release-state.service.ts';
import { sendReviewInvitations } from '../features/catalogue/review-invitations.service.ts';
import { deleteUnsentFiles } from '../features/conversations/conversation-files.service.ts';
import { readReplyMailbox } from '../features/conversations/read-reply-mailbox.service.ts';
import { receiveWithdrawal } from '../features/conversations/receive-withdrawal.service.ts';
import { notifyOfRequest } from '../features/conversations/refund-request-notices.service.ts';
import { sendDailyDigest } from '../features/email/daily-digest.service.ts';
import { sendConfirmation } from '../features/email/newsletter.service.ts';
import { sendNewsletters } from '../features/email/newsletter-delivery.service.ts';
import { notifyOrders } from '../features/email/notify-orders.service.ts';
import { notifyPendingPayment, notifyPendingPayout } from '../features/email/notify-pending.service.ts';
import { advanceSequences } from '../features/email/sequence-progress.service.ts';
import { finaliseMoney } from '../features/insight/money.repository.ts';
import { countPurchases } from '../features/insight/product-purchases.repository.ts';
import { cacheTops } from '../features/insight/top-products.service.ts';
import { forgetPastVisitors } from '../features/insight/visits.service.ts';
import { countWalletFaults } from '../features/operations/system.repository.ts';
import { deliverDue } from '../features/operations/webhook-delivery.service.ts';
import { createWebhookEncryption } from '../features/operations/webhook-signature.adapter.ts';
import { updateCustomerSortNames } from '../features/orders/customer-names.repository.ts';
import { sendExpiryReminders } from '../features/orders/expiring-plans.service.ts';
import { finaliseDays } from '../features/orders/finalised-days.repository.ts';
import { sendDueGifts } from '../features/orders/gift-delivery.service.ts';
import { notifyLowPools } from '../features/orders/notify-low-pools.service.ts';
import { paymentPurposes } from '../features/orders/payment-purposes.service.ts';
import { recordProviderRefund } from '../features/orders/provider-refunds.service.ts';
import { announceRenewals, confirmRenewal } from '../features/orders/renewal-announcements.service.ts';
import { chargeDueRenewals, removeSavedCard } from '../features/orders/renewal-charges.service.ts';
import { settleOpenSetups } from '../features/orders/renewal-setup.service.ts';
import { requestDueRefunds } from '../features/orders/request-refund.service.ts';
import { sendGuestLinks } from '../features/orders/send-links.service.ts';
import { createSigning } from '../features/orders/signing.service.ts';
import { deleteExpiredExports, runExport } from '../features/privacy/create-export.service.ts';
import { eraseDue, eraseUnpaidGuests } from '../features/privacy/erase-users.service.ts';
import { sendCallReminders } from '../features/projects/call-reminders.service.ts';
import { readHandoverFile, sealHandover } from '../features/projects/handover-pdf.service.ts';
import { mailMarks } from '../features/projects/mail-marks.service.ts';
import { readQuoteFile, sealQuote } from '../features/projects/seal-quote.service.ts';
import { reportPages } from '../features/site/indexing.service.ts';
import { rerenderOutdatedTranslations } from '../features/translations/outdated-translations.service.ts';
import { publishDuePosts } from '../features/writing/admin-articles.service.ts';
import { rerenderOutdatedTexts } from '../features/writing/outdated-texts.service.ts';
import type { Deps } from '../http/contract/operation.ts';
import { moveOutbox } from '../jobs/jobs.repository.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { createChat } from '../mail/chat.adapter.ts';
import { createMailDelivery, MAIL_ATTEMPTS } from '../mail/job-mailer.ts';
import { createReplyAddresses } from '../mail/reply-address.ts';
import { createReplyMailbox } from '../mail/reply-mailbox.adapter.ts';
import type { Transport } from '../mail/transport.ts';
import { createUnsubscribeTokens } from '../mail/unsubscribe-tokens.ts';
import { listPaths } from '../pages/feeds/public-paths.ts';
import { deleteStaleRows } from './housekeeping.ts';

/** No upload is kept this long; what is left of it belongs to a server that died. */
const UNFINISHED_TTL_MS = 96 * 60 * 60 * 1000;

/** Pages beyond it are found by the sitemap only. */
const MAX_REPORTED_PATHS = 100_000;

export interface JobHandlerOptions {
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
export function createJobHandlers({
  deps: requestDeps,
  db,
  secret,
  transport,
  tidy,
  backup,
}: JobHandlerOptions): JobHandlers {
  const deps: Deps = { ...requestDeps, db };
  const tokens = createUnsubscribeTokens(secret);
  const chat = deps.env.chatUrl === undefined ? undefined : createChat(deps.env.chatUrl);
  const { replies } = deps.env;
  const replyAddresses = replies && createReplyAddresses(secret, replies.address);
  const replyMailbox = replies?.imapUrl === undefined ? undefined : createReplyMailbox(replies.imapUrl);
  return {
    'mail.deliver': createMailDelivery({
      db,
      transport,
      replyAddresses,
      site: deps.siteState,
      publicUrl: deps.env.publicUrl,
      ownerEmail: deps.env.admin.email,
      renderInvoice: (id, language) => renderInvoiceFile(deps, id, language),
      readQuote: (id) => readQuoteFile(db, id),
      readHandover: (leadId) => readHandoverFile(db, leadId),
      clock: deps.clock,
      log: deps.log,
    }),
    'mail.move-outbox': () => moveOutbox(db, deps.clock.now(), MAIL_ATTEMPTS),
    'mail.receive': async () => {
      if (replyAddresses && replyMailbox) await readReplyMailbox({ ...deps, addresses: replyAddresses }, replyMailbox);
    },
    'guest-orders.send-links': ({ email, language = 'en' }) => sendGuestLinks(deps, { address: email, language }),
    'contract-withdrawals.receive': (payload) => receiveWithdrawal(deps, tokens, payload),
    'refund-requests.announce': ({ requestId }) => notifyOfRequest(deps, tokens, requestId),
    'auth.notify-failed-sign-ins': ({ email }) => notifyOfFailedSignIns(deps, email),
    'auth.send-reset-link': ({ email }) => sendResetLink(deps, email),
    'newsletter.send-confirmation': ({ email, list = 'newsletter', language = 'en' }) =>
      sendConfirmation(deps, tokens, list, { email, language }),
    'sequences.advance': () => advanceSequences(deps),
    'newsletters.send': () => sendNewsletters({ ...deps, transport, tokens }),
    'indexing.report': () => reportPages(deps, () => listPaths(db, { offset: 0, limit: MAX_REPORTED_PATHS }, true)),
    'articles.publish': () => publishDuePosts(deps),
    'affiliates.pay': () => payCommissions(deps),
    'products.end-launches': async () => {
      await deleteEndedLaunches(db, deps.clock.now());
      await unpublishEndedBundles(db, deps.clock.now());
    },
    'writing.render': async () => {
      await rerenderOutdatedTexts(deps);
      await rerenderOutdatedTranslations(deps);
    },
    'storage.remove': async ({ keys }) => {
      for (const key of await findOrphanedFiles(db, keys)) await deps.storage.remove(key);
    },
    'products.remove-unused-files': () => removeUnusedFiles(deps),
    'analytics.finalise-days': async () => {
      await finaliseDays(db, deps.clock.now());
      await finaliseMoney(db, deps.clock.now());
      await cacheTops(db);
      await countPurchases(db, deps.clock.now());
      await forgetPastVisitors(db, deps.clock.now());
      await compactCounts(db);
    },
    'wallets.reconcile': async () => {
      const faults = await countWalletFaults(db);
      if (faults > 0) deps.log.error('Wallets do not match the ledger', { faults });
      for (const paymentId of await listPendingChargebacks(db))
        await deps.jobs.add('payments.debit-chargeback', { paymentId });
    },
    'invoices.issue-missing': () => issueMissingInvoices(db, deps.clock.now(), { isDemo: deps.env.demoData }),
    'invoices.remind': () => sendDueReminders(deps),
    'invoices.recur': () => createDueInvoices(deps),
    'licences.issue-missing': () => grantMissingLicences(db),
    'licence-keys.notify-owner': () => notifyLowPools(deps),
    'payments.reconcile': () => reconcilePayments({ ...deps, purposes: paymentPurposes(deps) }),
    'payments.debit-chargeback': async ({ paymentId }) => {
      await debitChargeback(deps, paymentId);
      await recordProviderRefund(deps, paymentId);
      await recordInvoiceReturn(deps, paymentId);
    },
    'refunds.retry': () => requestDueRefunds(deps),
    'payouts.notify-owner': (payload) => notifyPendingPayout(deps, tokens, payload),
    'payments.notify-owner': (payload) => notifyPendingPayment(deps, tokens, payload),
    'orders.notify-owner': () => notifyOrders(deps, tokens),
    'days.notify-owner': () => sendDailyDigest(deps, tokens),
    'reviews.invite': () => sendReviewInvitations(deps, tokens),
    'calls.remind': () => sendCallReminders(deps),
    'projects.mail-marks': (payload) => mailMarks(deps, payload),
    'handovers.seal': ({ leadId }) => sealHandover({ ...deps, signing: createSigning(deps, secret) }, leadId),
    'quotes.seal': ({ quoteId }) => sealQuote({ ...deps, signing: createSigning(deps, secret) }, quoteId),
    'accounts.erase': async () => {
      await eraseDue(deps, deps.clock.now());
      await eraseUnpaidGuests(db, deps.clock.now());
    },
    'data-export.create': ({ id }) => runExport(deps, id),
    'data-export.delete-expired': () => deleteExpiredExports(deps),
    'downloads.deliver': (payload) => deliverToOwners(deps, payload),
    'plans.remind': () => sendExpiryReminders(deps),
    'gifts.send': () => sendDueGifts(deps),
    'renewals.announce': () => announceRenewals(deps),
    'renewals.charge': () => chargeDueRenewals({ ...deps, purposes: paymentPurposes(deps) }),
    'renewals.settle-cards': () => settleOpenSetups(deps),
    'renewals.confirm': ({ id }) => confirmRenewal(deps, id),
    'renewals.remove-card': (card) => removeSavedCard(deps, card),
    'releases.publish': () => publishDueReleases(deps),
    'releases.mail': (payload) => sendReleaseMails(deps, tokens, payload),
    'orders.sort-customers': () => updateCustomerSortNames(db),
    'chat.post': async (notice) => chat?.post(notice),
    'webhooks.deliver': () => deliverDue({ ...deps, encryption: createWebhookEncryption(secret) }),
    'system.backup': async () => {
      await backup?.();
    },
    'system.tidy': async () => {
      await deleteStaleRows(db, deps.clock.now());
      await tidy();
      await deleteExpiredUploads(deps);
      await deleteUnsentFiles(deps);
      await deps.storage.removeUnfinished(new Date(deps.clock.now().getTime() - UNFINISHED_TTL_MS));
    },
  };
}
