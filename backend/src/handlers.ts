import { createAddressesHandlers } from './features/addresses/addresses.handlers.ts';
import { createAuditHandlers } from './features/admin-activity/admin-activity.handlers.ts';
import { createFiguresHandlers } from './features/admin-analytics/admin-analytics.handlers.ts';
import { createContentHandlers } from './features/admin-articles/admin-articles.handlers.ts';
import { createReadersHandlers } from './features/admin-comments/admin-comments.handlers.ts';
import { createListsHandlers } from './features/admin-lists/admin-lists.handlers.ts';
import { createAdminOrdersHandlers } from './features/admin-orders/admin-orders.handlers.ts';
import { createPicturesHandlers } from './features/admin-pictures/admin-pictures.handlers.ts';
import { createAdminProductsHandlers } from './features/admin-products/admin-products.handlers.ts';
import { createSettingsHandlers } from './features/admin-settings/admin-settings.handlers.ts';
import { createAdminUsersHandlers } from './features/admin-users/admin-users.handlers.ts';
import { createAuthHandlers } from './features/auth/auth.handlers.ts';
import { createBlogHandlers } from './features/blog/blog.handlers.ts';
import { createReactionsHandlers } from './features/blog/reactions.handlers.ts';
import { createCommentsHandlers } from './features/comments/comments.handlers.ts';
import { createContactHandlers } from './features/contact/contact.handlers.ts';
import { createDownloadsHandlers } from './features/downloads/downloads.handlers.ts';
import { createNewsletterHandlers } from './features/newsletter/newsletter.handlers.ts';
import { createNotificationsHandlers } from './features/notifications/notifications.handlers.ts';
import { createOrdersHandlers } from './features/orders/orders.handlers.ts';
import { createDashboardHandlers } from './features/overview/overview.handlers.ts';
import { createCatalogueHandlers } from './features/products/products.handlers.ts';
import { createSavedHandlers } from './features/products/saved-products.handlers.ts';
import { createUsersHandlers } from './features/profile/profile.handlers.ts';
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
    ...createUsersHandlers(deps),
    ...createOrdersHandlers(deps),
    ...createDownloadsHandlers(deps),
    ...createWalletHandlers(deps),
    ...createAddressesHandlers(deps),
    ...createDashboardHandlers(deps),
    ...createNotificationsHandlers(deps),
    ...createSiteHandlers(deps),
    ...createContactHandlers(deps, secret),
    ...createCatalogueHandlers(deps),
    ...createSavedHandlers(deps),
    ...createBlogHandlers(deps),
    ...createAdminUsersHandlers(deps),
    ...createAuditHandlers(deps),
    ...createReactionsHandlers(deps),
    ...createCommentsHandlers(deps),
    ...createNewsletterHandlers(deps, secret),
    ...createAdminProductsHandlers(deps),
    ...createAdminOrdersHandlers(deps),
    ...createSettingsHandlers(deps),
    ...createFiguresHandlers(deps),
    ...createPicturesHandlers(deps),
    ...createContentHandlers(deps),
    ...createListsHandlers(deps),
    ...createReadersHandlers(deps),
  };
}
