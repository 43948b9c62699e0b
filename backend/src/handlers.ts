import { createAboutHandlers } from './features/about/about.handlers.ts';
import { createAddressesHandlers } from './features/addresses/addresses.handlers.ts';
import { createAdminActivityHandlers } from './features/admin-activity/admin-activity.handlers.ts';
import { createAdminAnalyticsHandlers } from './features/admin-analytics/admin-analytics.handlers.ts';
import { createAdminArticlesHandlers } from './features/admin-articles/admin-articles.handlers.ts';
import { createAdminBannerHandlers } from './features/admin-banner/admin-banner.handlers.ts';
import { createAdminCommentsHandlers } from './features/admin-comments/admin-comments.handlers.ts';
import { createAdminListsHandlers } from './features/admin-lists/admin-lists.handlers.ts';
import { createAdminMessagesHandlers } from './features/admin-messages/admin-messages.handlers.ts';
import { createAdminOrdersHandlers } from './features/admin-orders/admin-orders.handlers.ts';
import { createAdminOverviewHandlers } from './features/admin-overview/admin-overview.handlers.ts';
import { createAdminPicturesHandlers } from './features/admin-pictures/admin-pictures.handlers.ts';
import { createAdminProductsHandlers } from './features/admin-products/admin-products.handlers.ts';
import { createAdminSettingsHandlers } from './features/admin-settings/admin-settings.handlers.ts';
import { createAdminSubscribersHandlers } from './features/admin-subscribers/admin-subscribers.handlers.ts';
import { createAdminUsersHandlers } from './features/admin-users/admin-users.handlers.ts';
import { createAuthHandlers } from './features/auth/auth.handlers.ts';
import { createBlogHandlers } from './features/blog/blog.handlers.ts';
import { createCommentsHandlers } from './features/comments/comments.handlers.ts';
import { createContactHandlers } from './features/contact/contact.handlers.ts';
import { createDownloadsHandlers } from './features/downloads/downloads.handlers.ts';
import { createHomeHandlers } from './features/home/home.handlers.ts';
import { createLegalHandlers } from './features/legal/legal.handlers.ts';
import { createNewsletterHandlers } from './features/newsletter/newsletter.handlers.ts';
import { createNotificationsHandlers } from './features/notifications/notifications.handlers.ts';
import { createOrdersHandlers } from './features/orders/orders.handlers.ts';
import { createOverviewHandlers } from './features/overview/overview.handlers.ts';
import { createProductsHandlers } from './features/products/products.handlers.ts';
import { createProfileHandlers } from './features/profile/profile.handlers.ts';
import { createSearchHandlers } from './features/search/search.handlers.ts';
import { createServicesHandlers } from './features/services/services.handlers.ts';
import { createSiteHandlers } from './features/site/site.handlers.ts';
import { createWalletHandlers } from './features/wallet/wallet.handlers.ts';
import type { Deps, OperationHandlers } from './http/contract/operation.ts';

/**
 * Every operation of the contract; a missing one does not compile.
 * @param secret signs the bearer tokens and keys the hashes of senders
 */
export function createHandlers(deps: Deps, secret: string): OperationHandlers {
  return {
    ...createAuthHandlers(deps, secret),
    ...createProfileHandlers(deps),
    ...createOverviewHandlers(deps),
    ...createSearchHandlers(deps),
    ...createNotificationsHandlers(deps),
    ...createOrdersHandlers(deps),
    ...createDownloadsHandlers(deps),
    ...createWalletHandlers(deps),
    ...createAddressesHandlers(deps),
    ...createSiteHandlers(deps),
    ...createHomeHandlers(deps),
    ...createAboutHandlers(deps),
    ...createServicesHandlers(deps),
    ...createLegalHandlers(deps),
    ...createContactHandlers(deps, secret),
    ...createProductsHandlers(deps),
    ...createBlogHandlers(deps),
    ...createCommentsHandlers(deps),
    ...createNewsletterHandlers(deps, secret),
    ...createAdminOverviewHandlers(deps),
    ...createAdminProductsHandlers(deps),
    ...createAdminOrdersHandlers(deps),
    ...createAdminUsersHandlers(deps),
    ...createAdminSettingsHandlers(deps),
    ...createAdminArticlesHandlers(deps),
    ...createAdminListsHandlers(deps),
    ...createAdminCommentsHandlers(deps),
    ...createAdminMessagesHandlers(deps),
    ...createAdminSubscribersHandlers(deps),
    ...createAdminBannerHandlers(deps),
    ...createAdminPicturesHandlers(deps),
    ...createAdminAnalyticsHandlers(deps),
    ...createAdminActivityHandlers(deps),
  };
}
