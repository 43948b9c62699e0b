import type { Scenario } from './scenario.ts';
import { addressesScenarios } from './scenarios/accounts/addresses.ts';
import { adminApiKeysScenarios } from './scenarios/accounts/admin-api-keys.ts';
import { adminSignInScenarios } from './scenarios/accounts/admin-sign-in.ts';
import { adminTeamScenarios } from './scenarios/accounts/admin-team.ts';
import { adminUsersScenarios } from './scenarios/accounts/admin-users.ts';
import { adminCustomerScenarios } from './scenarios/accounts/admin-users-customer.ts';
import { apiKeysScenarios } from './scenarios/accounts/api-keys.ts';
import { authScenarios } from './scenarios/accounts/auth.ts';
import { connectedAccountsScenarios } from './scenarios/accounts/connected-accounts.ts';
import { passkeysScenarios } from './scenarios/accounts/passkeys.ts';
import { profileScenarios } from './scenarios/accounts/profile.ts';
import { secondFactorScenarios } from './scenarios/accounts/second-factor.ts';
import { sessionsScenarios } from './scenarios/accounts/sessions.ts';
import { adminActivityScenarios } from './scenarios/activity/admin-activity.ts';
import { notificationsScenarios } from './scenarios/activity/notifications.ts';
import { adminAffiliatesScenarios } from './scenarios/billing/admin-affiliates.ts';
import { adminInvoicesScenarios } from './scenarios/billing/admin-invoices.ts';
import { adminInvoiceDepositsScenarios } from './scenarios/billing/admin-invoices-deposits.ts';
import { adminInvoiceDraftsScenarios } from './scenarios/billing/admin-invoices-drafts.ts';
import { adminInvoiceRemindersScenarios } from './scenarios/billing/admin-invoices-reminders.ts';
import { adminInvoiceSchedulesScenarios } from './scenarios/billing/admin-invoices-schedules.ts';
import { adminPaymentsScenarios } from './scenarios/billing/admin-payments.ts';
import { adminPayoutsScenarios } from './scenarios/billing/admin-payouts.ts';
import { affiliatesScenarios } from './scenarios/billing/affiliates.ts';
import { invoiceLinksScenarios } from './scenarios/billing/invoice-links.ts';
import { invoicesScenarios } from './scenarios/billing/invoices.ts';
import { paymentsScenarios } from './scenarios/billing/payments.ts';
import { payoutsScenarios } from './scenarios/billing/payouts.ts';
import { walletScenarios } from './scenarios/billing/wallet.ts';
import { adminBundlesScenarios } from './scenarios/catalogue/admin-bundles.ts';
import { adminProductsScenarios } from './scenarios/catalogue/admin-products.ts';
import { adminProductsTextsScenarios } from './scenarios/catalogue/admin-products-texts.ts';
import { adminReleasesScenarios } from './scenarios/catalogue/admin-releases.ts';
import { adminReviewsScenarios } from './scenarios/catalogue/admin-reviews.ts';
import { adminUploadsScenarios } from './scenarios/catalogue/admin-uploads.ts';
import { bundlesScenarios } from './scenarios/catalogue/bundles.ts';
import { productsScenarios } from './scenarios/catalogue/products.ts';
import { releasesScenarios } from './scenarios/catalogue/releases.ts';
import { reviewsScenarios } from './scenarios/catalogue/reviews.ts';
import { savedScenarios } from './scenarios/catalogue/saved.ts';
import { adminConversationsScenarios } from './scenarios/conversations/admin-conversations.ts';
import { contactScenarios } from './scenarios/conversations/contact.ts';
import { conversationsScenarios } from './scenarios/conversations/conversations.ts';
import { refundRequestsScenarios } from './scenarios/conversations/conversations-refund-requests.ts';
import { visitorConversationsScenarios } from './scenarios/conversations/visitor-conversations.ts';
import { vulnerabilityReportsScenarios } from './scenarios/conversations/vulnerability-reports.ts';
import { adminMailsScenarios } from './scenarios/email/admin-mails.ts';
import { adminNewslettersScenarios } from './scenarios/email/admin-newsletters.ts';
import { adminSequencesScenarios } from './scenarios/email/admin-sequences.ts';
import { adminSubscribersScenarios } from './scenarios/email/admin-subscribers.ts';
import { mailsScenarios } from './scenarios/email/mails.ts';
import { newsletterScenarios } from './scenarios/email/newsletter.ts';
import { idempotencyScenarios } from './scenarios/idempotency.ts';
import { adminAnalyticsScenarios } from './scenarios/insight/admin-analytics.ts';
import { adminOverviewScenarios } from './scenarios/insight/admin-overview.ts';
import { adminTimelineScenarios } from './scenarios/insight/admin-timeline.ts';
import { adminVisitsScenarios } from './scenarios/insight/admin-visits.ts';
import { overviewScenarios } from './scenarios/insight/overview.ts';
import { searchScenarios } from './scenarios/insight/search.ts';
import { visitsScenarios } from './scenarios/insight/visits.ts';
import { languagesScenarios } from './scenarios/languages.ts';
import { limitsScenarios } from './scenarios/limits.ts';
import { adminPicturesScenarios } from './scenarios/media/admin-pictures.ts';
import { adminImportsScenarios } from './scenarios/operations/admin-imports.ts';
import { adminSettingsScenarios } from './scenarios/operations/admin-settings.ts';
import { adminSystemScenarios } from './scenarios/operations/admin-system.ts';
import { adminViewsScenarios } from './scenarios/operations/admin-views.ts';
import { adminWebhooksScenarios } from './scenarios/operations/admin-webhooks.ts';
import { adminCouponsScenarios } from './scenarios/orders/admin-coupons.ts';
import { couponBatchScenarios } from './scenarios/orders/admin-coupons-batch.ts';
import { adminLicenceKeysScenarios } from './scenarios/orders/admin-licence-keys.ts';
import { adminOrdersScenarios } from './scenarios/orders/admin-orders.ts';
import { adminOrderContextScenarios } from './scenarios/orders/admin-orders-context.ts';
import { adminOrderLinesScenarios } from './scenarios/orders/admin-orders-lines.ts';
import { adminRenewalsScenarios } from './scenarios/orders/admin-renewals.ts';
import { cartScenarios } from './scenarios/orders/cart.ts';
import { cartOrdersScenarios } from './scenarios/orders/cart-orders.ts';
import { cartQuantitiesScenarios } from './scenarios/orders/cart-quantities.ts';
import { contractWithdrawalsScenarios } from './scenarios/orders/contract-withdrawals.ts';
import { downloadsScenarios } from './scenarios/orders/downloads.ts';
import { giftsScenarios } from './scenarios/orders/gifts.ts';
import { guestOrdersScenarios } from './scenarios/orders/guest-orders.ts';
import { licencesScenarios } from './scenarios/orders/licences.ts';
import { ordersScenarios } from './scenarios/orders/orders.ts';
import { chosenPricesScenarios } from './scenarios/orders/orders-chosen-prices.ts';
import { countryPricesScenarios } from './scenarios/orders/orders-country-prices.ts';
import { ordersOnInvoiceScenarios } from './scenarios/orders/orders-on-invoice.ts';
import { purchaseOrdersScenarios } from './scenarios/orders/orders-purchase-orders.ts';
import { secondCurrencyScenarios } from './scenarios/orders/orders-second-currency.ts';
import { renewalsScenarios } from './scenarios/orders/renewals.ts';
import { seatsScenarios } from './scenarios/orders/seats.ts';
import { dataExportScenarios } from './scenarios/privacy/data-export.ts';
import { adminCallsScenarios } from './scenarios/projects/admin-calls.ts';
import { adminHoursScenarios } from './scenarios/projects/admin-hours.ts';
import { adminLeadsScenarios } from './scenarios/projects/admin-leads.ts';
import { adminMilestonesScenarios } from './scenarios/projects/admin-milestones.ts';
import { adminOrganisationsScenarios } from './scenarios/projects/admin-organisations.ts';
import { adminProjectsScenarios } from './scenarios/projects/admin-projects.ts';
import { adminQuotesScenarios } from './scenarios/projects/admin-quotes.ts';
import { briefsScenarios } from './scenarios/projects/briefs.ts';
import { callsScenarios } from './scenarios/projects/calls.ts';
import { projectLinksScenarios } from './scenarios/projects/project-links.ts';
import { quoteLinksScenarios } from './scenarios/projects/quote-links.ts';
import { aboutScenarios } from './scenarios/showcase/about.ts';
import { adminListsScenarios } from './scenarios/showcase/admin-lists.ts';
import { homeScenarios } from './scenarios/showcase/home.ts';
import { legalScenarios } from './scenarios/showcase/legal.ts';
import { servicesScenarios } from './scenarios/showcase/services.ts';
import { adminBannerScenarios } from './scenarios/site/admin-banner.ts';
import { adminIndexingScenarios } from './scenarios/site/admin-indexing.ts';
import { adminRedirectsScenarios } from './scenarios/site/admin-redirects.ts';
import { adminSiteScenarios } from './scenarios/site/admin-site.ts';
import { siteScenarios } from './scenarios/site/site.ts';
import { adminTranslationsScenarios } from './scenarios/translations/admin-translations.ts';
import { transportScenarios } from './scenarios/transport.ts';
import { adminArticlesScenarios } from './scenarios/writing/admin-articles.ts';
import { adminCaseStudiesScenarios } from './scenarios/writing/admin-case-studies.ts';
import { adminCommentsScenarios } from './scenarios/writing/admin-comments.ts';
import { adminPagesScenarios } from './scenarios/writing/admin-pages.ts';
import { adminWritingScenarios } from './scenarios/writing/admin-writing.ts';
import { blogScenarios } from './scenarios/writing/blog.ts';
import { caseStudiesScenarios } from './scenarios/writing/case-studies.ts';
import { commentsScenarios } from './scenarios/writing/comments.ts';
import { pagesScenarios } from './scenarios/writing/pages.ts';

/** One file for each tag of the contract, in its order; `transport.ts` covers what applies to every call. */
export const scenarios: Scenario[] = [
  ...authScenarios,
  ...profileScenarios,
  ...dataExportScenarios,
  ...sessionsScenarios,
  ...secondFactorScenarios,
  ...passkeysScenarios,
  ...connectedAccountsScenarios,
  ...overviewScenarios,
  ...searchScenarios,
  ...notificationsScenarios,
  ...mailsScenarios,
  ...cartScenarios,
  ...cartOrdersScenarios,
  ...cartQuantitiesScenarios,
  ...ordersScenarios,
  ...chosenPricesScenarios,
  ...countryPricesScenarios,
  ...secondCurrencyScenarios,
  ...ordersOnInvoiceScenarios,
  ...purchaseOrdersScenarios,
  ...giftsScenarios,
  ...seatsScenarios,
  ...renewalsScenarios,
  ...guestOrdersScenarios,
  ...contractWithdrawalsScenarios,
  ...briefsScenarios,
  ...adminLeadsScenarios,
  ...callsScenarios,
  ...adminCallsScenarios,
  ...adminMilestonesScenarios,
  ...adminProjectsScenarios,
  ...adminHoursScenarios,
  ...adminQuotesScenarios,
  ...projectLinksScenarios,
  ...adminOrganisationsScenarios,
  ...quoteLinksScenarios,
  ...downloadsScenarios,
  ...licencesScenarios,
  ...walletScenarios,
  ...invoicesScenarios,
  ...invoiceLinksScenarios,
  ...paymentsScenarios,
  ...payoutsScenarios,
  ...affiliatesScenarios,
  ...addressesScenarios,
  ...siteScenarios,
  ...homeScenarios,
  ...aboutScenarios,
  ...servicesScenarios,
  ...legalScenarios,
  ...pagesScenarios,
  ...contactScenarios,
  ...productsScenarios,
  ...releasesScenarios,
  ...savedScenarios,
  ...blogScenarios,
  ...commentsScenarios,
  ...conversationsScenarios,
  ...visitorConversationsScenarios,
  ...vulnerabilityReportsScenarios,
  ...refundRequestsScenarios,
  ...reviewsScenarios,
  ...newsletterScenarios,
  ...adminOverviewScenarios,
  ...adminProductsScenarios,
  ...adminProductsTextsScenarios,
  ...adminReleasesScenarios,
  ...adminLicenceKeysScenarios,
  ...adminUploadsScenarios,
  ...adminImportsScenarios,
  ...adminOrdersScenarios,
  ...adminOrderContextScenarios,
  ...adminOrderLinesScenarios,
  ...adminInvoicesScenarios,
  ...adminInvoiceDepositsScenarios,
  ...adminInvoiceDraftsScenarios,
  ...adminInvoiceRemindersScenarios,
  ...adminInvoiceSchedulesScenarios,
  ...adminMailsScenarios,
  ...adminCouponsScenarios,
  ...couponBatchScenarios,
  ...adminPayoutsScenarios,
  ...adminRenewalsScenarios,
  ...adminAffiliatesScenarios,
  ...adminUsersScenarios,
  ...adminCustomerScenarios,
  ...adminApiKeysScenarios,
  ...apiKeysScenarios,
  ...adminTeamScenarios,
  ...adminSettingsScenarios,
  ...adminSignInScenarios,
  ...adminViewsScenarios,
  ...adminWebhooksScenarios,
  ...adminTranslationsScenarios,
  ...adminArticlesScenarios,
  ...adminCaseStudiesScenarios,
  ...caseStudiesScenarios,
  ...adminPagesScenarios,
  ...adminWritingScenarios,
  ...adminListsScenarios,
  ...adminCommentsScenarios,
  ...adminReviewsScenarios,
  ...adminPaymentsScenarios,
  ...adminConversationsScenarios,
  ...adminNewslettersScenarios,
  ...adminSequencesScenarios,
  ...adminSubscribersScenarios,
  ...adminBannerScenarios,
  ...adminRedirectsScenarios,
  ...adminIndexingScenarios,
  ...adminSiteScenarios,
  ...adminPicturesScenarios,
  ...adminAnalyticsScenarios,
  ...adminVisitsScenarios,
  ...adminTimelineScenarios,
  ...visitsScenarios,
  ...adminActivityScenarios,
  ...adminSystemScenarios,
  ...bundlesScenarios,
  ...adminBundlesScenarios,
  ...idempotencyScenarios,
  ...languagesScenarios,
  ...transportScenarios,
  ...limitsScenarios,
];
