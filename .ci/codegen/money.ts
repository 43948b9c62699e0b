// What a call outdates that moves money, or what was bought with it, or makes an account safer.

/** A query of another tag; its key lives in that tag's file. */
export const other = (tag: string, query: string) => ({ query, file: `./${tag}/${tag}.ts` });

/** What the dashboard tells about money. */
const AFTER_MONEY = [other('overview', 'getDashboardSummary'), other('notifications', 'listNotifications')];

export const money = [
  {
    onMutations: ['addFunds', 'withdrawFunds'],
    invalidates: ['getWalletBalance', 'listTransactions', other('payouts', 'listPayouts'), ...AFTER_MONEY],
  },
  {
    onMutations: ['cancelPayout'],
    invalidates: [
      'listPayouts',
      other('wallet', 'getWalletBalance'),
      other('wallet', 'listTransactions'),
      ...AFTER_MONEY,
    ],
  },
  {
    onMutations: ['rotateLicence', 'createLicenceFile', 'renameLicenceDevice', 'removeLicenceDevice'],
    invalidates: ['listLicences'],
  },
  {
    onMutations: ['saveReview', 'deleteReview'],
    invalidates: [
      { query: 'getOwnReview', params: ['id'] },
      { query: 'listReviews', params: ['id'] },
      { ...other('products', 'getProduct'), params: ['id'] },
    ],
  },
  {
    onMutations: ['adminModerateReview', 'adminDeleteReview'],
    invalidates: ['adminListReviews', other('products', 'listProducts')],
  },
  {
    onMutations: ['setReleaseMails'],
    invalidates: [{ query: 'listOwnReleases', params: ['id'] }, other('mails', 'getMailChoices')],
  },
  {
    onMutations: [
      'adminCreateRelease',
      'adminUpdateRelease',
      'adminDeleteRelease',
      'adminPublishRelease',
      'adminWithdrawRelease',
    ],
    invalidates: [
      { query: 'adminListReleases', params: ['id'] },
      other('admin-products', 'adminListProducts'),
      other('products', 'listProducts'),
      other('admin-activity', 'adminListActivity'),
    ],
  },
  { onMutations: ['adminRetryRefund'], invalidates: ['adminListOrders', { query: 'adminGetOrder', params: ['id'] }] },
  { onMutations: ['reportGuestTransfer'], invalidates: ['getGuestOrder'] },
  {
    onMutations: ['joinGuestOrder'],
    invalidates: [
      other('orders', 'listOrders'),
      other('downloads', 'listDownloads'),
      other('licences', 'listLicences'),
      ...AFTER_MONEY,
    ],
  },
  { onMutations: ['saveBillingDetails'], invalidates: ['getBillingDetails'] },
  { onMutations: ['adminUpdateInvoiceSettings'], invalidates: ['adminGetInvoiceSettings'] },
  { onMutations: ['savePayoutAccount'], invalidates: ['getPayoutAccount', 'listPayouts'] },
  {
    onMutations: ['adminSetPayoutStatus'],
    invalidates: ['adminListPayouts', { query: 'adminGetPayout', params: ['id'] }],
  },
  { onMutations: ['adminCreateCoupon', 'adminDeleteCoupon'], invalidates: ['adminListCoupons'] },
  {
    onMutations: ['adminUpdateCoupon'],
    invalidates: ['adminListCoupons', { query: 'adminGetCoupon', params: ['id'] }],
  },
  { onMutations: ['reportTransfer'], invalidates: [{ query: 'getPayment', params: ['id'] }] },
  {
    onMutations: ['adminDecidePayment'],
    invalidates: ['adminListPayments', { query: 'adminGetPayment', params: ['id'] }],
  },
  {
    onMutations: ['adminUpdatePaymentSettings'],
    invalidates: [other('payments', 'listPaymentMethods'), other('admin-activity', 'adminListActivity')],
  },
  {
    onMutations: ['createOrder'],
    invalidates: [
      'listOrders',
      other('wallet', 'getWalletBalance'),
      other('wallet', 'listTransactions'),
      other('downloads', 'listDownloads'),
      other('licences', 'listLicences'),
      ...AFTER_MONEY,
    ],
  },
];

/** What a call outdates that belongs to a conversation; the shown one is replaced by the answer. */
export const conversations = [
  {
    onMutations: ['startConversation', 'answerConversation', 'markConversationRead'],
    invalidates: ['listConversations'],
  },
  {
    onMutations: ['adminAnswerConversation', 'adminUpdateConversation'],
    invalidates: [
      'adminListConversations',
      { query: 'adminGetConversation', params: ['id'] },
      other('admin-overview', 'adminGetOverview'),
      other('admin-activity', 'adminListActivity'),
    ],
  },
  {
    onMutations: ['adminCreateCannedText', 'adminUpdateCannedText', 'adminDeleteCannedText'],
    invalidates: ['adminListCannedTexts'],
  },
];

/** What a call outdates that makes an account safer. */
export const safety = [
  { onMutations: ['endSession', 'endOtherSessions'], invalidates: ['listSessions'] },
  { onMutations: ['addPasskey', 'renamePasskey', 'removePasskey'], invalidates: ['listPasskeys'] },
  { onMutations: ['sendEmailLink', 'cancelEmailChange'], invalidates: ['getOwnEmail'] },
  {
    onMutations: ['confirmSecondFactor', 'disableSecondFactor', 'renewRecoveryCodes'],
    invalidates: ['getSecondFactor'],
  },
];
