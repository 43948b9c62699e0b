import { CALLBACK_PATH } from '../../contract/rules/sign-in-providers.ts';
import { createAddressesHandlers } from './features/accounts/addresses.handlers.ts';
import { createAdminApiKeysHandlers } from './features/accounts/admin-api-keys.handlers.ts';
import { createAdminSignInHandlers } from './features/accounts/admin-sign-in.handlers.ts';
import { createAdminTeamHandlers } from './features/accounts/admin-team.handlers.ts';
import { createAdminUsersHandlers } from './features/accounts/admin-users.handlers.ts';
import { createApiKeysHandlers } from './features/accounts/api-keys.handlers.ts';
import { createAuthHandlers } from './features/accounts/auth.handlers.ts';
import { createConnectedAccountsHandlers } from './features/accounts/connected-accounts.handlers.ts';
import { createPasskeysHandlers } from './features/accounts/passkeys.handlers.ts';
import { createProfileHandlers } from './features/accounts/profile.handlers.ts';
import { createProviderClient } from './features/accounts/provider-client.adapter.ts';
import { createSecondFactorHandlers } from './features/accounts/second-factor.handlers.ts';
import { createSessionsHandlers } from './features/accounts/sessions.handlers.ts';
import { createAdminActivityHandlers } from './features/activity/admin-activity.handlers.ts';
import { createNotificationsHandlers } from './features/activity/notifications.handlers.ts';
import { createAdminAffiliatesHandlers } from './features/billing/admin-affiliates.handlers.ts';
import { createAdminInvoiceDraftsHandlers } from './features/billing/admin-invoice-drafts.handlers.ts';
import { createAdminInvoicePaymentsHandlers } from './features/billing/admin-invoice-payments.handlers.ts';
import { createAdminInvoiceRemindersHandlers } from './features/billing/admin-invoice-reminders.handlers.ts';
import { createAdminInvoiceSchedulesHandlers } from './features/billing/admin-invoice-schedules.handlers.ts';
import { createAdminInvoicesHandlers } from './features/billing/admin-invoices.handlers.ts';
import { createAdminPaymentsHandlers } from './features/billing/admin-payments.handlers.ts';
import { createAdminPayoutsHandlers } from './features/billing/admin-payouts.handlers.ts';
import { createAffiliatesHandlers } from './features/billing/affiliates.handlers.ts';
import { createInvoiceLinksHandlers } from './features/billing/invoice-links.handlers.ts';
import { createInvoicesHandlers } from './features/billing/invoices.handlers.ts';
import { createPaymentsHandlers } from './features/billing/payments.handlers.ts';
import { createPayoutsHandlers } from './features/billing/payouts.handlers.ts';
import { createWalletHandlers } from './features/billing/wallet.handlers.ts';
import { createAdminBundlesHandlers } from './features/catalogue/admin-bundles.handlers.ts';
import { createAdminProductsHandlers } from './features/catalogue/admin-products.handlers.ts';
import { createAdminReleasesHandlers } from './features/catalogue/admin-releases.handlers.ts';
import { createAdminReviewsHandlers } from './features/catalogue/admin-reviews.handlers.ts';
import { createAdminUploadsHandlers } from './features/catalogue/admin-uploads.handlers.ts';
import { createBundlesHandlers } from './features/catalogue/bundles.handlers.ts';
import { createProductsHandlers } from './features/catalogue/products.handlers.ts';
import { createReleasesHandlers } from './features/catalogue/releases.handlers.ts';
import { createReviewsHandlers } from './features/catalogue/reviews.handlers.ts';
import { createSavedHandlers } from './features/catalogue/saved.handlers.ts';
import { createAdminConversationsHandlers } from './features/conversations/admin-conversations.handlers.ts';
import { createContactHandlers } from './features/conversations/contact.handlers.ts';
import { createConversationsHandlers } from './features/conversations/conversations.handlers.ts';
import { createRefundRequestsHandlers } from './features/conversations/refund-requests.handlers.ts';
import { createVisitorConversationsHandlers } from './features/conversations/visitor-conversations.handlers.ts';
import { createVulnerabilityReportsHandlers } from './features/conversations/vulnerability-reports.handlers.ts';
import { createAdminMailsHandlers } from './features/email/admin-mails.handlers.ts';
import { createAdminNewslettersHandlers } from './features/email/admin-newsletters.handlers.ts';
import { createAdminSequencesHandlers } from './features/email/admin-sequences.handlers.ts';
import { createAdminSubscribersHandlers } from './features/email/admin-subscribers.handlers.ts';
import { createMailsHandlers } from './features/email/mails.handlers.ts';
import { createNewsletterHandlers } from './features/email/newsletter.handlers.ts';
import { createAdminAnalyticsHandlers } from './features/insight/admin-analytics.handlers.ts';
import { createAdminOverviewHandlers } from './features/insight/admin-overview.handlers.ts';
import { createAdminTimelineHandlers } from './features/insight/admin-timeline.handlers.ts';
import { createAdminVisitsHandlers } from './features/insight/admin-visits.handlers.ts';
import { createOverviewHandlers } from './features/insight/overview.handlers.ts';
import { createSearchHandlers } from './features/insight/search.handlers.ts';
import { createVisitsHandlers } from './features/insight/visits.handlers.ts';
import { createAdminPicturesHandlers } from './features/media/admin-pictures.handlers.ts';
import { createAdminImportsHandlers } from './features/operations/admin-imports.handlers.ts';
import { createAdminSettingsHandlers } from './features/operations/admin-settings.handlers.ts';
import { createAdminSystemHandlers } from './features/operations/admin-system.handlers.ts';
import { createAdminViewsHandlers } from './features/operations/admin-views.handlers.ts';
import { createAdminWebhooksHandlers } from './features/operations/admin-webhooks.handlers.ts';
import { createAdminCouponsHandlers } from './features/orders/admin-coupons.handlers.ts';
import { createAdminLicenceKeysHandlers } from './features/orders/admin-licence-keys.handlers.ts';
import { createAdminOrdersHandlers } from './features/orders/admin-orders.handlers.ts';
import { createAdminRenewalsHandlers } from './features/orders/admin-renewals.handlers.ts';
import { createCartHandlers } from './features/orders/cart.handlers.ts';
import { createContractWithdrawalsHandlers } from './features/orders/contract-withdrawals.handlers.ts';
import { createDownloadsHandlers } from './features/orders/downloads.handlers.ts';
import { createGiftsHandlers } from './features/orders/gifts.handlers.ts';
import { createGuestOrdersHandlers } from './features/orders/guest-orders.handlers.ts';
import { createLicencesHandlers } from './features/orders/licences.handlers.ts';
import { createOrdersHandlers } from './features/orders/orders.handlers.ts';
import { paymentPurposes } from './features/orders/payment-purposes.service.ts';
import { createRenewalsHandlers } from './features/orders/renewals.handlers.ts';
import { createSeatsHandlers } from './features/orders/seats.handlers.ts';
import { createDataExportHandlers } from './features/privacy/data-export.handlers.ts';
import { createAdminCallsHandlers } from './features/projects/admin-calls.handlers.ts';
import { createAdminHoursHandlers } from './features/projects/admin-hours.handlers.ts';
import { createAdminLeadsHandlers } from './features/projects/admin-leads.handlers.ts';
import { createAdminMilestonesHandlers } from './features/projects/admin-milestones.handlers.ts';
import { createAdminOrganisationsHandlers } from './features/projects/admin-organisations.handlers.ts';
import { createAdminProjectsHandlers } from './features/projects/admin-projects.handlers.ts';
import { createAdminQuotesHandlers } from './features/projects/admin-quotes.handlers.ts';
import { createBriefsHandlers } from './features/projects/briefs.handlers.ts';
import { createCallsHandlers } from './features/projects/calls.handlers.ts';
import { createProjectLinksHandlers } from './features/projects/project-links.handlers.ts';
import { createQuoteLinksHandlers } from './features/projects/quote-links.handlers.ts';
import { createAboutHandlers } from './features/showcase/about.handlers.ts';
import { createAdminListsHandlers } from './features/showcase/admin-lists.handlers.ts';
import { createHomeHandlers } from './features/showcase/home.handlers.ts';
import { createLegalHandlers } from './features/showcase/legal.handlers.ts';
import { createServicesHandlers } from './features/showcase/services.handlers.ts';
import { createAdminBannerHandlers } from './features/site/admin-banner.handlers.ts';
import { createAdminIndexingHandlers } from './features/site/admin-indexing.handlers.ts';
import { createAdminRedirectsHandlers } from './features/site/admin-redirects.handlers.ts';
import { createAdminSiteHandlers } from './features/site/admin-site.handlers.ts';
import { createSiteHandlers } from './features/site/site.handlers.ts';
import { createAdminTranslationsHandlers } from './features/translations/admin-translations.handlers.ts';
import { translateResponses } from './features/translations/translate-answers.service.ts';
import { createAdminArticlesHandlers } from './features/writing/admin-articles.handlers.ts';
import { createAdminCaseStudiesHandlers } from './features/writing/admin-case-studies.handlers.ts';
import { createAdminCommentsHandlers } from './features/writing/admin-comments.handlers.ts';
import { createAdminPagesHandlers } from './features/writing/admin-pages.handlers.ts';
import { createAdminWritingHandlers } from './features/writing/admin-writing.handlers.ts';
import { createBlogHandlers } from './features/writing/blog.handlers.ts';
import { createCaseStudiesHandlers } from './features/writing/case-studies.handlers.ts';
import { createCommentsHandlers } from './features/writing/comments.handlers.ts';
import { createPagesHandlers } from './features/writing/pages.handlers.ts';
import type { Deps, OperationHandlers } from './http/contract/operation.ts';
import { createEncryption } from './jobs/encryption.ts';

/**
 * Every operation of the contract; a missing one does not compile.
 * @param secret signs the bearer tokens and keys the hashes of senders
 */
export function createHandlers(deps: Deps, secret: string): OperationHandlers {
  const payments = { ...deps, purposes: paymentPurposes(deps) };
  const { issuersAllowPrivate: allowPrivate, publicUrl } = deps.env;
  const client = createProviderClient({ allowPrivate, callbackUrl: publicUrl + CALLBACK_PATH });
  const providers = { ...deps, secret, encryption: createEncryption(secret, 'sign-in providers'), client };
  return translateResponses(deps.db, {
    ...createAuthHandlers(deps, secret),
    ...createProfileHandlers(deps, secret),
    ...createDataExportHandlers(deps, secret),
    ...createSessionsHandlers(deps, secret),
    ...createSecondFactorHandlers(deps, secret),
    ...createPasskeysHandlers(deps),
    ...createConnectedAccountsHandlers(providers),
    ...createAdminSignInHandlers(providers),
    ...createOverviewHandlers(deps),
    ...createSearchHandlers(deps),
    ...createNotificationsHandlers(deps),
    ...createMailsHandlers(deps, secret),
    ...createOrdersHandlers(deps),
    ...createCartHandlers(payments),
    ...createConversationsHandlers(deps),
    ...createVisitorConversationsHandlers(deps),
    ...createDownloadsHandlers(deps, secret),
    ...createRenewalsHandlers(deps),
    ...createReleasesHandlers(deps),
    ...createAdminReleasesHandlers(deps),
    ...createAdminLicenceKeysHandlers(deps),
    ...createAdminUploadsHandlers(deps),
    ...createLicencesHandlers(deps, secret),
    ...createAdminOrganisationsHandlers(deps),
    ...createAdminMilestonesHandlers(deps),
    ...createAdminProjectsHandlers(deps, secret),
    ...createAdminHoursHandlers(deps),
    ...createProjectLinksHandlers(deps, secret),
    ...createAdminQuotesHandlers(deps),
    ...createQuoteLinksHandlers(deps, secret),
    ...createWalletHandlers(deps),
    ...createPaymentsHandlers(payments),
    ...createGiftsHandlers(deps),
    ...createSeatsHandlers(deps),
    ...createGuestOrdersHandlers(payments),
    ...createContractWithdrawalsHandlers(deps),
    ...createVulnerabilityReportsHandlers(deps),
    ...createRefundRequestsHandlers(deps),
    ...createPayoutsHandlers(deps),
    ...createAffiliatesHandlers(deps),
    ...createInvoicesHandlers(deps),
    ...createInvoiceLinksHandlers(payments),
    ...createAddressesHandlers(deps),
    ...createSiteHandlers(deps),
    ...createHomeHandlers(deps),
    ...createAboutHandlers(deps),
    ...createServicesHandlers(deps),
    ...createLegalHandlers(deps),
    ...createPagesHandlers(deps),
    ...createCaseStudiesHandlers(deps),
    ...createContactHandlers(deps, secret),
    ...createBriefsHandlers(deps),
    ...createCallsHandlers(deps),
    ...createAdminCallsHandlers(deps),
    ...createAdminLeadsHandlers(deps),
    ...createProductsHandlers(deps),
    ...createBundlesHandlers(deps),
    ...createAdminBundlesHandlers(deps),
    ...createSavedHandlers(deps),
    ...createBlogHandlers(deps),
    ...createCommentsHandlers(deps),
    ...createReviewsHandlers(deps),
    ...createAdminReviewsHandlers(deps),
    ...createNewsletterHandlers(deps, secret),
    ...createAdminOverviewHandlers(deps),
    ...createAdminProductsHandlers(deps),
    ...createAdminImportsHandlers(deps),
    ...createAdminOrdersHandlers(deps),
    ...createAdminPaymentsHandlers(payments),
    ...createAdminMailsHandlers(deps),
    ...createAdminPayoutsHandlers(deps),
    ...createAdminRenewalsHandlers(deps),
    ...createAdminAffiliatesHandlers(deps),
    ...createAdminInvoicesHandlers(deps),
    ...createAdminInvoiceDraftsHandlers(deps),
    ...createAdminInvoicePaymentsHandlers(deps),
    ...createAdminInvoiceRemindersHandlers(deps),
    ...createAdminInvoiceSchedulesHandlers(deps),
    ...createAdminCouponsHandlers(deps),
    ...createAdminTeamHandlers(deps),
    ...createAdminApiKeysHandlers(deps),
    ...createApiKeysHandlers(deps),
    ...createAdminUsersHandlers(deps),
    ...createAdminSettingsHandlers(deps),
    ...createAdminArticlesHandlers(deps),
    ...createAdminPagesHandlers(deps),
    ...createAdminCaseStudiesHandlers(deps),
    ...createAdminWritingHandlers(deps),
    ...createAdminListsHandlers(deps),
    ...createAdminCommentsHandlers(deps),
    ...createAdminConversationsHandlers(deps),
    ...createAdminNewslettersHandlers(deps),
    ...createAdminSequencesHandlers(deps),
    ...createAdminSubscribersHandlers(deps),
    ...createAdminSiteHandlers(deps),
    ...createAdminBannerHandlers(deps),
    ...createAdminRedirectsHandlers(deps),
    ...createAdminIndexingHandlers(deps),
    ...createAdminViewsHandlers(deps),
    ...createAdminWebhooksHandlers(deps, secret),
    ...createAdminPicturesHandlers(deps),
    ...createAdminAnalyticsHandlers(deps),
    ...createAdminVisitsHandlers(deps),
    ...createAdminTimelineHandlers(deps),
    ...createVisitsHandlers(deps),
    ...createAdminActivityHandlers(deps),
    ...createAdminSystemHandlers(deps),
    ...createAdminTranslationsHandlers(deps),
  });
}
