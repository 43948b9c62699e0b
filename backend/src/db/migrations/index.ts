import { first } from '../first-migrations.ts';
import type { Migrations } from '../migration.ts';
import * as sessionPlaces from './2026-11-23t17-session-places.ts';
import * as knownDevices from './2026-11-23t17b-known-devices.ts';
import * as accountNews from './2026-11-23t17c-account-news.ts';
import * as entitlements from './2026-11-23t42-entitlements.ts';
import * as givenEntitlements from './2026-11-23t42b-given-entitlements.ts';
import * as promisedRights from './2026-11-23t42c-promised-rights.ts';
import * as coupons from './2026-11-23t43-coupons.ts';
import * as couponUses from './2026-11-23t43b-coupon-uses.ts';
import * as secondFactors from './2026-11-23t55-second-factors.ts';
import * as trustedDevices from './2026-11-23t56-trusted-devices.ts';
import * as licences from './2026-11-23t60-licences.ts';
import * as licenceDevices from './2026-11-23t61-licence-devices.ts';
import * as signingKeys from './2026-11-23t62-signing-keys.ts';
import * as licenceProducts from './2026-11-23t63-licence-products.ts';
import * as emailConfirmations from './2026-11-23t70-email-confirmations.ts';
import * as requiredFactor from './2026-11-23t71-required-factor.ts';
import * as accountDeletions from './2026-11-23t72-account-deletions.ts';
import * as guests from './2026-11-23t80-guests.ts';
import * as guestLinks from './2026-11-23t80b-guest-links.ts';
import * as guestIndexes from './2026-11-23t80c-guest-indexes.ts';
import * as accountAddresses from './2026-11-23t80d-account-addresses.ts';
import * as releases from './2026-11-23t85-releases.ts';
import * as releaseFiles from './2026-11-23t85b-release-files.ts';
import * as releaseDownloads from './2026-11-23t85c-release-downloads.ts';
import * as keptReleases from './2026-11-23t85d-kept-releases.ts';
import * as firstReleases from './2026-11-23t85e-first-releases.ts';
import * as releaseMutes from './2026-11-23t86-release-mutes.ts';
import * as adminRights from './2026-11-23t90-admin-rights.ts';
import * as auditRights from './2026-11-23t91-audit-rights.ts';
import * as invitations from './2026-11-23t92-invitations.ts';
import * as reviews from './2026-11-23t96-reviews.ts';
import * as reviewIndexes from './2026-11-23t96b-review-indexes.ts';
import * as heldPlans from './2026-11-24a1-held-plans.ts';
import * as planChanges from './2026-11-24a2-plan-changes.ts';
import * as promisedChanges from './2026-11-24a3-promised-changes.ts';
import * as endingPlans from './2026-11-24a4-ending-plans.ts';
import * as passkeys from './2026-11-24b1-passkeys.ts';
import * as passkeyChallenges from './2026-11-24b2-passkey-challenges.ts';
import * as provenSessions from './2026-11-24b3-proven-sessions.ts';
import * as conversations from './2026-11-24c1-conversations.ts';
import * as conversationMessages from './2026-11-24c1b-conversation-messages.ts';
import * as conversationLinks from './2026-11-24c1c-conversation-links.ts';
import * as cannedTexts from './2026-11-24c1d-canned-texts.ts';
import * as formConversations from './2026-11-24c1e-form-conversations.ts';
import * as formerMessages from './2026-11-24c1f-former-messages.ts';
import * as conversationSearch from './2026-11-24c1g-conversation-search.ts';
import * as mailStops from './2026-11-24d1-mail-stops.ts';
import * as mailReceivers from './2026-11-24d2-mail-receivers.ts';
import * as mailSettings from './2026-11-24d3-mail-settings.ts';
import * as orderAlerts from './2026-11-24d4-order-alerts.ts';
import * as reviewInvitations from './2026-11-24d5-review-invitations.ts';
import * as dayMoney from './2026-11-24e1-day-money.ts';
import * as creditedPayments from './2026-11-24e1b-credited-payments.ts';
import * as providerFees from './2026-11-24e1c-provider-fees.ts';
import * as uploads from './2026-11-24g1-uploads.ts';
import * as dataExports from './2026-11-25a1-data-exports.ts';
import * as licencePool from './2026-11-25b1-licence-pool.ts';
import * as shopCurrency from './2026-11-25b1-shop-currency.ts';
import * as orderCurrency from './2026-11-25b1b-order-currency.ts';
import * as ledgerCurrency from './2026-11-25b1c-ledger-currency.ts';
import * as paymentCurrency from './2026-11-25b1d-payment-currency.ts';
import * as refundCurrency from './2026-11-25b1e-refund-currency.ts';
import * as payoutCurrency from './2026-11-25b1f-payout-currency.ts';
import * as importedLicences from './2026-11-25b2-imported-licences.ts';
import * as licencePoolNews from './2026-11-25c1-licence-pool-news.ts';
import * as conversationFiles from './2026-11-25e1-conversation-files.ts';
import * as planFiles from './2026-11-25h1-plan-files.ts';
import * as pricesWithoutTax from './2026-11-25i1-prices-without-tax.ts';
import * as launchPrices from './2026-11-25i2-launch-prices.ts';
import * as lostDisputes from './2026-11-25i3-lost-disputes.ts';
import * as keptLists from './2026-11-25j1-kept-lists.ts';
import * as listIndexes from './2026-11-25j2-list-indexes.ts';
import * as licenceOwners from './2026-11-25k1-licence-owners.ts';
import * as filledLicenceOwners from './2026-11-25k2-licence-owners.ts';
import * as ownLists from './2026-11-25k3-own-lists.ts';
import * as keptPools from './2026-11-25k4-kept-pools.ts';
import * as productWords from './2026-11-25k5-product-words.ts';
import * as filledProductWords from './2026-11-25k6-product-words.ts';
import * as productWordsIndex from './2026-11-25k7-product-words-index.ts';
import * as series from './2026-11-25l1-series.ts';
import * as seriesIndex from './2026-11-25l2-series-index.ts';
import * as sellerCountry from './2026-11-27c1-seller-country.ts';
import * as orderTerms from './2026-11-27c2-order-terms.ts';
import * as invoicesWithoutCountry from './2026-11-27c3-invoices-without-country.ts';
import * as planIds from './2026-11-27d1-plan-ids.ts';
import * as orderPlans from './2026-11-27d2-order-plans.ts';
import * as heldPlanIds from './2026-11-27d3-held-plans.ts';
import * as changedPlans from './2026-11-27d4-changed-plans.ts';
import * as filePlans from './2026-11-27d5-file-plans.ts';
import * as namedPlans from './2026-11-27d6-named-plans.ts';
import * as planFileRule from './2026-11-27d7-plan-file-rule.ts';
import * as planHolders from './2026-11-27d8-plan-holders.ts';
import * as refundOrigins from './2026-11-27e1-refund-origins.ts';
import * as personKeys from './2026-11-27e2-person-keys.ts';
import * as filledPersonKeys from './2026-11-27e2b-person-keys.ts';
import * as personKeyIndex from './2026-11-27e2c-person-key-index.ts';
import * as waitingMails from './2026-11-27e3-waiting-mails.ts';
import * as productsOneSpelling from './2026-11-27f1-products-one-spelling.ts';
import * as postsOneSpelling from './2026-11-27f2-posts-one-spelling.ts';
import * as usersOneSpelling from './2026-11-27f3-users-one-spelling.ts';
import * as releasedAt from './2026-11-28a1-released-at.ts';
import * as releasedAtIndex from './2026-11-28a2-released-at-index.ts';
import * as shopZone from './2026-11-28p1-shop-zone.ts';
import * as closedDaysZone from './2026-11-28p2-closed-days-zone.ts';
import * as closedMoneyZone from './2026-11-28p3-closed-money-zone.ts';
import * as pictureSources from './2026-11-28q1-picture-sources.ts';
import * as pictureSourceIndex from './2026-11-28q1b-picture-source-index.ts';
import * as foldedTexts from './2026-11-28r1-folded-texts.ts';
import * as foldedWords from './2026-11-28r1b-folded-words.ts';
import * as foldedIndexes from './2026-11-28r1c-folded-indexes.ts';

/** Every migration in the order of its name; a released one is never changed, only followed by another. */
export const migrations: Migrations = {
  ...first,
  '2026-11-23t43-coupons': coupons,
  '2026-11-23t43b-coupon-uses': couponUses,
  '2026-11-23t55-second-factors': secondFactors,
  '2026-11-23t56-trusted-devices': trustedDevices,
  '2026-11-23t70-email-confirmations': emailConfirmations,
  '2026-11-23t71-required-factor': requiredFactor,
  '2026-11-23t72-account-deletions': accountDeletions,
  '2026-11-23t17-session-places': sessionPlaces,
  '2026-11-23t17b-known-devices': knownDevices,
  '2026-11-23t17c-account-news': accountNews,
  '2026-11-23t42-entitlements': entitlements,
  '2026-11-23t42b-given-entitlements': givenEntitlements,
  '2026-11-23t42c-promised-rights': promisedRights,
  '2026-11-23t60-licences': licences,
  '2026-11-23t61-licence-devices': licenceDevices,
  '2026-11-23t62-signing-keys': signingKeys,
  '2026-11-23t63-licence-products': licenceProducts,
  '2026-11-23t85-releases': releases,
  '2026-11-23t85b-release-files': releaseFiles,
  '2026-11-23t85c-release-downloads': releaseDownloads,
  '2026-11-23t85d-kept-releases': keptReleases,
  '2026-11-23t85e-first-releases': firstReleases,
  '2026-11-23t86-release-mutes': releaseMutes,
  '2026-11-23t90-admin-rights': adminRights,
  '2026-11-23t91-audit-rights': auditRights,
  '2026-11-23t92-invitations': invitations,
  '2026-11-23t96-reviews': reviews,
  '2026-11-23t96b-review-indexes': reviewIndexes,
  '2026-11-23t80-guests': guests,
  '2026-11-23t80b-guest-links': guestLinks,
  '2026-11-23t80c-guest-indexes': guestIndexes,
  '2026-11-23t80d-account-addresses': accountAddresses,
  '2026-11-24e1-day-money': dayMoney,
  '2026-11-24e1b-credited-payments': creditedPayments,
  '2026-11-24e1c-provider-fees': providerFees,
  '2026-11-24g1-uploads': uploads,
  '2026-11-24a1-held-plans': heldPlans,
  '2026-11-24a2-plan-changes': planChanges,
  '2026-11-24a3-promised-changes': promisedChanges,
  '2026-11-24a4-ending-plans': endingPlans,
  '2026-11-24b1-passkeys': passkeys,
  '2026-11-24b2-passkey-challenges': passkeyChallenges,
  '2026-11-24b3-proven-sessions': provenSessions,
  '2026-11-24c1-conversations': conversations,
  '2026-11-24c1b-conversation-messages': conversationMessages,
  '2026-11-24c1c-conversation-links': conversationLinks,
  '2026-11-24c1d-canned-texts': cannedTexts,
  '2026-11-24c1e-form-conversations': formConversations,
  '2026-11-24c1f-former-messages': formerMessages,
  '2026-11-24c1g-conversation-search': conversationSearch,
  '2026-11-24d1-mail-stops': mailStops,
  '2026-11-24d2-mail-receivers': mailReceivers,
  '2026-11-24d3-mail-settings': mailSettings,
  '2026-11-24d4-order-alerts': orderAlerts,
  '2026-11-24d5-review-invitations': reviewInvitations,
  '2026-11-25a1-data-exports': dataExports,
  '2026-11-25b1-licence-pool': licencePool,
  '2026-11-25b1-shop-currency': shopCurrency,
  '2026-11-25b1b-order-currency': orderCurrency,
  '2026-11-25b1c-ledger-currency': ledgerCurrency,
  '2026-11-25b1d-payment-currency': paymentCurrency,
  '2026-11-25b1e-refund-currency': refundCurrency,
  '2026-11-25b1f-payout-currency': payoutCurrency,
  '2026-11-25b2-imported-licences': importedLicences,
  '2026-11-25c1-licence-pool-news': licencePoolNews,
  '2026-11-25e1-conversation-files': conversationFiles,
  '2026-11-25h1-plan-files': planFiles,
  '2026-11-25i1-prices-without-tax': pricesWithoutTax,
  '2026-11-25i2-launch-prices': launchPrices,
  '2026-11-25i3-lost-disputes': lostDisputes,
  '2026-11-25j1-kept-lists-conversations': keptLists.conversations,
  '2026-11-25j1-kept-lists-mails': keptLists.mails,
  '2026-11-25j1-kept-lists-payments': keptLists.payments,
  '2026-11-25j1-kept-lists-payouts': keptLists.payouts,
  '2026-11-25j1-kept-lists-pictures': keptLists.pictures,
  '2026-11-25j1-kept-lists-reviews': keptLists.reviews,
  '2026-11-25j1-kept-lists-subscribers': keptLists.subscribers,
  '2026-11-25j2-list-indexes': listIndexes,
  '2026-11-25k1-licence-owners': licenceOwners,
  '2026-11-25k2-licence-owners': filledLicenceOwners,
  '2026-11-25k3-own-lists': ownLists,
  '2026-11-25k4-kept-pools': keptPools,
  '2026-11-25k5-product-words': productWords,
  '2026-11-25k6-product-words': filledProductWords,
  '2026-11-25k7-product-words-index': productWordsIndex,
  '2026-11-25l1-series': series,
  '2026-11-25l2-series-index': seriesIndex,
  '2026-11-27c1-seller-country': sellerCountry,
  '2026-11-27c2-order-terms': orderTerms,
  '2026-11-27c3-invoices-without-country': invoicesWithoutCountry,
  '2026-11-27e1-refund-origins': refundOrigins,
  '2026-11-27e2-person-keys': personKeys,
  '2026-11-27e2b-person-keys': filledPersonKeys,
  '2026-11-27e2c-person-key-index': personKeyIndex,
  '2026-11-27e3-waiting-mails': waitingMails,
  '2026-11-27f1-products-one-spelling': productsOneSpelling,
  '2026-11-27f2-posts-one-spelling': postsOneSpelling,
  '2026-11-27f3-users-one-spelling': usersOneSpelling,
  '2026-11-27d1-plan-ids': planIds,
  '2026-11-27d2-order-plans': orderPlans,
  '2026-11-27d3-held-plans': heldPlanIds,
  '2026-11-27d4-changed-plans': changedPlans,
  '2026-11-27d5-file-plans': filePlans,
  '2026-11-27d6-named-plans': namedPlans,
  '2026-11-27d7-plan-file-rule': planFileRule,
  '2026-11-27d8-plan-holders': planHolders,
  '2026-11-28a1-released-at': releasedAt,
  '2026-11-28a2-released-at-index': releasedAtIndex,
  '2026-11-28p1-shop-zone': shopZone,
  '2026-11-28p2-closed-days-zone': closedDaysZone,
  '2026-11-28p3-closed-money-zone': closedMoneyZone,
  '2026-11-28q1-picture-sources': pictureSources,
  '2026-11-28q1b-picture-source-index': pictureSourceIndex,
  '2026-11-28r1-folded-texts': foldedTexts,
  '2026-11-28r1b-folded-words': foldedWords,
  '2026-11-28r1c-folded-indexes': foldedIndexes,
};
