import { msg } from '../i18n/macros.ts';

/** Errors of conversations between users and the studio. */
export const CONVERSATION_REFUSALS = {
  conversationGone: msg`This conversation no longer exists`,
  conversationLinkUnknown: msg`This link doesn’t work`,
  conversationMoved: msg`This conversation has changed. Review the latest messages before sending.`,
  attachmentType: msg`Please choose a picture, a PDF, a ZIP or a plain text file`,
  attachmentGone: msg`This file no longer exists`,
  notOnTeam: msg`This account cannot reply to messages`,
  cannedTextGone: msg`This text no longer exists`,
  cannedTextTwice: msg`A saved reply with this title already exists`,
} as const;
