// The reading calls about money, rights, mails and what people say, as in calls.mjs.

import { CUSTOMER } from './calls.mjs';

/** Lists with page numbers: path, sorts, filters. */
export const MONEY_LISTS = /** @type {const} */ ([
  [
    'adminListPayments',
    '/admin/payments',
    'admin',
    [],
    [
      'status=waiting',
      'status=paid',
      'status=expired',
      'provider=stripe',
      'search=an',
      'search=nadia',
      'search=54321',
      'search=grown.77',
      'search=zzzz',
      'from=2025-01-01&to=2026-12-31',
    ],
  ],
  [
    'adminListPayouts',
    '/admin/payouts',
    'admin',
    [],
    ['status=requested', 'search=an', 'search=grown.77', 'search=zzzz'],
  ],
  ['adminListCoupons', '/admin/coupons', 'admin', [], ['search=grown', 'search=77', 'active=true']],
  [
    'adminListMails',
    '/admin/mails',
    'admin',
    [],
    ['status=failed', 'kind=payment', 'search=an', 'search=grown.77', 'search=zzzz'],
  ],
  [
    'adminListReviews',
    '/admin/content/reviews',
    'admin',
    [],
    ['status=pending', 'stars=5', 'search=ca', 'search=calendar', 'search=zzzz'],
  ],
  ['listReviews', '/products/{product}/reviews', '', [], ['stars=5']],
  ['listConversations', '/conversations', CUSTOMER, [], []],
  ['listPayouts', '/wallet/payouts', CUSTOMER, [], []],
  ['adminListRevisions', '/admin/writing/posts/{post}/revisions', 'admin', [], []],
]);

/** Plain calls: path, who, and what else. */
export const MONEY_SINGLE = /** @type {[operation: string, path: string, as: string][]} */ ([
  ['getOwnEmail', '/users/email', CUSTOMER],
  ['getMailChoices', '/users/mails', CUSTOMER],
  ['getDataExport', '/data-export', CUSTOMER],
  ['listSessions', '/sessions', CUSTOMER],
  ['getProof', '/proof', 'admin'],
  ['getSecondFactor', '/second-factor', CUSTOMER],
  ['listPasskeys', '/passkeys', CUSTOMER],
  ['listPlanOffers', '/downloads/{download}/plans', CUSTOMER],
  ['listLicences', '/licences', CUSTOMER],
  ['listSavedProductCards', '/saved/products', CUSTOMER],
  ['listPaymentMethods', '/payments/methods', CUSTOMER],
  ['getPayment', '/payments/{payment}', CUSTOMER],
  ['listOrderInvoices', '/orders/{order}/invoices', CUSTOMER],
  ['getBillingDetails', '/billing-details', CUSTOMER],
  ['getPayoutAccount', '/wallet/payout-account', CUSTOMER],
  ['getConversation', '/conversations/{conversation}', CUSTOMER],
  ['getOwnReview', '/products/{product}/review', CUSTOMER],
  ['adminGetPayment', '/admin/payments/{payment}', 'admin'],
  ['adminGetPayout', '/admin/payouts/{payout}', 'admin'],
  ['adminGetCoupon', '/admin/coupons/{coupon}', 'admin'],
  ['adminListOrderInvoices', '/admin/orders/{order}/invoices', 'admin'],
  ['adminExportInvoices', '/admin/invoices/export?month={month}', 'admin'],
  ['adminExportProducts', '/admin/products-csv', 'admin'],
  ['adminGetLicencePool', '/admin/products/{pooled}/licence-keys', 'admin'],
  ['adminListInvitations', '/admin/invitations', 'admin'],
  ['adminListUploads', '/admin/uploads', 'admin'],
  ['adminGetConversation', '/admin/conversations/{conversation}', 'admin'],
  ['adminCompareRevision', '/admin/writing/posts/{post}/revisions/{revision}', 'admin'],
  ['adminProposeAddress', '/admin/writing/posts/address?title=calendar', 'admin'],
]);
