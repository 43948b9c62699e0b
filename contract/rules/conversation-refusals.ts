/** Errors of conversations between users and the studio. */
export const CONVERSATION_REFUSALS = {
  conversationGone: 'This conversation no longer exists',
  conversationLinkUnknown: 'This link doesn’t work',
  conversationMoved: 'This conversation has changed. Review the latest messages before sending.',
  attachmentType: 'Please choose a picture, a PDF, a ZIP or a plain text file',
  attachmentGone: 'This file no longer exists',
  notOnTeam: 'This account cannot reply to messages',
  cannedTextGone: 'This text no longer exists',
  cannedTextTwice: 'A saved reply with this title already exists',
} as const;
