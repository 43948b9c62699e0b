import { msg } from '../i18n/macros.ts';

/** Why a renewal is not agreed to, changed or charged. */
export const RENEWAL_REFUSALS = {
  renewalNotFound: msg`Renewal not found`,
  renewalExists: msg`This plan already renews automatically`,
  renewalNotOffered: msg`This plan can't be renewed`,
  renewalTooLate: msg`This plan ends today. Renew it yourself first, then choose ‘Renew for me’.`,
  renewalEnded: msg`This renewal has stopped. You can choose it again in your downloads.`,
  renewalBusy: msg`A payment for this renewal is in progress. Please try again in a few minutes.`,
  renewalWaitsForCard: msg`Save a card first`,
  pauseDay: msg`Choose a day after today and within two years`,
  renewalCountry: msg`Enter your country in your billing details first`,
  renewalLinkUnknown: msg`This link doesn't work. Please use the one in our latest email.`,
  walletTooLow: msg`The balance of your wallet was too low.`,
  bankAsksCustomer: msg`Your bank asks you to confirm the payment.`,
  chargeDeclined: msg`The payment was declined.`,
};
