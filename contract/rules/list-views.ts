/** The operation behind each list: a user who may call it sees and saves views of the list. */
export const LIST_OPERATIONS = {
  orders: 'adminListOrders',
  payments: 'adminListPayments',
  payouts: 'adminListPayouts',
  invoices: 'adminListInvoices',
  coupons: 'adminListCoupons',
  products: 'adminListProducts',
  reviews: 'adminListReviews',
  users: 'adminListUsers',
  conversations: 'adminListConversations',
  mails: 'adminListMails',
  subscribers: 'adminListSubscribers',
  waitlist: 'adminListSubscribers',
  articles: 'adminListPosts',
  comments: 'adminListComments',
  pictures: 'adminListPictures',
  activity: 'adminListActivity',
  translations: 'adminListTranslations',
  newsletters: 'adminListNewsletters',
  renewals: 'adminListRenewals',
} as const;

/** Maximum number of views of one list that the team has, and that each administrator has. */
export const MAX_VIEWS = 30;
