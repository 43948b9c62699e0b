import type { HttpHandler } from 'msw';
import { createAboutHandlers } from './handlers/about.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { createAddressesHandlers } from './handlers/addresses.ts';
import { createAdminActivityHandlers } from './handlers/admin-activity.ts';
import { createAdminAnalyticsHandlers } from './handlers/admin-analytics.ts';
import { createAdminArticlesHandlers } from './handlers/admin-articles.ts';
import { createAdminBannerHandlers } from './handlers/admin-banner.ts';
import { createAdminCommentsHandlers } from './handlers/admin-comments.ts';
import { createAdminListsHandlers } from './handlers/admin-lists.ts';
import { createAdminMessagesHandlers } from './handlers/admin-messages.ts';
import { createAdminOrdersHandlers } from './handlers/admin-orders.ts';
import { createAdminOverviewHandlers } from './handlers/admin-overview.ts';
import { createAdminPicturesHandlers, servePictures } from './handlers/admin-pictures.ts';
import { createAdminProductsHandlers } from './handlers/admin-products.ts';
import { createAdminSettingsHandlers } from './handlers/admin-settings.ts';
import { createAdminSubscribersHandlers } from './handlers/admin-subscribers.ts';
import { createAdminUsersHandlers } from './handlers/admin-users.ts';
import { createAdminUsersWalletHandlers } from './handlers/admin-users-wallet.ts';
import { createAuthHandlers } from './handlers/auth.ts';
import { createBlogHandlers } from './handlers/blog.ts';
import { createBlogReactionsHandlers } from './handlers/blog-reactions.ts';
import { createCommentsHandlers } from './handlers/comments.ts';
import { createContactHandlers } from './handlers/contact.ts';
import { createDownloadsHandlers } from './handlers/downloads.ts';
import { createHomeHandlers } from './handlers/home.ts';
import { createLegalHandlers } from './handlers/legal.ts';
import { createNewsletterHandlers } from './handlers/newsletter.ts';
import { createNotificationsHandlers } from './handlers/notifications.ts';
import { createOrdersHandlers } from './handlers/orders.ts';
import { createOverviewHandlers } from './handlers/overview.ts';
import { createProductsHandlers } from './handlers/products.ts';
import { createProfileHandlers } from './handlers/profile.ts';
import { createSearchHandlers } from './handlers/search.ts';
import { createServicesHandlers } from './handlers/services.ts';
import { createSiteHandlers } from './handlers/site.ts';
import { createWalletHandlers } from './handlers/wallet.ts';
import { createScenarios, type Scenarios } from './scenarios.ts';
import { toMswHandlers } from './server/adapter.ts';
import type { MockHandlers } from './server/types.ts';
import { publishDue } from './store/content.ts';
import { type Keeper, MockDb } from './store/db.ts';
import { seed } from './store/seed.ts';
import type { MockState } from './store/state.ts';

/** One handler per operation of the contract. A new operation answers generated data until its handler stands here. */
const createHandlers = (db: MockDb): Partial<MockHandlers> => ({
  ...createAuthHandlers(db),
  ...createProfileHandlers(db),
  ...createOverviewHandlers(db),
  ...createSearchHandlers(db),
  ...createNotificationsHandlers(db),
  ...createOrdersHandlers(db),
  ...createDownloadsHandlers(db),
  ...createWalletHandlers(db),
  ...createAddressesHandlers(db),
  ...createSiteHandlers(db),
  ...createHomeHandlers(db),
  ...createAboutHandlers(db),
  ...createServicesHandlers(db),
  ...createLegalHandlers(db),
  ...createContactHandlers(db),
  ...createProductsHandlers(db),
  ...createBlogHandlers(db),
  ...createBlogReactionsHandlers(db),
  ...createCommentsHandlers(db),
  ...createNewsletterHandlers(db),
  ...createAdminOverviewHandlers(db),
  ...createAdminProductsHandlers(db),
  ...createAdminOrdersHandlers(db),
  ...createAdminUsersHandlers(db),
  ...createAdminUsersWalletHandlers(db),
  ...createAdminSettingsHandlers(db),
  ...createAdminArticlesHandlers(db),
  ...createAdminListsHandlers(db),
  ...createAdminCommentsHandlers(db),
  ...createAdminMessagesHandlers(db),
  ...createAdminSubscribersHandlers(db),
  ...createAdminBannerHandlers(db),
  ...createAdminPicturesHandlers(db),
  ...createAdminAnalyticsHandlers(db),
  ...createAdminActivityHandlers(db),
});

export type MockApi = {
  db: MockDb;
  scenarios: Scenarios;
  handlers: HttpHandler[];
  /** operations that nobody has mocked yet */
  missing: OperationId[];
};

/** A whole mock server: its store, its scenario switch and the MSW handlers over both. */
export const createMockApi = (options: { restored?: MockState; keeper?: Keeper; now?: number } = {}): MockApi => {
  const db = new MockDb(() => seed(options.now), options.restored, options.keeper);
  const scenarios = createScenarios();
  const own = createHandlers(db);
  const handlers = toMswHandlers(own, {
    userOf: (token) => db.userOf(token),
    closed: () => db.state.site.maintenance,
    intercept: (id) => {
      publishDue(db.state); // nothing runs between two calls, so time passes here
      return scenarios.intercept(id);
    },
    shown: scenarios.shown,
    changed: () => db.persist(),
  });
  const missing = (Object.keys(operations) as OperationId[]).filter((id) => !own[id]);
  return { db, scenarios, handlers: [...handlers, servePictures(db)], missing };
};
