import { createAboutHandlers } from './features/about/about.handlers.ts';
import { createAddressesHandlers } from './features/addresses/addresses.handlers.ts';
import { createAdminActivityHandlers } from './features/admin-activity/admin-activity.handlers.ts';
import { createAdminAnalyticsHandlers } from './features/admin-analytics/admin-analytics.handlers.ts';
import { createAdminArticlesHandlers } from './features/admin-articles/admin-articles.handlers.ts';
import { createAdminBannerHandlers } from './features/admin-banner/admin-banner.handlers.ts';
import { createAdminCommentsHandlers } from './features/admin-comments/admin-comments.handlers.ts';
import { createAdminConversationsHandlers } from './features/admin-conversations/admin-conversations.handlers.ts';
import { createAdminCouponsHandlers } from './features/admin-coupons/admin-coupons.handlers.ts';
import { createAdminImportsHandlers } from './features/admin-imports/admin-imports.handlers.ts';
import { createAdminInvoicesHandlers } from './features/admin-invoices/admin-invoices.handlers.ts';
import { createAdminLicenceKeysHandlers } from './features/admin-licence-keys/admin-licence-keys.handlers.ts';
import { createAdminListsHandlers } from './features/admin-lists/admin-lists.handlers.ts';
import { createAdminMailsHandlers } from './features/admin-mails/admin-mails.handlers.ts';
import { createAdminOrdersHandlers } from './features/admin-orders/admin-orders.handlers.ts';
import { createAdminOverviewHandlers } from './features/admin-overview/admin-overview.handlers.ts';
import { createAdminPagesHandlers } from './features/admin-pages/admin-pages.handlers.ts';
import { createAdminPaymentsHandlers } from './features/admin-payments/admin-payments.handlers.ts';
import { createAdminPayoutsHandlers } from './features/admin-payouts/admin-payouts.handlers.ts';
import { createAdminPicturesHandlers } from './features/admin-pictures/admin-pictures.handlers.ts';
import { createAdminProductsHandlers } from './features/admin-products/admin-products.handlers.ts';
import { createAdminReleasesHandlers } from './features/admin-releases/admin-releases.handlers.ts';
import { createAdminReviewsHandlers } from './features/admin-reviews/admin-reviews.handlers.ts';
import { createAdminSettingsHandlers } from './features/admin-settings/admin-settings.handlers.ts';
import { createAdminSiteHandlers } from './features/admin-site/admin-site.handlers.ts';
import { createAdminSubscribersHandlers } from './features/admin-subscribers/admin-subscribers.handlers.ts';
import { createAdminSystemHandlers } from './features/admin-system/admin-system.handlers.ts';
import { createAdminTeamHandlers } from './features/admin-team/admin-team.handlers.ts';
import { createAdminUploadsHandlers } from './features/admin-uploads/admin-uploads.handlers.ts';
import { createAdminUsersHandlers } from './features/admin-users/admin-users.handlers.ts';
import { createAdminWritingHandlers } from './features/admin-writing/admin-writing.handlers.ts';
import { createAuthHandlers } from './features/auth/auth.handlers.ts';
import { createBlogHandlers } from './features/blog/blog.handlers.ts';
import { createCommentsHandlers } from './features/comments/comments.handlers.ts';
import { createContactHandlers } from './features/contact/contact.handlers.ts';
import { createConversationsHandlers } from './features/conversations/conversations.handlers.ts';
import { createDataExportHandlers } from './features/data-export/data-export.handlers.ts';
import { createDownloadsHandlers } from './features/downloads/downloads.handlers.ts';
import { createGuestOrdersHandlers } from './features/guest-orders/guest-orders.handlers.ts';
import { createHomeHandlers } from './features/home/home.handlers.ts';
import { createInvoicesHandlers } from './features/invoices/invoices.handlers.ts';
import { createLegalHandlers } from './features/legal/legal.handlers.ts';
import { createLicencesHandlers } from './features/licences/licences.handlers.ts';
import { createMailsHandlers } from './features/mails/mails.handlers.ts';
import { createNewsletterHandlers } from './features/newsletter/newsletter.handlers.ts';
import { createNotificationsHandlers } from './features/notifications/notifications.handlers.ts';
import { createOrdersHandlers } from './features/orders/orders.handlers.ts';
import { paymentPurposes } from './features/orders/payment-purposes.service.ts';
import { createOverviewHandlers } from './features/overview/overview.handlers.ts';
import { createPagesHandlers } from './features/pages/pages.handlers.ts';
import { createPasskeysHandlers } from './features/passkeys/passkeys.handlers.ts';
import { createPaymentsHandlers } from './features/payments/payments.handlers.ts';
import { createPayoutsHandlers } from './features/payouts/payouts.handlers.ts';
import { createProductsHandlers } from './features/products/products.handlers.ts';
import { createProfileHandlers } from './features/profile/profile.handlers.ts';
import { createReleasesHandlers } from './features/releases/releases.handlers.ts';
import { createReviewsHandlers } from './features/reviews/reviews.handlers.ts';
import { createSavedHandlers } from './features/saved/saved.handlers.ts';
import { createSearchHandlers } from './features/search/search.handlers.ts';
import { createSecondFactorHandlers } from './features/second-factor/second-factor.handlers.ts';
import { createServicesHandlers } from './features/services/services.handlers.ts';
import { createSessionsHandlers } from './features/sessions/sessions.handlers.ts';
import { createSiteHandlers } from './features/site/site.handlers.ts';
import { createVisitorConversationsHandlers } from './features/visitor-conversations/visitor-conversations.handlers.ts';
import { createWalletHandlers } from './features/wallet/wallet.handlers.ts';
import type { Deps, OperationHandlers } from './http/contract/operation.ts';

/**
 * Every operation of the contract; a missing one does not compile.
 * @param secret signs the bearer tokens and keys the hashes of senders
 */
export function createHandlers(deps: Deps, secret: string): OperationHandlers {
  const payments = { ...deps, purposes: paymentPurposes(deps) };
  return {
    ...createAuthHandlers(deps, secret),
    ...createProfileHandlers(deps, secret),
    ...createDataExportHandlers(deps, secret),
    ...createSessionsHandlers(deps, secret),
    ...createSecondFactorHandlers(deps, secret),
    ...createPasskeysHandlers(deps),
    ...createOverviewHandlers(deps),
    ...createSearchHandlers(deps),
    ...createNotificationsHandlers(deps),
    ...createMailsHandlers(deps, secret),
    ...createOrdersHandlers(deps),
    ...createConversationsHandlers(deps),
    ...createVisitorConversationsHandlers(deps),
    ...createDownloadsHandlers(deps, secret),
    ...createReleasesHandlers(deps),
    ...createAdminReleasesHandlers(deps),
    ...createAdminLicenceKeysHandlers(deps),
    ...createAdminUploadsHandlers(deps),
    ...createLicencesHandlers(deps, secret),
    ...createWalletHandlers(deps),
    ...createPaymentsHandlers(payments),
    ...createGuestOrdersHandlers(payments),
    ...createPayoutsHandlers(deps),
    ...createInvoicesHandlers(deps),
    ...createAddressesHandlers(deps),
    ...createSiteHandlers(deps),
    ...createHomeHandlers(deps),
    ...createAboutHandlers(deps),
    ...createServicesHandlers(deps),
    ...createLegalHandlers(deps),
    ...createPagesHandlers(deps),
    ...createContactHandlers(deps, secret),
    ...createProductsHandlers(deps),
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
    ...createAdminInvoicesHandlers(deps),
    ...createAdminCouponsHandlers(deps),
    ...createAdminTeamHandlers(deps),
    ...createAdminUsersHandlers(deps),
    ...createAdminSettingsHandlers(deps),
    ...createAdminArticlesHandlers(deps),
    ...createAdminPagesHandlers(deps),
    ...createAdminWritingHandlers(deps),
    ...createAdminListsHandlers(deps),
    ...createAdminCommentsHandlers(deps),
    ...createAdminConversationsHandlers(deps),
    ...createAdminSubscribersHandlers(deps),
    ...createAdminSiteHandlers(deps),
    ...createAdminBannerHandlers(deps),
    ...createAdminPicturesHandlers(deps),
    ...createAdminAnalyticsHandlers(deps),
    ...createAdminActivityHandlers(deps),
    ...createAdminSystemHandlers(deps),
  };
}
