/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Operation of a client's link → the rights that permit it; one is enough. */
export const clientRights = {
  getLinkedInvoice: ['pay'],
  getLinkedInvoicePdf: ['pay'],
  getLinkedReceipt: ['pay'],
  payLinkedInvoice: ['pay'],
  reportInvoiceTransfer: ['pay'],
  getLinkedQuote: ['see', 'approve'],
  getLinkedQuotePdf: ['see', 'approve'],
  recordQuoteView: ['see', 'approve'],
  askQuoteQuestion: ['see', 'approve'],
  acceptQuote: ['approve'],
  declineQuote: ['approve'],
  getLinkedProject: ['see', 'approve', 'pay', 'manage'],
  getLinkedProjectFile: ['see', 'approve'],
  getLinkedProjectPreview: ['see', 'approve'],
  listLinkedProjectMarks: ['see', 'approve'],
  addLinkedProjectMark: ['see', 'approve'],
  replyToLinkedProjectMark: ['see', 'approve'],
  resolveLinkedProjectMark: ['see', 'approve'],
  reviewDeliverable: ['approve'],
  requestProjectChange: ['approve'],
  getLinkedDelivery: ['see'],
  signHandover: ['approve'],
  getLinkedHandoverPdf: ['see', 'approve'],
  getLinkedProjectRecord: ['see'],
  sendProjectMessage: ['see'],
  getProjectMessageFile: ['see'],
  listProjectPeople: ['manage'],
  saveProjectPerson: ['manage'],
  removeProjectPerson: ['manage'],
  bookCall: ['see'],
} as const;

export type ClientOperation = keyof typeof clientRights;
