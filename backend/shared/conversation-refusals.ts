/** Errors of conversations between users and the studio. */
export const CONVERSATION_REFUSALS = {
  conversationGone: 'This conversation no longer exists',
  conversationLinkUnknown: 'This link opens no conversation',
  conversationMoved: 'This conversation has changed. Review the latest messages before sending.',
  attachmentType: 'Please choose a picture, a PDF, a ZIP or a plain text',
  attachmentGone: 'This file no longer exists',
  notOnTeam: 'This person cannot answer messages',
  cannedTextGone: 'This text no longer exists',
  cannedTextTwice: 'There is a text with this title already',
} as const;
