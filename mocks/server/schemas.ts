import type * as z from 'zod/mini';
import * as addresses from '../generated/zod/addresses/addresses.zod.ts';
import * as adminActivity from '../generated/zod/admin-activity/admin-activity.zod.ts';
import * as adminAnalytics from '../generated/zod/admin-analytics/admin-analytics.zod.ts';
import * as adminArticles from '../generated/zod/admin-articles/admin-articles.zod.ts';
import * as adminBanner from '../generated/zod/admin-banner/admin-banner.zod.ts';
import * as adminComments from '../generated/zod/admin-comments/admin-comments.zod.ts';
import * as adminLists from '../generated/zod/admin-lists/admin-lists.zod.ts';
import * as adminMessages from '../generated/zod/admin-messages/admin-messages.zod.ts';
import * as adminOrders from '../generated/zod/admin-orders/admin-orders.zod.ts';
import * as adminPictures from '../generated/zod/admin-pictures/admin-pictures.zod.ts';
import * as adminProducts from '../generated/zod/admin-products/admin-products.zod.ts';
import * as adminSettings from '../generated/zod/admin-settings/admin-settings.zod.ts';
import * as adminSubscribers from '../generated/zod/admin-subscribers/admin-subscribers.zod.ts';
import * as adminUsers from '../generated/zod/admin-users/admin-users.zod.ts';
import * as auth from '../generated/zod/auth/auth.zod.ts';
import * as blog from '../generated/zod/blog/blog.zod.ts';
import * as comments from '../generated/zod/comments/comments.zod.ts';
import * as contact from '../generated/zod/contact/contact.zod.ts';
import * as downloads from '../generated/zod/downloads/downloads.zod.ts';
import * as legal from '../generated/zod/legal/legal.zod.ts';
import * as newsletter from '../generated/zod/newsletter/newsletter.zod.ts';
import * as notifications from '../generated/zod/notifications/notifications.zod.ts';
import * as orders from '../generated/zod/orders/orders.zod.ts';
import * as products from '../generated/zod/products/products.zod.ts';
import * as profile from '../generated/zod/profile/profile.zod.ts';
import * as search from '../generated/zod/search/search.zod.ts';
import * as wallet from '../generated/zod/wallet/wallet.zod.ts';

const generated: Record<string, unknown> = {
  ...addresses,
  ...adminActivity,
  ...adminAnalytics,
  ...adminArticles,
  ...adminBanner,
  ...adminComments,
  ...adminLists,
  ...adminMessages,
  ...adminOrders,
  ...adminPictures,
  ...adminProducts,
  ...adminSettings,
  ...adminSubscribers,
  ...adminUsers,
  ...auth,
  ...blog,
  ...comments,
  ...contact,
  ...downloads,
  ...legal,
  ...newsletter,
  ...notifications,
  ...orders,
  ...products,
  ...profile,
  ...search,
  ...wallet,
};

export type Place = 'Body' | 'QueryParams' | 'Params';

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

/** The generated schema of one part of an operation's request, when the contract has that part. */
export const schemaOf = (operationId: string, place: Place): z.ZodMiniType | undefined => {
  const value = generated[operationId.charAt(0).toUpperCase() + operationId.slice(1) + place];
  return isSchema(value) ? value : undefined;
};
