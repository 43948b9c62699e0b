import type { HttpHandler } from 'msw';
import { type OperationId, operations } from '../contract/generated/operations.ts';
import type { Persistence } from '../packages/mock-server/src/store.ts';
import { createAddressesHandlers } from './handlers/accounts/addresses.ts';
import { createAdminApiKeysHandlers } from './handlers/accounts/admin-api-keys.ts';
import { createAdminSignInHandlers } from './handlers/accounts/admin-sign-in.ts';
import { createAdminTeamHandlers } from './handlers/accounts/admin-team.ts';
import { createAdminUsersHandlers } from './handlers/accounts/admin-users.ts';
import { createAdminUsersCustomerHandlers } from './handlers/accounts/admin-users-customer.ts';
import { createAdminUsersWalletHandlers } from './handlers/accounts/admin-users-wallet.ts';
import { createApiKeysHandlers } from './handlers/accounts/api-keys.ts';
import { createAuthHandlers } from './handlers/accounts/auth.ts';
import { createPasskeySignInHandlers } from './handlers/accounts/auth-passkeys.ts';
import { createConnectedAccountsHandlers } from './handlers/accounts/connected-accounts.ts';
import { createPasskeysHandlers } from './handlers/accounts/passkeys.ts';
import { createProfileHandlers } from './handlers/accounts/profile.ts';
import { createSecondFactorHandlers } from './handlers/accounts/second-factor.ts';
import { createSessionsHandlers } from './handlers/accounts/sessions.ts';
import { createAdminActivityHandlers } from './handlers/activity/admin-activity.ts';
import { createNotificationsHandlers } from './handlers/activity/notifications.ts';
import { createAdminAffiliatesHandlers } from './handlers/billing/admin-affiliates.ts';
import { createAdminInvoicesHandlers } from './handlers/billing/admin-invoices.ts';
import { createAdminInvoiceDraftsHandlers } from './handlers/billing/admin-invoices-drafts.ts';
import { createAdminInvoicePaymentsHandlers } from './handlers/billing/admin-invoices-payments.ts';
import { createAdminInvoiceRemindersHandlers } from './handlers/billing/admin-invoices-reminders.ts';
import { createAdminInvoiceSchedulesHandlers } from './handlers/billing/admin-invoices-schedules.ts';
import { createAdminPaymentsHandlers } from './handlers/billing/admin-payments.ts';
import { createAdminPayoutsHandlers } from './handlers/billing/admin-payouts.ts';
import { createAffiliatesHandlers } from './handlers/billing/affiliates.ts';
import { createInvoiceLinksHandlers } from './handlers/billing/invoice-links.ts';
import { createInvoicesHandlers } from './handlers/billing/invoices.ts';
import { createPaymentsHandlers } from './handlers/billing/payments.ts';
import { createPayoutsHandlers } from './handlers/billing/payouts.ts';
import { createWalletHandlers } from './handlers/billing/wallet.ts';
import { createAdminBundlesHandlers } from './handlers/catalogue/admin-bundles.ts';
import { createAdminProductsHandlers } from './handlers/catalogue/admin-products.ts';
import { createAdminReleasesHandlers } from './handlers/catalogue/admin-releases.ts';
import { createAdminReviewsHandlers } from './handlers/catalogue/admin-reviews.ts';
import { createAdminUploadsHandlers } from './handlers/catalogue/admin-uploads.ts';
import { createBundlesHandlers } from './handlers/catalogue/bundles.ts';
import { createProductsHandlers } from './handlers/catalogue/products.ts';
import { createReleasesHandlers } from './handlers/catalogue/releases.ts';
import { createReviewsHandlers } from './handlers/catalogue/reviews.ts';
import { createSavedHandlers } from './handlers/catalogue/saved.ts';
import { createAdminConversationsHandlers } from './handlers/conversations/admin-conversations.ts';
import { createContactHandlers } from './handlers/conversations/contact.ts';
import { createConversationsHandlers } from './handlers/conversations/conversations.ts';
import { createRefundRequestsHandlers } from './handlers/conversations/conversations-refund-requests.ts';
import { createVisitorConversationsHandlers } from './handlers/conversations/visitor-conversations.ts';
import { createVulnerabilityReportsHandlers } from './handlers/conversations/vulnerability-reports.ts';
import { createAdminMailsHandlers } from './handlers/email/admin-mails.ts';
import { createAdminNewslettersHandlers } from './handlers/email/admin-newsletters.ts';
import { createAdminSequencesHandlers } from './handlers/email/admin-sequences.ts';
import { createAdminSubscribersHandlers } from './handlers/email/admin-subscribers.ts';
import { createMailsHandlers } from './handlers/email/mails.ts';
import { createNewsletterHandlers } from './handlers/email/newsletter.ts';
import { createAdminAnalyticsHandlers } from './handlers/insight/admin-analytics.ts';
import { createAdminOverviewHandlers } from './handlers/insight/admin-overview.ts';
import { createAdminTimelineHandlers } from './handlers/insight/admin-timeline.ts';
import { createAdminVisitsHandlers } from './handlers/insight/admin-visits.ts';
import { createOverviewHandlers } from './handlers/insight/overview.ts';
import { createSearchHandlers } from './handlers/insight/search.ts';
import { createVisitsHandlers } from './handlers/insight/visits.ts';
import { createAdminPicturesHandlers, servePictures } from './handlers/media/admin-pictures.ts';
import { createAdminImportsHandlers } from './handlers/operations/admin-imports.ts';
import { createAdminSettingsHandlers } from './handlers/operations/admin-settings.ts';
import { createAdminSystemHandlers } from './handlers/operations/admin-system.ts';
import { createAdminViewsHandlers } from './handlers/operations/admin-views.ts';
import { createAdminWebhooksHandlers } from './handlers/operations/admin-webhooks.ts';
import { createAdminCouponsHandlers } from './handlers/orders/admin-coupons.ts';
import { createAdminLicenceKeysHandlers } from './handlers/orders/admin-licence-keys.ts';
import { createAdminOrdersHandlers } from './handlers/orders/admin-orders.ts';
import { createAdminRenewalsHandlers } from './handlers/orders/admin-renewals.ts';
import { createCartHandlers } from './handlers/orders/cart.ts';
import { createContractWithdrawalsHandlers } from './handlers/orders/contract-withdrawals.ts';
import { createDownloadsHandlers } from './handlers/orders/downloads.ts';
import { createGiftsHandlers } from './handlers/orders/gifts.ts';
import { createGuestOrdersHandlers } from './handlers/orders/guest-orders.ts';
import { createLicencesHandlers } from './handlers/orders/licences.ts';
import { createOrdersHandlers } from './handlers/orders/orders.ts';
import { createRenewalsHandlers } from './handlers/orders/renewals.ts';
import { createSeatsHandlers } from './handlers/orders/seats.ts';
import { createDataExportHandlers } from './handlers/privacy/data-export.ts';
import { createAdminCallsHandlers } from './handlers/projects/admin-calls.ts';
import { createAdminHoursHandlers } from './handlers/projects/admin-hours.ts';
import { createCarePlansHandlers } from './handlers/projects/admin-hours-care-plans.ts';
import { createReceiptsHandlers } from './handlers/projects/admin-hours-receipts.ts';
import { createAdminLeadsHandlers } from './handlers/projects/admin-leads.ts';
import { createAdminMilestonesHandlers } from './handlers/projects/admin-milestones.ts';
import { createAdminOrganisationsHandlers } from './handlers/projects/admin-organisations.ts';
import { createAdminProjectsHandlers } from './handlers/projects/admin-projects.ts';
import { createAdminQuotesHandlers } from './handlers/projects/admin-quotes.ts';
import { createBriefsHandlers } from './handlers/projects/briefs.ts';
import { createCallsHandlers } from './handlers/projects/calls.ts';
import { createProjectLinksHandlers } from './handlers/projects/project-links.ts';
import { createQuoteLinksHandlers } from './handlers/projects/quote-links.ts';
import { createAboutHandlers } from './handlers/showcase/about.ts';
import { createAdminListsHandlers } from './handlers/showcase/admin-lists.ts';
import { createHomeHandlers } from './handlers/showcase/home.ts';
import { createLegalHandlers } from './handlers/showcase/legal.ts';
import { createServicesHandlers } from './handlers/showcase/services.ts';
import { createAdminBannerHandlers } from './handlers/site/admin-banner.ts';
import { createAdminIndexingHandlers } from './handlers/site/admin-indexing.ts';
import { createAdminRedirectsHandlers } from './handlers/site/admin-redirects.ts';
import { createAdminSiteHandlers } from './handlers/site/admin-site.ts';
import { createSiteHandlers } from './handlers/site/site.ts';
import { createAdminTranslationsHandlers } from './handlers/translations/admin-translations.ts';
import { createAdminArticlesHandlers } from './handlers/writing/admin-articles.ts';
import { createAdminCaseStudiesHandlers } from './handlers/writing/admin-case-studies.ts';
import { createAdminCommentsHandlers } from './handlers/writing/admin-comments.ts';
import { createAdminPagesHandlers } from './handlers/writing/admin-pages.ts';
import { createAdminWritingHandlers } from './handlers/writing/admin-writing.ts';
import { createBlogHandlers } from './handlers/writing/blog.ts';
import { createBlogReactionsHandlers } from './handlers/writing/blog-reactions.ts';
import { createCaseStudiesHandlers } from './handlers/writing/case-studies.ts';
import { createCommentsHandlers } from './handlers/writing/comments.ts';
import { createPagesHandlers } from './handlers/writing/pages.ts';
import { Scenarios } from './scenarios.ts';
import { toMswHandlers } from './server/adapter.ts';
import { translateResponses } from './server/translate-responses.ts';
import type { MockHandlers } from './server/types.ts';
import { findActiveKey } from './store/api-keys.ts';
import { publishDueArticles } from './store/content.ts';
import { MockDb } from './store/db.ts';
import { sendDueNewsletters } from './store/newsletters.ts';
import { publishDueReleases } from './store/releases.ts';
import { hasFactor, isFactorRequired } from './store/second-factor.ts';
import { seed } from './store/seed.ts';
import { isVerified } from './store/session-verification.ts';
import type { MockState } from './store/state.ts';
import { deliverEvents } from './store/webhooks.ts';

/** One handler per operation of the contract. A new operation answers generated data until it has a handler here. */
const createHandlers = (db: MockDb): Partial<MockHandlers> => ({
  ...createAuthHandlers(db),
  ...createPasskeySignInHandlers(db),
  ...createPasskeysHandlers(db),
  ...createConnectedAccountsHandlers(db),
  ...createAdminSignInHandlers(db),
  ...createProfileHandlers(db),
  ...createDataExportHandlers(db),
  ...createSessionsHandlers(db),
  ...createSecondFactorHandlers(db),
  ...createOverviewHandlers(db),
  ...createSearchHandlers(db),
  ...createNotificationsHandlers(db),
  ...createMailsHandlers(db),
  ...createCartHandlers(db),
  ...createOrdersHandlers(db),
  ...createConversationsHandlers(db),
  ...createVisitorConversationsHandlers(db),
  ...createDownloadsHandlers(db),
  ...createRenewalsHandlers(db),
  ...createReleasesHandlers(db),
  ...createAdminReleasesHandlers(db),
  ...createAdminLicenceKeysHandlers(db),
  ...createAdminUploadsHandlers(db),
  ...createGiftsHandlers(db),
  ...createSeatsHandlers(db),
  ...createGuestOrdersHandlers(db),
  ...createContractWithdrawalsHandlers(db),
  ...createVulnerabilityReportsHandlers(db),
  ...createRefundRequestsHandlers(db),
  ...createBriefsHandlers(db),
  ...createCallsHandlers(db),
  ...createAdminCallsHandlers(db),
  ...createAdminLeadsHandlers(db),
  ...createAdminOrganisationsHandlers(db),
  ...createAdminMilestonesHandlers(db),
  ...createAdminProjectsHandlers(db),
  ...createAdminHoursHandlers(db),
  ...createCarePlansHandlers(db),
  ...createReceiptsHandlers(db),
  ...createProjectLinksHandlers(db),
  ...createAdminQuotesHandlers(db),
  ...createQuoteLinksHandlers(db),
  ...createLicencesHandlers(db),
  ...createWalletHandlers(db),
  ...createPaymentsHandlers(db),
  ...createPayoutsHandlers(db),
  ...createAffiliatesHandlers(db),
  ...createInvoicesHandlers(db),
  ...createInvoiceLinksHandlers(db),
  ...createAdminInvoicesHandlers(db),
  ...createAdminInvoiceDraftsHandlers(db),
  ...createAdminInvoicePaymentsHandlers(db),
  ...createAdminInvoiceRemindersHandlers(db),
  ...createAdminInvoiceSchedulesHandlers(db),
  ...createAdminMailsHandlers(db),
  ...createAdminCouponsHandlers(db),
  ...createAdminPayoutsHandlers(db),
  ...createAdminRenewalsHandlers(db),
  ...createAdminAffiliatesHandlers(db),
  ...createAddressesHandlers(db),
  ...createSiteHandlers(db),
  ...createHomeHandlers(db),
  ...createAboutHandlers(db),
  ...createServicesHandlers(db),
  ...createLegalHandlers(db),
  ...createPagesHandlers(db),
  ...createCaseStudiesHandlers(db),
  ...createContactHandlers(db),
  ...createProductsHandlers(db),
  ...createBundlesHandlers(db),
  ...createAdminBundlesHandlers(db),
  ...createSavedHandlers(db),
  ...createBlogHandlers(db),
  ...createBlogReactionsHandlers(db),
  ...createCommentsHandlers(db),
  ...createReviewsHandlers(db),
  ...createAdminReviewsHandlers(db),
  ...createNewsletterHandlers(db),
  ...createAdminOverviewHandlers(db),
  ...createAdminProductsHandlers(db),
  ...createAdminImportsHandlers(db),
  ...createAdminOrdersHandlers(db),
  ...createAdminPaymentsHandlers(db),
  ...createAdminTeamHandlers(db),
  ...createAdminApiKeysHandlers(db),
  ...createApiKeysHandlers(db),
  ...createAdminUsersHandlers(db),
  ...createAdminUsersCustomerHandlers(db),
  ...createAdminUsersWalletHandlers(db),
  ...createAdminSettingsHandlers(db),
  ...createAdminArticlesHandlers(db),
  ...createAdminPagesHandlers(db),
  ...createAdminCaseStudiesHandlers(db),
  ...createAdminWritingHandlers(db),
  ...createAdminListsHandlers(db),
  ...createAdminCommentsHandlers(db),
  ...createAdminConversationsHandlers(db),
  ...createAdminNewslettersHandlers(db),
  ...createAdminSequencesHandlers(db),
  ...createAdminSubscribersHandlers(db),
  ...createAdminSiteHandlers(db),
  ...createAdminBannerHandlers(db),
  ...createAdminRedirectsHandlers(db),
  ...createAdminIndexingHandlers(db),
  ...createAdminViewsHandlers(db),
  ...createAdminWebhooksHandlers(db),
  ...createAdminPicturesHandlers(db),
  ...createAdminAnalyticsHandlers(db),
  ...createAdminVisitsHandlers(db),
  ...createAdminTimelineHandlers(db),
  ...createVisitsHandlers(db),
  ...createAdminActivityHandlers(db),
  ...createAdminSystemHandlers(db),
  ...createAdminTranslationsHandlers(db),
});

export type MockApi = {
  db: MockDb;
  scenarios: Scenarios;
  handlers: HttpHandler[];
  /** operations without a handler yet */
  missing: OperationId[];
};

/** A whole mock server: its store, its scenario switch and the MSW handlers over both. */
export const createMockApi = (
  options: { restored?: MockState; persistence?: Persistence<MockState>; now?: number } = {},
): MockApi => {
  const db = new MockDb(() => seed(options.now), options.restored, options.persistence);
  const scenarios = new Scenarios();
  const own = translateResponses(db, createHandlers(db));
  const handlers = toMswHandlers(own, {
    userOf: (token) => db.findUserByToken(token),
    closed: () => db.state.site.maintenance,
    lacksFactor: (user) => isFactorRequired(db, user) && !hasFactor(db, user.id),
    isProven: (token) => isVerified(db, token),
    keyOf: (secret) => findActiveKey(db, secret),
    acting: (right, apiKey) => {
      db.right = right;
      db.apiKey = apiKey;
    },
    intercept: (id) => {
      sendDueNewsletters(db);
      publishDueReleases(db);
      deliverEvents(db);
      publishDueArticles(db.state); // nothing runs between two calls, so due work is done here
      return scenarios.intercept(id);
    },
    transformRequest: (part) => scenarios.transformRequest(part),
    transformReply: (id, reply) => scenarios.transformReply(id, reply),
    remembered: () => db.state.remembered,
    changed: () => db.persist(),
  });
  const missing = (Object.keys(operations) as OperationId[]).filter((id) => !own[id]);
  return { db, scenarios, handlers: [...handlers, servePictures(db)], missing };
};
