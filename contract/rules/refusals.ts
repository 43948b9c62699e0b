import { msg, plural } from '../i18n/macros.ts';
import type { Localised } from '../i18n/message.ts';
import { AFFILIATE_REFUSALS } from './affiliate-refusals.ts';
import { API_KEY_REFUSALS } from './api-key-refusals.ts';
import { CALL_REFUSALS } from './call-refusals.ts';
import { CART_REFUSALS } from './cart-refusals.ts';
import { CASE_STUDY_REFUSALS } from './case-study-refusals.ts';
import { CONVERSATION_REFUSALS } from './conversation-refusals.ts';
import { GIFT_REFUSALS } from './gift-refusals.ts';
import { INVOICE_REFUSALS } from './invoice-refusals.ts';
import { LICENCE_REFUSALS } from './licence-refusals.ts';
import { NEWSLETTER_REFUSALS } from './newsletter-refusals.ts';
import { PRICE_REFUSALS } from './price-refusals.ts';
import { PROJECT_REFUSALS } from './project-refusals.ts';
import { QUOTE_REFUSALS } from './quote-refusals.ts';
import { REDIRECT_REFUSALS } from './redirect-refusals.ts';
import { RENEWAL_REFUSALS } from './renewal-refusals.ts';
import { SEAT_REFUSALS } from './seat-refusals.ts';
import { SECURITY_REFUSALS } from './security-refusals.ts';
import { SEQUENCE_REFUSALS } from './sequence-refusals.ts';
import { SIGN_IN_REFUSALS } from './sign-in-refusals.ts';
import { TIMELINE_REFUSALS } from './timeline-refusals.ts';
import { WEBHOOK_REFUSALS } from './webhook-refusals.ts';
import { WRITING_REFUSALS } from './writing-refusals.ts';

const SAVED_THINGS = {
  products: msg`products`,
  articles: msg`articles`,
  addresses: msg`addresses`,
  views: msg`views`,
};

/** Error messages for users, the same from every server. Screens show them unchanged. */
export const REFUSALS = {
  // authentication
  signIn: msg`Please sign in to continue`,
  wrongLogin: msg`Invalid email or password`,
  wrongAdminLogin: msg`Invalid credentials`,
  unauthorized: msg`Unauthorized access`,
  accessDenied: msg`You do not have access to this`,
  suspended: msg`This account is suspended. Please contact us.`,
  registrationClosed: msg`Registration is closed at the moment`,
  emailTaken: msg`An account with this email already exists`,
  wrongCurrentPassword: msg`Your current password is not correct`,
  weakPassword: msg`This password is too easy to guess. Please choose another one.`,
  currentPasswordMissing: msg`Please enter your current password`,
  wrongFactorCode: msg`This code is not correct, or it was used before`,
  signInExpired: msg`Your sign-in timed out. Please enter your password again.`,
  wrongPasskey: msg`This passkey does not belong to any account here`,
  passkeyNotMade: msg`This passkey could not be checked. Please try again.`,
  passkeyKnown: msg`This passkey is already in use`,
  passkeyGone: msg`This passkey no longer exists`,
  passkeyLines: msg`Please enter the name in one line`,
  passkeysFull: (max: number) => msg`An account can have up to ${max} passkeys. Please remove one first.`,
  lastFactor: msg`Administrators need an authenticator app or a passkey. Add another one first.`,
  proofNeeded: msg`Please confirm that it is you`,
  proveByFactor: msg`This account has an authenticator app. Use one of its codes or a passkey.`,
  factorIsOn: msg`An authenticator app is already in use. Turn it off first.`,
  factorIsOff: msg`No authenticator app is in use`,
  factorNeeded: msg`Please set up an authenticator app or a passkey in your profile first`,
  factorRequired: msg`Administrators need an authenticator app or a passkey. The owner can change this in the settings.`,
  ownFactorFirst: msg`Set up an authenticator app or a passkey in your own profile first`,
  ownFactor: msg`Turn off your own authenticator app in your profile`,
  emailConfirmed: msg`Your email address is already confirmed.`,
  invitationEnded: msg`This invitation is no longer valid. Please ask for a new one.`,
  invitationGone: msg`This invitation no longer exists`,
  invitedAlready: msg`This email address has already been invited. Resend the invitation or withdraw it.`,
  resetExpired: msg`This link has expired. Please ask for a new one.`,
  maintenance: msg`The site is closed for maintenance. Please try again later.`,

  // requests
  methodNotAllowed: msg`This method is not available here`,
  onlyOnSite: msg`This is only possible on the site itself`,
  rangeNotAvailable: msg`The requested range is not available`,
  internal: msg`Something went wrong on our side. Please try again later.`,
  unavailable: msg`This service is not available at the moment`,
  busy: msg`The server is busy. Please try again in a moment.`,
  tooMany: msg`Too many attempts. Please try again later.`,
  valueNotStorable: msg`The request contains a value that cannot be stored`,
  storageFull: msg`There is not enough space for this file. Please free up space on the server first.`,
  fileUnavailable: msg`This file is not available`,
  accountChanged: msg`Your account was changed at the same time. Please try again.`,
  tooManyPixels: (megapixels: number) => msg`The picture has too many pixels: ${megapixels} megapixels at most`,
  notFound: msg`Not found`,
  notValid: msg`The request is not valid`,
  tooManyHits: msg`Only the first 1,000 results are shown. Please narrow your search.`,
  notStorable: msg`The text contains characters that cannot be stored`,
  tooLarge: msg`The request is too large`,
  fileTooLarge: msg`The file is too large`,
  wrongType: msg`This type of content is not supported`,
  brokenUpload: msg`The uploaded form is damaged`,
  chooseFile: msg`Please choose one file`,
  stale: msg`This has been changed since you opened it. Reload to see the latest version.`,
  draftMissing: msg`Draft not found`,
  draftNewer: msg`Someone else has saved a newer draft`,
  namedTwice: msg`Every entry needs a unique name`,
  topicTwice: (name: string) => msg`“${name}” is already in this list`,
  topicLong: (max: number) => msg`A name can have up to ${max} characters`,
  topicUnknown: (name: string) => msg`“${name}” is not in this list`,
  topicNeeded: (name: string, uses: number) =>
    msg`“${name}” is used ${plural(uses, { one: 'once', other: '# times' })}. Choose a replacement.`,
  versionMissing: msg`Please include the version you are changing`,
  keyUsed: msg`This idempotency key was already used for another request`,
  keyInUse: msg`The first request with this idempotency key is still running, or was interrupted`,

  // emails
  mailGone: msg`Email not found in the log`,
  mailWaits: msg`This email is still being sent`,
  mailNotStored: msg`Emails of this kind are not stored and cannot be resent`,
  mailText: msg`The text of this email is no longer stored`,
  mailKindUnknown: msg`The site sends no emails of this kind`,
  recipientTwice: msg`Please enter each email address only once`,
  timeZoneUnknown: msg`Please choose a time zone from the list`,
  mailLinkUnknown: msg`This link is incomplete. Please open it from the email again.`,
  emailUnconfirmed: msg`Please confirm your email address before you turn on the newsletter.`,

  // money and orders
  insufficientFunds: msg`Insufficient funds`,
  walletFull: (max: Localised) => msg`A wallet can hold at most ${max}`,
  statementOrder: msg`The end date cannot be before the start date`,
  statementLong: (days: number) => msg`Please choose a period of at most ${days} days`,
  statementFull: (rows: number) =>
    msg`This period has more than ${plural(rows, { other: '# transactions' })}. Choose a shorter one, or use the CSV file.`,
  paymentsClosed: msg`You cannot add funds because no payment provider is connected`,
  providerUnknown: msg`Please choose a payment method`,
  chargeTooSmall: (title: string | Localised, least: Localised) =>
    msg`${title} payments start at ${least}. Choose another payment method or a larger amount.`,
  chargeTooLarge: (title: string | Localised, max: Localised) =>
    msg`${title} payments can be at most ${max}. Choose another payment method or a smaller amount.`,
  providerUnavailable: msg`The payment provider is not responding. You were not charged. Please try again.`,
  orderLinkUnknown: msg`This link doesn’t work`,
  guestHasNoWallet: msg`Guests have no wallet. Refund to the original payment method.`,
  planIsFree: msg`This plan is free, so no payment is needed`,
  orderNotWaiting: msg`This order is not awaiting this payment. Refund it at the provider, then refuse it here.`,
  paymentsOpen: msg`Please finish your open payments first`,
  paymentGone: msg`Payment not found`,
  transferClosed: msg`A transfer reference can no longer be added to this payment`,
  transferTaken: msg`This transfer reference was already used for another payment`,
  transferLines: msg`Please enter the transfer reference in one line`,
  paymentChanged: msg`The customer has since corrected the transfer reference. Please check it again.`,
  paymentDiffers: msg`The payment does not match the order. Refund it at the provider, then refuse it here.`,
  paymentDecided: msg`This payment has already been reviewed`,
  manualIncomplete: msg`Please enter a name and say how customers pay`,
  couponUnknown: msg`Code not found`,
  couponEnded: msg`This code is no longer valid`,
  couponOther: msg`This code is not for this product`,
  couponFree: msg`This plan is free, so it needs no code`,
  couponUsed: (order: number) => msg`You have used this code for order #${order}`,
  couponWaits: (order: number) => msg`Your order #${order} uses this code and is awaiting payment`,
  couponOnce: msg`Each customer can use this code only once, so it does not apply to this order`,
  couponTaken: msg`A code with this name already exists`,
  couponGone: msg`This code no longer exists`,
  couponPercent: msg`Please enter a whole percentage from 1 to 100`,
  couponAmount: msg`Please enter an amount with at most two decimals`,
  reasonMissing: msg`Please enter a reason`,
  reasonLines: msg`Please enter the reason in one line`,
  nothingToRefund: msg`Nothing is left to refund on this order`,
  refundTooLarge: (max: Localised) => msg`You can refund up to ${max} here`,
  paymentDisputed: msg`This payment is disputed. You can refund it once the bank has decided.`,
  refundLineUnknown: msg`This product is not in the order`,
  refundNoSource: msg`This order was not paid through a provider that can refund it`,
  refundGone: msg`Refund not found`,
  refundDone: msg`This refund has already been made`,
  refundRequestWaits: msg`You have already asked for a refund of this order. We will write to you.`,
  refundRequestDisputed: msg`Your bank is deciding about this payment, so it cannot be refunded now`,
  refundRequestGone: msg`This request no longer exists`,
  refundRequestDecided: msg`This request has already been decided`,
  refundUnderWay: msg`A refund of this order is in progress. Refund the rest when it is done.`,
  downloadLinkInvalid: msg`This link is not valid`,
  downloadLinkExpired: msg`This link has expired. Start the download again.`,
  releaseWithdrawn: msg`This version was withdrawn. Please choose another one.`,
  releaseNotIncluded: msg`This version is not included in your purchase`,
  releaseGone: msg`Release not found`,
  releaseNone: msg`No releases yet`,
  releaseVersionUsed: (version: string) => msg`Release ${version} already exists`,
  releaseWithoutFile: msg`Please add a file first`,
  releaseFilePlan: (plan: string) => msg`The product has no plan “${plan}”`,
  releasePlanWithoutFile: (plan: string) => msg`The plan “${plan}” has no file. Add one for it, or one for all plans.`,
  releaseFileTwice: msg`This file is listed twice`,
  releaseFixed: msg`Once published, only notes, advisories and bill of materials can be edited. Create a new release for anything else.`,
  releasePublished: msg`This release is already published`,
  releaseNotDraft: msg`Only a draft can be deleted. Withdraw the release instead.`,
  releaseNotPublished: msg`Only a published release can be withdrawn`,
  releaseOnly: msg`Customers would be left without a version. Publish another stable one first.`,
  releasePast: msg`Please choose a time in the future`,
  customerDeleted: msg`This customer’s account has been deleted`,
  noPayoutTransition: (from: string, to: string) => msg`A payout cannot change from ${from} to ${to}`,
  countryNeeded: msg`Please choose your country`,
  vatNumberMalformed: msg`Please enter a VAT number of your country, or leave the field empty`,
  rateTwice: msg`Each country can have only one rate`,
  currencyInUse: msg`The currency cannot be changed: amounts are recorded in it`,
  feeTwice: msg`Please enter one fee per provider`,
  payoutUnderWay: msg`This withdrawal can no longer be cancelled`,
  payoutAccountMissing: msg`The customer has not added a payout account yet`,
  payoutAccountChanged: msg`The customer has since changed the payout account. Please check it again.`,
  payoutReferenceMissing: msg`Please enter the transfer reference`,
  walletDeleted: msg`This customer’s account and wallet have been deleted`,
  noFileToDeliver: msg`There is no file to deliver. Add one to the product first.`,
  noTransition: (from: string, to: string) => msg`An order cannot change from ${from} to ${to}`,

  // products
  productNotFound: msg`Product Not Found`,
  productGone: msg`This product no longer exists`,
  noCover: msg`Please choose a picture before you publish this product`,
  samePlanNames: msg`Every plan needs a unique name`,
  previewPicture: msg`Please choose a picture to compare`,
  previewUrl: msg`Please enter a URL starting with https://`,
  previewComponent: msg`Please choose a preview`,
  emptyFile: msg`This file is empty`,
  fileGone: msg`This file no longer exists. Please upload it again.`,
  uploadGone: msg`This upload no longer exists. Please start again.`,
  uploadBusy: msg`This upload is still being written. Please try again in a moment.`,
  uploadElsewhere: msg`The upload is at a different offset`,
  uploadTooLong: msg`This is more data than the declared file size`,
  uploadTooLarge: (gb: number) => msg`This file is larger than ${gb} GB`,
  uploadsFull: (max: number) => msg`${max} uploads are unfinished. Please finish or discard one of them.`,
  fileOfVersion: (version: string) => msg`Please add the file of version ${version}`,
  atMost: (count: number, things: keyof typeof SAVED_THINGS) =>
    msg`You can save at most ${count} ${SAVED_THINGS[things]}`,

  // imports
  csvEncoding: msg`This file is neither UTF-8 nor UTF-16. Please save it as “CSV UTF-8”.`,
  csvNul: msg`This file contains NUL characters, so it is not a CSV file`,
  csvBroken: (line: number) =>
    msg`This file cannot be read at line ${line}. Double each quote inside a cell, close every quoted cell, and keep each row within 200,000 characters.`,
  csvRows: (max: number) => msg`A file can have up to ${plural(max, { other: '# rows' })}. Please split it.`,
  csvColumns: (max: number) => msg`A file can have up to ${max} columns`,
  csvPlaces: msg`These columns do not match the file`,
  csvMissing: (labels: readonly string[]) => msg`Please choose a column for: ${labels.join(', ')}`,
  csvCells: (actual: number, expected: number) =>
    msg`This row has ${plural(actual, { one: '# cell', other: '# cells' })}; the header has ${expected}`,

  // pictures
  unreadablePicture: msg`This picture cannot be read. Please choose another one.`,
  portraitType: msg`Please choose a JPEG, PNG, WebP, GIF, AVIF or TIFF picture`,
  pictureType: msg`Please choose a JPEG, PNG, WebP, AVIF or SVG picture`,
  drawingText: msg`This drawing contains text in fonts we do not have. Please convert the text to paths or save it as a PNG.`,
  paperUnavailable: msg`The file could not be created. Please try again in a moment.`,
  unreadableDrawing: msg`This drawing cannot be read, or takes too long to draw. Please save it as a PNG.`,
  jobGone: msg`This job is no longer waiting`,
  pictureGone: msg`This picture is no longer in the library`,
  chosenPictureGone: msg`This picture is no longer in the library. Please choose another one.`,
  pictureInUse: (uses: readonly string[]) => {
    const named = uses.slice(0, 2).join(', ');
    return uses.length > 2
      ? msg`This picture is still in use (${named} and ${uses.length - 2} more)`
      : msg`This picture is still in use (${named})`;
  },

  // subjects with a file of their own, then messages and newsletter
  ...WRITING_REFUSALS,
  ...CART_REFUSALS,
  ...GIFT_REFUSALS,
  ...SEAT_REFUSALS,
  ...CASE_STUDY_REFUSALS,
  ...CONVERSATION_REFUSALS,
  ...SECURITY_REFUSALS,
  ...SEQUENCE_REFUSALS,
  ...TIMELINE_REFUSALS,
  ...API_KEY_REFUSALS,
  ...SIGN_IN_REFUSALS,
  ...WEBHOOK_REFUSALS,
  ...AFFILIATE_REFUSALS,
  ...REDIRECT_REFUSALS,
  ...INVOICE_REFUSALS,
  ...NEWSLETTER_REFUSALS,
  ...PRICE_REFUSALS,
  ...LICENCE_REFUSALS,
  ...PROJECT_REFUSALS,
  ...CALL_REFUSALS,
  ...QUOTE_REFUSALS,
  ...RENEWAL_REFUSALS,
  cannedTextsFull: msg`You can save up to 200 replies`,
  viewGone: msg`This view no longer exists`,
  viewTwice: msg`A view with this name already exists`,
  viewNameLines: msg`Please enter the name in one line`,
  orderNotFound: msg`Order not found`,
  nameLines: msg`Please enter your name in one line`,
  withdrawalConsentNeeded: msg`Please agree to immediate delivery`,
  orderLines: msg`Please enter the order in one line`,
  subjectLines: msg`Please enter the subject in one line`,
  siteNameLines: msg`Please enter the site name in one line`,
  waitlistClosed: msg`The waitlist is closed at the moment.`,
  subscriberGone: msg`This email address is no longer on the list`,
  confirmationExpired: msg`This link has expired. Please subscribe again.`,
  unsubscribeBroken: msg`This link doesn’t work. Please open it from the email again.`,

  // users
  userNotFound: msg`User not found`,
  noteNotFound: msg`This note no longer exists`,
  notesFull: msg`A customer can have up to 200 notes`,
  ownSuspension: msg`You cannot suspend your own account`,
  ownRights: msg`You cannot remove your own admin rights`,
  ownEmail: msg`Change your own email address in your profile`,
  balanceLeft: msg`Your wallet still holds money. Please withdraw it first.`,
  payoutOpen: msg`A withdrawal is still in progress. Please wait until it is paid out.`,
  ownDeletion: msg`You cannot delete your own account`,
};
