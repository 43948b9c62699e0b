/** The public screens; the ids are those of the demo content. */
export const publicRoutes = [
  '/',
  '/about',
  '/services',
  '/products',
  '/product/1',
  '/contact',
  '/blog',
  '/blog/1',
  '/login',
  '/register',
  '/forgot-password',
  '/privacy-policy',
  '/terms-and-conditions',
];

export const customerRoutes = [
  '/dashboard',
  '/dashboard/orders',
  '/dashboard/downloads',
  '/dashboard/messages',
  '/dashboard/wallet',
  '/dashboard/addresses',
  '/dashboard/profile',
  '/dashboard/saved',
];

/** An unknown path. */
export const unknownRoute = '/no-such-page';
