import { msg } from '../i18n/macros.ts';

/** Refusals about quotes, merged into the list of refusals. */
export const QUOTE_REFUSALS = {
  quoteGone: msg`This quote no longer exists`,
  quoteAccepted: msg`This quote has been accepted`,
  quoteTitle: msg`Please enter a title`,
  quoteIds: msg`Two entries have the same id`,
  quoteValidity: msg`Please enter a day that is not in the past`,
  quotePhaseName: msg`Please enter a name`,
  quotePhaseDates: msg`The end can’t be before the start`,
  quoteSharePhase: msg`Please select a phase`,
  quoteShareEmpty: msg`Please enter more than 0 %`,
  quoteSchedule: msg`The payments must add up to 100 %`,
  quotePercent: msg`Please enter a percentage with at most two decimals`,
  quoteOnlyOptions: msg`Please add an item that is not optional`,
  quoteLinkUnknown: msg`This link doesn’t work. Please use the one in our latest email.`,
  quoteChanged: msg`We sent a new version of this quote. Reload the page to read it.`,
  quoteTotalChanged: msg`The total doesn’t match your selection. Reload the page and check it again.`,
  quoteExpired: msg`This quote has expired. Ask us for a new one.`,
  quoteDeclined: msg`This quote was declined`,
  quoteOption: msg`This option is not part of the quote`,
  quoteSigner: msg`Please enter your full name`,
  quoteQuestion: msg`Please enter your question`,
  quoteLine: msg`This item is not part of the quote`,
};
