import type { Scenario } from './scenario.ts';
import { addressesScenarios } from './scenarios/accounts/addresses.ts';
import { adminApiKeysScenarios } from './scenarios/accounts/admin-api-keys.ts';
import { adminTeamScenarios } from './scenarios/accounts/admin-team.ts';
import { adminUsersScenarios } from './scenarios/accounts/admin-users.ts';
import { adminCustomerScenarios } from './scenarios/accounts/admin-users-customer.ts';
import { authScenarios } from './scenarios/accounts/auth.ts';
import { passkeysScenarios } from './scenarios/accounts/passkeys.ts';
import { profileScenarios } from './scenarios/accounts/profile.ts';
import { secondFactorScenarios } from './scenarios/accounts/second-factor.ts';
import { sessionsScenarios } from './scenarios/accounts/sessions.ts';
import { adminActivityScenarios } from './scenarios/activity/admin-activity.ts';
import { notificationsScenarios } from './scenarios/activity/notifications.ts';
import { adminInvoicesScenarios } from './scenarios/billing/admin-invoices.ts';
import { adminInvoiceDepositsScenarios } from './scenarios/billing/admin-invoices-deposits.ts';
import { adminInvoiceDraftsScenarios } from './scenarios/billing/admin-invoices-drafts.ts';
import { adminPaymentsScenarios } from './scenarios/billing/admin-payments.ts';
import { adminPayoutsScenarios } from './scenarios/billing/admin-payouts.ts';
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
import { adminSubscribersScenarios } from './scenarios/email/admin-subscribers.ts';
import { mailsScenarios } from './scenarios/email/mails.ts';
import { newsletterScenarios } from './scenarios/email/newsletter.ts';
import { adminAnalyticsScenarios } from './scenarios/insight/admin-analytics.ts';
import { adminOverviewScenarios } from './scenarios/insight/admin-overview.ts';
import { adminVisitsScenarios } from './scenarios/insight/admin-visits.ts';
import { overviewScenarios } from './scenarios/insight/overview.ts';
import { searchScenarios } from './scenarios/insight/search.ts';
import { visitsScenarios } from './scenarios/insight/visits.ts';
import { languagesScenarios } from './scenarios/languages.ts';
import { adminPicturesScenarios } from './scenarios/media/admin-pictures.ts';
import { adminImportsScenarios } from './scenarios/operations/admin-imports.ts';
import { adminSettingsScenarios } from './scenarios/operations/admin-settings.ts';
import { adminSystemScenarios } from './scenarios/operations/admin-system.ts';
import { adminViewsScenarios } from './scenarios/operations/admin-views.ts';
import { adminWebhooksScenarios } from './scenarios/operations/admin-webhooks.ts';
import { adminCouponsScenarios } from './scenarios/orders/admin-coupons.ts';
import { adminLicenceKeysScenarios } from './scenarios/orders/admin-licence-keys.ts';
import { adminOrdersScenarios } from './scenarios/orders/admin-orders.ts';
import { adminOrderContextScenarios } from './scenarios/orders/admin-orders-context.ts';
import { adminOrderLinesScenarios } from './scenarios/orders/admin-orders-lines.ts';
import { cartScenarios } from './scenarios/orders/cart.ts';
import { cartOrdersScenarios } from './scenarios/orders/cart-orders.ts';
import { cartQuantitiesScenarios } from './scenarios/orders/cart-quantities.ts';
import { contractWithdrawalsScenarios } from './scenarios/orders/contract-withdrawals.ts';
import { downloadsScenarios } from './scenarios/orders/downloads.ts';
import { giftsScenarios } from './scenarios/orders/gifts.ts';
import { guestOrdersScenarios } from './scenarios/orders/guest-orders.ts';
import { licencesScenarios } from './scenarios/orders/licences.ts';
import { ordersScenarios } from './scenarios/orders/orders.ts';
import { renewalsScenarios } from './scenarios/orders/renewals.ts';
import { dataExportScenarios } from './scenarios/privacy/data-export.ts';
import { adminLeadsScenarios } from './scenarios/projects/admin-leads.ts';
import { adminMilestonesScenarios } from './scenarios/projects/admin-milestones.ts';
import { adminQuotesScenarios } from './scenarios/projects/admin-quotes.ts';
import { briefsScenarios } from './scenarios/projects/briefs.ts';
import { quoteLinksScenarios } from './scenarios/projects/quote-links.ts';
import { aboutScenarios } from './scenarios/showcase/about.ts';
import { adminListsScenarios } from './scenarios/showcase/admin-lists.ts';
import { homeScenarios } from './scenarios/showcase/home.ts';
import { legalScenarios } from './scenarios/showcase/legal.ts';
import { servicesScenarios } from './scenarios/showcase/services.ts';
import { adminBannerScenarios } from './scenarios/site/admin-banner.ts';
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
  ...overviewScenarios,
  ...searchScenarios,
  ...notificationsScenarios,
  ...mailsScenarios,
  ...cartScenarios,
  ...cartOrdersScenarios,
  ...cartQuantitiesScenarios,
  ...ordersScenarios,
  ...giftsScenarios,
  ...renewalsScenarios,
  ...guestOrdersScenarios,
  ...contractWithdrawalsScenarios,
  ...briefsScenarios,
  ...adminLeadsScenarios,
  ...adminMilestonesScenarios,
  ...adminQuotesScenarios,
  ...quoteLinksScenarios,
  ...downloadsScenarios,
  ...licencesScenarios,
  ...walletScenarios,
  ...invoicesScenarios,
  ...invoiceLinksScenarios,
  ...paymentsScenarios,
  ...payoutsScenarios,
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
  ...adminMailsScenarios,
  ...adminCouponsScenarios,
  ...adminPayoutsScenarios,
  ...adminUsersScenarios,
  ...adminCustomerScenarios,
  ...adminApiKeysScenarios,
  ...adminTeamScenarios,
  ...adminSettingsScenarios,
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
  ...adminSubscribersScenarios,
  ...adminBannerScenarios,
  ...adminSiteScenarios,
  ...adminPicturesScenarios,
  ...adminAnalyticsScenarios,
  ...adminVisitsScenarios,
  ...visitsScenarios,
  ...adminActivityScenarios,
  ...adminSystemScenarios,
  ...bundlesScenarios,
  ...adminBundlesScenarios,
  ...languagesScenarios,
  ...transportScenarios,
];

/**
 * Documented pairs that these scenarios cannot produce, each with its reason; an entry that is seen anyway fails the
 * suite.
 */
export const NOT_COVERED: Record<string, string> = {
  'adminRetryRefund 200': 'A refund has to be refused by a provider first, which the mocks do not have',
  'withdrawFunds 403': 'takes a session of more than ten minutes; the backend proves it with its own clock',
  'savePayoutAccount 403': 'as withdrawFunds 403',
  'rotateLicence 403': 'as withdrawFunds 403',
  'beginPasskey 403': 'as withdrawFunds 403',
  'removePasskey 403': 'as withdrawFunds 403',
  'startDataExport 403': 'as withdrawFunds 403',
  'createDataExportAddress 403': 'as withdrawFunds 403',
  'updateProfile 403': 'as withdrawFunds 403',
  'confirmPasswordReset 200': 'the token travels by mail; the backend proves it with its outbox',
  'confirmEmail 200': 'as confirmPasswordReset 200',
  'confirmEmail 409': 'as confirmPasswordReset 200',
  'acceptInvitation 200': 'as confirmPasswordReset 200',
  'acceptInvitation 409': 'as confirmPasswordReset 200',
  'getDownloadFile 206': 'the mock serves whole files; the backend proves ranges with its own test',
  'getDownloadFile 304': 'as getDownloadFile 206',
  'getDownloadFile 416': 'as getDownloadFile 206',
  'getDownloadFile 410': 'a plan ends after a month; the backend proves it with its own clock',
  'getLicenceSheet 410': 'as getDownloadFile 410',
  'getGuestLicenceSheet 410': 'as getDownloadFile 410',
  'adminAddCustomerNote 409': 'takes 200 notes; the backend proves it with its own test',
  'getSignedFile 206': 'as getDownloadFile 206',
  'getSignedFile 304': 'as getDownloadFile 206',
  'getSignedFile 416': 'as getDownloadFile 206',
  'getSignedFile 302': 'as getDownloadFile 302',
  'getVisitorConversationFile 200': 'as getVisitorConversation 200',
  'getVisitorConversationFile 410': 'as getVisitorConversation 410',
  'getDataExportFile 206': 'as getDownloadFile 206',
  'getDataExportFile 304': 'as getDownloadFile 206',
  'getDataExportFile 416': 'as getDownloadFile 206',
  'getDataExportFile 302': 'as getDownloadFile 302',
  'createDataExportAddress 410': 'a file is kept for a week; the backend proves its end with its own clock',
  'saveProduct 403': 'only a page of another site is refused; the backend proves it with its own test',
  'unsaveProduct 403': 'as saveProduct 403',
  'addCartItem 403': 'as saveProduct 403',
  'updateCartItem 403': 'as saveProduct 403',
  'removeCartItem 403': 'as saveProduct 403',
  'orderGuestCart 403': 'as saveProduct 403',
  'addCartBundle 403': 'as saveProduct 403',
  'removeCartBundle 403': 'as saveProduct 403',
  'saveProduct 409': 'takes 500 products; the backend proves it with its own test',
  'adminUploadProductFile 413': 'takes a file of 50 MB; the backend proves it with its own test',
  'adminContinueUpload 423': 'takes a second server that writes; the backend proves it with its own test',
  'adminDeleteUpload 423': 'as adminContinueUpload 423',
  'continueBriefFile 423': 'as adminContinueUpload 423',
  'deleteBriefFile 423': 'as adminContinueUpload 423',
  'startBriefFile 507': 'as adminStartUpload 507',
  'continueBriefFile 507': 'as adminStartUpload 507',
  'adminStartUpload 507': 'takes a full disk; the backend proves it with its own test',
  'adminContinueUpload 507': 'as adminStartUpload 507',
  'adminUploadProductFile 507': 'as adminStartUpload 507',
  'adminUploadPicture 507': 'as adminStartUpload 507',
  'adminImportRows 413': 'takes a file of 20 MB; the backend proves it with its own test',
  'adminImportLicenceKeys 413': 'takes a file of 5 MB; the backend proves it with its own test',
  'rotateLicence 409': 'takes an order that was given an imported key; the backend proves it with its own test',
  'getDownloadFile 302': 'needs a store that readers reach themselves; the backend proves it with its own test',
  'getGuestOrderFile 206': 'as getDownloadFile 206',
  'getGuestOrderFile 304': 'as getDownloadFile 206',
  'getGuestOrderFile 416': 'as getDownloadFile 206',
  'getGuestOrderFile 302': 'as getDownloadFile 302',
  'getGuestOrder 410': 'a token lives for 30 days; the backend proves its end with its own clock',
  'getGuestOrderFile 410': 'as getGuestOrder 410',
  'getGuestInvoicePdf 410': 'as getGuestOrder 410',
  'reportGuestTransfer 410': 'as getGuestOrder 410',
  'joinGuestOrder 410': 'as getGuestOrder 410',
  'requestGuestRefund 410': 'as getGuestOrder 410',
  'getLinkedRenewal 200': 'the token travels by mail; the backend proves it with its outbox',
  'cancelLinkedRenewal 200': 'as getLinkedRenewal 200',
  'cancelLinkedRenewal 409': 'takes a charge under way; the backend proves it with its own test',
  'cancelRenewal 409': 'as cancelLinkedRenewal 409',
  'getLinkedQuotePdf 200': 'a job seals the paper; the backend proves it with its own test',
  'adminGetQuotePdf 200': 'as getLinkedQuotePdf 200',
  'listGuestOrders 200': 'the token travels by mail; the backend proves it with its outbox',
  'listGuestOrders 410': 'as getGuestOrder 410',
  'getGift 200': 'as listGuestOrders 200',
  'claimGift 200': 'as listGuestOrders 200',
  'claimGift 409': 'as listGuestOrders 200',
  'sendGuestGift 410': 'as getGuestOrder 410',
  'keepGuestGift 410': 'as getGuestOrder 410',
  'createGuestOrderLink 201': 'as listGuestOrders 200',
  'createGuestOrderLink 410': 'as getGuestOrder 410',
  'getVisitorConversation 200': 'the token travels by mail; the backend proves it with its outbox',
  'getVisitorConversation 410': 'as getGuestOrder 410',
  'answerVisitorConversation 201': 'as getVisitorConversation 200',
  'answerVisitorConversation 410': 'as getGuestOrder 410',
  'quoteGuestOrder 409': 'as quoteOrder 409',
  'likePost 403': 'only a page of another site is refused; the backend proves it with its own test',
  'unlikePost 403': 'as likePost 403',
  'savePost 403': 'as likePost 403',
  'unsavePost 403': 'as likePost 403',
  'quoteOrder 409': 'needs a product without a file; the backend proves it with its own test',
  'savePost 409': 'takes 500 articles; the backend proves it with its own test',
  'confirmNewsletter 200': 'the token travels by mail; both sides prove it with their outbox',
  'unsubscribeFromNewsletter 200': 'as confirmNewsletter 200',
  'getMailLink 200': 'as confirmNewsletter 200',
  'setMailLink 200': 'as confirmNewsletter 200',
  'adminRetryJob 204': 'no request makes a job fail for good; the backend proves it with its own test',
  'adminRemoveJob 204': 'as adminRetryJob 204',
};
