/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Fields with `format: money`, by operation; `*` stands for every item. */
export const moneyFields: Readonly<Record<string, readonly string[]>> = {
  createOrder: ['total', 'chosen_price'],
  quoteOrder: ['chosen_price'],
  payLinkedInvoice: ['amount'],
  acceptQuote: ['total'],
  addCartItem: ['chosen_price'],
  orderCart: ['total'],
  orderGuestCart: ['total'],
  createGuestOrder: ['total', 'chosen_price'],
  quoteGuestOrder: ['chosen_price'],
  createRenewal: ['total'],
  addFunds: ['amount'],
  withdrawFunds: ['amount'],
  adminAdjustUserWallet: ['amount'],
  adminCreateProduct: ['pricing.*.price', 'pricing.*.launch.price', 'pricing.*.suggestedPrice', 'pricing.*.countryPrices.*.price', 'pricing.*.secondPrice.price'],
  adminUpdateProduct: ['product.pricing.*.price', 'product.pricing.*.launch.price', 'product.pricing.*.suggestedPrice', 'product.pricing.*.countryPrices.*.price', 'product.pricing.*.secondPrice.price'],
  adminRefundOrder: ['amount', 'refunded'],
  adminCreditInvoice: ['amount', 'left'],
  adminRecordInvoicePayment: ['amount', 'left', 'withheld.amount'],
  adminSaveInvoiceDraft: ['lines.*.unitPrice', 'lines.*.discount', 'instalments.*.amount'],
  adminSendInvoiceDraft: ['due'],
  adminCreateBundle: ['price'],
  adminUpdateBundle: ['price'],
  adminUpdatePaymentSettings: ['fees.*.fixed', 'invoice.maximum'],
  adminUpdateLead: ['value'],
  adminSetProjectHours: ['rate'],
  adminSaveWorkEntry: ['rate', 'amount'],
  adminStartCarePlan: ['fee', 'rate'],
  adminSaveQuote: ['lines.*.unitPrice', 'lines.*.discount'],
};

/** Arrays without equal items, by operation. */
export const uniqueFields: Readonly<Record<string, readonly string[]>> = {
  acceptQuote: ['selected'],
  saveProjectPerson: ['rights'],
  startConversation: ['fileIds'],
  answerConversation: ['fileIds'],
  adminCreateApiKey: ['scopes'],
  createOwnApiKey: ['scopes'],
  adminCreateWebhook: ['events'],
  adminUpdateWebhook: ['events'],
  adminCreateProduct: ['badges'],
  adminUpdateProduct: ['product.badges'],
  adminRefundOrder: ['seats.ids'],
  adminSaveInvoiceDraft: ['deposits'],
  adminCreateAffiliate: ['products'],
  adminUpdateAffiliate: ['products'],
  adminCreateCoupon: ['products'],
  adminCreateCoupons: ['products'],
  adminUpdateCoupon: ['products'],
  adminCreateCaseStudy: ['services'],
  adminUpdateCaseStudy: ['services'],
  adminOrderContent: ['ids'],
  adminUpdatePaymentSettings: ['off'],
  adminAnswerConversation: ['fileIds'],
  adminSaveOrganisationPerson: ['rights'],
  adminInvoiceHours: ['ids'],
};
