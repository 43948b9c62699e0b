/**
 * List of the administration
 */
export type AdminList = typeof AdminList[keyof typeof AdminList];


export const AdminList = {
  orders: 'orders',
  payments: 'payments',
  payouts: 'payouts',
  invoices: 'invoices',
  coupons: 'coupons',
  products: 'products',
  reviews: 'reviews',
  users: 'users',
  conversations: 'conversations',
  mails: 'mails',
  subscribers: 'subscribers',
  waitlist: 'waitlist',
  articles: 'articles',
  comments: 'comments',
  pictures: 'pictures',
  activity: 'activity',
  translations: 'translations',
  newsletters: 'newsletters',
  renewals: 'renewals',
} as const;
