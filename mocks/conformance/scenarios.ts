import type { Scenario } from './scenario.ts';
import { aboutScenarios } from './scenarios/about.ts';
import { addressesScenarios } from './scenarios/addresses.ts';
import { adminActivityScenarios } from './scenarios/admin-activity.ts';
import { adminAnalyticsScenarios } from './scenarios/admin-analytics.ts';
import { adminArticlesScenarios } from './scenarios/admin-articles.ts';
import { adminBannerScenarios } from './scenarios/admin-banner.ts';
import { adminCommentsScenarios } from './scenarios/admin-comments.ts';
import { adminListsScenarios } from './scenarios/admin-lists.ts';
import { adminMessagesScenarios } from './scenarios/admin-messages.ts';
import { adminOrdersScenarios } from './scenarios/admin-orders.ts';
import { adminOverviewScenarios } from './scenarios/admin-overview.ts';
import { adminPicturesScenarios } from './scenarios/admin-pictures.ts';
import { adminProductsScenarios } from './scenarios/admin-products.ts';
import { adminSettingsScenarios } from './scenarios/admin-settings.ts';
import { adminSubscribersScenarios } from './scenarios/admin-subscribers.ts';
import { adminUsersScenarios } from './scenarios/admin-users.ts';
import { authScenarios } from './scenarios/auth.ts';
import { blogScenarios } from './scenarios/blog.ts';
import { commentsScenarios } from './scenarios/comments.ts';
import { contactScenarios } from './scenarios/contact.ts';
import { downloadsScenarios } from './scenarios/downloads.ts';
import { homeScenarios } from './scenarios/home.ts';
import { legalScenarios } from './scenarios/legal.ts';
import { newsletterScenarios } from './scenarios/newsletter.ts';
import { notificationsScenarios } from './scenarios/notifications.ts';
import { ordersScenarios } from './scenarios/orders.ts';
import { overviewScenarios } from './scenarios/overview.ts';
import { productsScenarios } from './scenarios/products.ts';
import { profileScenarios } from './scenarios/profile.ts';
import { searchScenarios } from './scenarios/search.ts';
import { servicesScenarios } from './scenarios/services.ts';
import { siteScenarios } from './scenarios/site.ts';
import { transportScenarios } from './scenarios/transport.ts';
import { walletScenarios } from './scenarios/wallet.ts';

/** One file for each tag of the contract, in its order; what holds for every call stands in `transport.ts`. */
export const scenarios: Scenario[] = [
  ...authScenarios,
  ...profileScenarios,
  ...overviewScenarios,
  ...searchScenarios,
  ...notificationsScenarios,
  ...ordersScenarios,
  ...downloadsScenarios,
  ...walletScenarios,
  ...addressesScenarios,
  ...siteScenarios,
  ...homeScenarios,
  ...aboutScenarios,
  ...servicesScenarios,
  ...legalScenarios,
  ...contactScenarios,
  ...productsScenarios,
  ...blogScenarios,
  ...commentsScenarios,
  ...newsletterScenarios,
  ...adminOverviewScenarios,
  ...adminProductsScenarios,
  ...adminOrdersScenarios,
  ...adminUsersScenarios,
  ...adminSettingsScenarios,
  ...adminArticlesScenarios,
  ...adminListsScenarios,
  ...adminCommentsScenarios,
  ...adminMessagesScenarios,
  ...adminSubscribersScenarios,
  ...adminBannerScenarios,
  ...adminPicturesScenarios,
  ...adminAnalyticsScenarios,
  ...adminActivityScenarios,
  ...transportScenarios,
];

/** Documented pairs that these scenarios do not bring about, each with its reason; an entry that is met anyway fails the suite. */
export const notMet: Record<string, string> = {
  'register 429': 'attempts are not limited in this suite; the backend proves each limit with its own test',
  'login 429': 'as register 429',
  'adminLogin 429': 'as register 429',
  'requestPasswordReset 429': 'as register 429',
  'confirmPasswordReset 429': 'as register 429',
  'updateProfile 429': 'as register 429',
  'uploadAvatar 429': 'as register 429',
  'confirmPasswordReset 200': 'the token travels by mail; the backend proves it with its outbox',
  'getDownloadFile 206': 'the mock serves whole files; the backend proves ranges with its own test',
  'getDownloadFile 304': 'as getDownloadFile 206',
  'getDownloadFile 416': 'as getDownloadFile 206',
  'sendContactMessage 429': 'as register 429',
  'saveProduct 403': 'only a page of another site is refused; the backend proves it with its own test',
  'unsaveProduct 403': 'as saveProduct 403',
  'saveProduct 429': 'as register 429',
  'saveProduct 409': 'takes 500 products; the backend proves it with its own test',
  'adminUploadProductFile 413': 'takes a file of 50 MB; the backend proves it with its own test',
  'adminUploadPicture 429': 'as register 429',
  'likePost 403': 'only a page of another site is refused; the backend proves it with its own test',
  'unlikePost 403': 'as likePost 403',
  'savePost 403': 'as likePost 403',
  'unsavePost 403': 'as likePost 403',
  'savePost 409': 'takes 500 articles; the backend proves it with its own test',
  'likePost 429': 'attempts are not limited in this suite; the backend proves each limit with its own test',
  'savePost 429': 'as likePost 429',
  'createComment 429': 'as likePost 429',
  'subscribeToNewsletter 429': 'as likePost 429',
  'confirmNewsletter 429': 'as likePost 429',
  'unsubscribeFromNewsletter 429': 'as likePost 429',
  'confirmNewsletter 200': 'the token travels by mail; both sides prove it with their outbox',
  'unsubscribeFromNewsletter 200': 'as confirmNewsletter 200',
};
