import type * as z from 'zod/mini';
import * as addresses from '../generated/zod/addresses/addresses.zod.ts';
import * as admin from '../generated/zod/admin/admin.zod.ts';
import * as adminActivity from '../generated/zod/admin-activity/admin-activity.zod.ts';
import * as adminAnalytics from '../generated/zod/admin-analytics/admin-analytics.zod.ts';
import * as adminContent from '../generated/zod/admin-content/admin-content.zod.ts';
import * as adminOrders from '../generated/zod/admin-orders/admin-orders.zod.ts';
import * as adminPictures from '../generated/zod/admin-pictures/admin-pictures.zod.ts';
import * as adminProducts from '../generated/zod/admin-products/admin-products.zod.ts';
import * as adminSettings from '../generated/zod/admin-settings/admin-settings.zod.ts';
import * as adminUsers from '../generated/zod/admin-users/admin-users.zod.ts';
import * as auth from '../generated/zod/auth/auth.zod.ts';
import * as blog from '../generated/zod/blog/blog.zod.ts';
import * as catalogue from '../generated/zod/catalogue/catalogue.zod.ts';
import * as comments from '../generated/zod/comments/comments.zod.ts';
import * as contact from '../generated/zod/contact/contact.zod.ts';
import * as dashboard from '../generated/zod/dashboard/dashboard.zod.ts';
import * as downloads from '../generated/zod/downloads/downloads.zod.ts';
import * as newsletter from '../generated/zod/newsletter/newsletter.zod.ts';
import * as orders from '../generated/zod/orders/orders.zod.ts';
import * as site from '../generated/zod/site/site.zod.ts';
import * as users from '../generated/zod/users/users.zod.ts';
import * as wallet from '../generated/zod/wallet/wallet.zod.ts';

const generated: Record<string, unknown> = {
  ...addresses,
  ...admin,
  ...adminContent,
  ...adminUsers,
  ...adminActivity,
  ...adminProducts,
  ...adminOrders,
  ...adminAnalytics,
  ...adminSettings,
  ...adminPictures,
  ...auth,
  ...blog,
  ...catalogue,
  ...comments,
  ...contact,
  ...dashboard,
  ...downloads,
  ...newsletter,
  ...orders,
  ...site,
  ...users,
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
