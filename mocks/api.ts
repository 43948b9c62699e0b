import type { HttpHandler } from 'msw';
import { type OperationId, operations } from './generated/operations.ts';
import { createAddressesHandlers } from './handlers/addresses.ts';
import { createAdminHandlers } from './handlers/admin.ts';
import { createAdminActivityHandlers } from './handlers/admin-activity.ts';
import { createAnalyticsHandlers } from './handlers/admin-analytics.ts';
import { createContentReadersHandlers } from './handlers/admin-comments.ts';
import { createContentListsHandlers } from './handlers/admin-lists.ts';
import { createContentHandlers } from './handlers/admin-messages.ts';
import { createAdminOrdersHandlers } from './handlers/admin-orders.ts';
import { createOverviewHandlers } from './handlers/admin-overview.ts';
import { createPicturesHandlers, servePictures } from './handlers/admin-pictures.ts';
import { createAdminProductsHandlers } from './handlers/admin-products.ts';
import { createSettingsHandlers } from './handlers/admin-settings.ts';
import { createAdminUsersHandlers } from './handlers/admin-users.ts';
import { createAdminWalletHandlers } from './handlers/admin-users-wallet.ts';
import { createAuthHandlers } from './handlers/auth.ts';
import { createBlogHandlers } from './handlers/blog.ts';
import { createReactionHandlers } from './handlers/blog-reactions.ts';
import { createCommentHandlers } from './handlers/comments.ts';
import { createContactHandlers } from './handlers/contact.ts';
import { createDownloadsHandlers } from './handlers/downloads.ts';
import { createNewsletterHandlers } from './handlers/newsletter.ts';
import { createOrdersHandlers } from './handlers/orders.ts';
import { createDashboardHandlers } from './handlers/overview.ts';
import { createCatalogueHandlers } from './handlers/products.ts';
import { createUsersHandlers } from './handlers/profile.ts';
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
  ...createUsersHandlers(db),
  ...createOrdersHandlers(db),
  ...createDownloadsHandlers(db),
  ...createWalletHandlers(db),
  ...createAddressesHandlers(db),
  ...createSiteHandlers(db),
  ...createContactHandlers(db),
  ...createDashboardHandlers(db),
  ...createCatalogueHandlers(db),
  ...createBlogHandlers(db),
  ...createReactionHandlers(db),
  ...createCommentHandlers(db),
  ...createNewsletterHandlers(db),
  ...createAdminHandlers(db),
  ...createAdminUsersHandlers(db),
  ...createAdminWalletHandlers(db),
  ...createAdminActivityHandlers(db),
  ...createAdminProductsHandlers(db),
  ...createAdminOrdersHandlers(db),
  ...createSettingsHandlers(db),
  ...createOverviewHandlers(db),
  ...createAnalyticsHandlers(db),
  ...createPicturesHandlers(db),
  ...createContentHandlers(db),
  ...createContentListsHandlers(db),
  ...createContentReadersHandlers(db),
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
