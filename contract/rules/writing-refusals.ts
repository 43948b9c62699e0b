import { msg } from '../i18n/macros.ts';

/** Refusals about articles, pages, their revisions, comments and reviews. */
export const WRITING_REFUSALS = {
  postNotFound: msg`Blog post not found`,
  textGone: msg`The original has changed: one of the texts is no longer part of it. Please reload the page.`,
  textPictureGone: msg`A picture in this text is no longer in the library. Please remove or replace it.`,
  revisionGone: msg`This earlier version no longer exists`,
  revisionPictureGone: msg`The picture of that version is no longer in the library, so the current one was kept.`,
  pageNotFound: msg`Page not found`,
  pageGone: msg`This page no longer exists`,
  addressTaken: msg`The site itself uses this URL. Please choose another one.`,
  addressUsed: msg`Another page uses this URL. Please choose another one.`,
  articleAddressUsed: msg`Another article uses this URL. Please choose another one.`,
  addressNumber: msg`Please use at least one letter: plain numbers are for articles without a URL of their own.`,
  legalAddress: msg`The URL of this page cannot be changed`,
  legalStays: msg`The privacy policy and terms cannot be deleted. Unpublish them instead.`,
  pageEmpty: msg`Please write the text`,
  articleGone: msg`This article no longer exists`,
  entryGone: msg`This entry no longer exists`,
  choosePublication: msg`Please choose when the article appears`,
  publicationPast: msg`Please choose a time in the future`,
  emptyComment: msg`Please enter a comment`,
  commentGone: msg`This comment no longer exists`,
  reviewGone: msg`This review no longer exists`,
  reviewedBefore: msg`You have already reviewed this product from another account`,
  reviewUnconfirmed: msg`Please confirm your email address in your profile before you write a review.`,
  notBought: msg`Only customers who own this product can review it`,
} as const;
