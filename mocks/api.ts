import type { HttpHandler } from 'msw';
import { type OperationId, operations } from './generated/operations.ts';
import { createAboutHandlers } from './handlers/about.ts';
import { createAddressesHandlers } from './handlers/addresses.ts';
import { createAdminActivityHandlers } from './handlers/admin-activity.ts';
import { createAdminAnalyticsHandlers } from './handlers/admin-analytics.ts';
import { createAdminArticlesHandlers } from './handlers/admin-articles.ts';
import { createAdminBannerHandlers } from './handlers/admin-banner.ts';
import { createAdminCommentsHandlers } from './handlers/admin-comments.ts';
import { createAdminConversationsHandlers } from './handlers/admin-conversations.ts';
import { createAdminCouponsHandlers } from './handlers/admin-coupons.ts';
import { createAdminImportsHandlers } from './handlers/admin-imports.ts';
import { createAdminInvoicesHandlers } from './handlers/admin-invoices.ts';
import { createAdminLicenceKeysHandlers } from './handlers/admin-licence-keys.ts';
import { createAdminListsHandlers } from './handlers/admin-lists.ts';
import { createAdminMailsHandlers } from './handlers/admin-mails.ts';
import { createAdminOrdersHandlers } from './handlers/admin-orders.ts';
import { createAdminOverviewHandlers } from './handlers/admin-overview.ts';
import { createAdminPagesHandlers } from './handlers/admin-pages.ts';
import { createAdminPaymentsHandlers } from './handlers/admin-payments.ts';
import { createAdminPayoutsHandlers } from './handlers/admin-payouts.ts';
import { createAdminPicturesHandlers, servePictures } from './handlers/admin-pictures.ts';
import { createAdminProductsHandlers } from './handlers/admin-products.ts';
import { createAdminReleasesHandlers } from './handlers/admin-releases.ts';
import { createAdminReviewsHandlers } from './handlers/admin-reviews.ts';
import { createAdminSettingsHandlers } from './handlers/admin-settings.ts';
import { createAdminSiteHandlers } from './handlers/admin-site.ts';
import { createAdminSubscribersHandlers } from './handlers/admin-subscribers.ts';
import { createAdminSystemHandlers } from './handlers/admin-system.ts';
import { createAdminTeamHandlers } from './handlers/admin-team.ts';
import { createAdminUploadsHandlers } from './handlers/admin-uploads.ts';
import { createAdminUsersHandlers } from './handlers/admin-users.ts';
import { createAdminUsersWalletHandlers } from './handlers/admin-users-wallet.ts';
import { createAdminWritingHandlers } from './handlers/admin-writing.ts';
import { createAuthHandlers } from './handlers/auth.ts';
import { createPasskeySignInHandlers } from './handlers/auth-passkeys.ts';
import { createBlogHandlers } from './handlers/blog.ts';
import { createBlogReactionsHandlers } from './handlers/blog-reactions.ts';
import { createCommentsHandlers } from './handlers/comments.ts';
import { createContactHandlers } from './handlers/contact.ts';
import { createConversationsHandlers } from './handlers/conversations.ts';
import { createDataExportHandlers } from './handlers/data-export.ts';
import { createDownloadsHandlers } from './handlers/downloads.ts';
import { createGuestOrdersHandlers } from './handlers/guest-orders.ts';
import { createHomeHandlers } from './handlers/home.ts';
import { createInvoicesHandlers } from './handlers/invoices.ts';
import { createLegalHandlers } from './handlers/legal.ts';
import { createLicencesHandlers } from './handlers/licences.ts';
import { createMailsHandlers } from './handlers/mails.ts';
import { createNewsletterHandlers } from './handlers/newsletter.ts';
import { createNotificationsHandlers } from './handlers/notifications.ts';
import { createOrdersHandlers } from './handlers/orders.ts';
import { createOverviewHandlers } from './handlers/overview.ts';
import { createPagesHandlers } from './handlers/pages.ts';
import { createPasskeysHandlers } from './handlers/passkeys.ts';
import { createPaymentsHandlers } from './handlers/payments.ts';
import { createPayoutsHandlers } from './handlers/payouts.ts';
import { createProductsHandlers } from './handlers/products.ts';
import { createProfileHandlers } from './handlers/profile.ts';
import { createReleasesHandlers } from './handlers/releases.ts';
import { createReviewsHandlers } from './handlers/reviews.ts';
import { createSavedHandlers } from './handlers/saved.ts';
import { createSearchHandlers } from './handlers/search.ts';
import { createSecondFactorHandlers } from './handlers/second-factor.ts';
import { createServicesHandlers } from './handlers/services.ts';
import { createSessionsHandlers } from './handlers/sessions.ts';
import { createSiteHandlers } from './handlers/site.ts';
import { createVisitorConversationsHandlers } from './handlers/visitor-conversations.ts';
import { createWalletHandlers } from './handlers/wallet.ts';
import { createScenarios, type Scenarios } from './scenarios.ts';
import { toMswHandlers } from './server/adapter.ts';
import type { MockHandlers } from './server/types.ts';
import { publishDue } from './store/content.ts';
import { MockDb, type Persistence } from './store/db.ts';
import { isProven } from './store/proof.ts';
import { publishDueReleases } from './store/releases.ts';
import { hasFactor, isFactorRequired } from './store/second-factor.ts';
import { seed } from './store/seed.ts';
import type { MockState } from './store/state.ts';

/** One handler per operation of the contract. A new operation answers generated data until it has a handler here. */
const createHandlers = (db: MockDb): Partial<MockHandlers> => ({
  ...createAuthHandlers(db),
  ...createPasskeySignInHandlers(db),
  ...createPasskeysHandlers(db),
  ...createProfileHandlers(db),
  ...createDataExportHandlers(db),
  ...createSessionsHandlers(db),
  ...createSecondFactorHandlers(db),
  ...createOverviewHandlers(db),
  ...createSearchHandlers(db),
  ...createNotificationsHandlers(db),
  ...createMailsHandlers(db),
  ...createOrdersHandlers(db),
  ...createConversationsHandlers(db),
  ...createVisitorConversationsHandlers(db),
  ...createDownloadsHandlers(db),
  ...createReleasesHandlers(db),
  ...createAdminReleasesHandlers(db),
  ...createAdminLicenceKeysHandlers(db),
  ...createAdminUploadsHandlers(db),
  ...createGuestOrdersHandlers(db),
  ...createLicencesHandlers(db),
  ...createWalletHandlers(db),
  ...createPaymentsHandlers(db),
  ...createPayoutsHandlers(db),
  ...createInvoicesHandlers(db),
  ...createAdminInvoicesHandlers(db),
  ...createAdminMailsHandlers(db),
  ...createAdminCouponsHandlers(db),
  ...createAdminPayoutsHandlers(db),
  ...createAddressesHandlers(db),
  ...createSiteHandlers(db),
  ...createHomeHandlers(db),
  ...createAboutHandlers(db),
  ...createServicesHandlers(db),
  ...createLegalHandlers(db),
  ...createPagesHandlers(db),
  ...createContactHandlers(db),
  ...createProductsHandlers(db),
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
  ...createAdminUsersHandlers(db),
  ...createAdminUsersWalletHandlers(db),
  ...createAdminSettingsHandlers(db),
  ...createAdminArticlesHandlers(db),
  ...createAdminPagesHandlers(db),
  ...createAdminWritingHandlers(db),
  ...createAdminListsHandlers(db),
  ...createAdminCommentsHandlers(db),
  ...createAdminConversationsHandlers(db),
  ...createAdminSubscribersHandlers(db),
  ...createAdminSiteHandlers(db),
  ...createAdminBannerHandlers(db),
  ...createAdminPicturesHandlers(db),
  ...createAdminAnalyticsHandlers(db),
  ...createAdminActivityHandlers(db),
  ...createAdminSystemHandlers(db),
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
  options: { restored?: MockState; persistence?: Persistence; now?: number } = {},
): MockApi => {
  const db = new MockDb(() => seed(options.now), options.restored, options.persistence);
  const scenarios = createScenarios();
  const own = createHandlers(db);
  const handlers = toMswHandlers(own, {
    userOf: (token) => db.userOf(token),
    closed: () => db.state.site.maintenance,
    lacksFactor: (user) => isFactorRequired(db, user) && !hasFactor(db, user.id),
    isProven: (token) => isProven(db, token),
    acting: (right) => {
      db.right = right;
    },
    intercept: (id) => {
      publishDueReleases(db);
      publishDue(db.state); // nothing runs between two calls, so due work is done here
      return scenarios.intercept(id);
    },
    shown: scenarios.shown,
    changed: () => db.persist(),
  });
  const missing = (Object.keys(operations) as OperationId[]).filter((id) => !own[id]);
  return { db, scenarios, handlers: [...handlers, servePictures(db)], missing };
};
