/** Those about what people and the studio write to each other. */
export const CONVERSATION_REFUSALS = {
  conversationGone: 'This conversation does not exist any more',
  conversationLinkUnknown: 'This link opens no conversation',
  conversationMoved: 'Somebody has written or changed something here meanwhile. Read it first, then send.',
  attachmentType: 'Please choose a picture, a PDF, a ZIP or a plain text',
  attachmentGone: 'This file does not exist any more',
  notOnTeam: 'This person cannot answer messages',
  cannedTextGone: 'This text does not exist any more',
  cannedTextTwice: 'There is a text with this title already',
} as const;
