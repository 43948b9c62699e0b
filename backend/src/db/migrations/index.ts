import type { Migrations } from '../migration.ts';
import * as accounts from './2026-11-20-accounts.ts';
import * as catalogue from './2026-11-20-catalogue.ts';
import * as commerce from './2026-11-20-commerce.ts';
import * as dashboard from './2026-11-20-dashboard.ts';
import * as showcase from './2026-11-20-showcase.ts';
import * as audit from './2026-11-20t14-audit.ts';
import * as users from './2026-11-20t14-users.ts';
import * as adminCatalogue from './2026-11-20t15-admin-catalogue.ts';
import * as content from './2026-11-20t16-content.ts';
import * as settings from './2026-11-20t17-settings.ts';
import * as blogLife from './2026-11-20t18-blog-life.ts';
import * as changes from './2026-11-22t17-changes.ts';
import * as servers from './2026-11-22t19-servers.ts';
import * as search from './2026-11-22t20-search.ts';
import * as orderCustomers from './2026-11-22t20b-order-customers.ts';
import * as closedDays from './2026-11-22t20c-closed-days.ts';
import * as commentCounts from './2026-11-22t20d-comment-counts.ts';
import * as filledOrderCustomers from './2026-11-22t21-order-customers.ts';
import * as indexes from './2026-11-22t21b-indexes.ts';
import * as replacedIndexes from './2026-11-22t21c-replaced-indexes.ts';
import * as keptCounts from './2026-11-22t21d-kept-counts.ts';
import * as renamedCustomers from './2026-11-22t21e-renamed-customers.ts';
import * as backups from './2026-11-22t22-backups.ts';
import * as site from './2026-11-22t23-site.ts';
import * as footerProducts from './2026-11-22t23b-footer-products.ts';
import * as footerPosts from './2026-11-22t23c-footer-posts.ts';
import * as writing from './2026-11-22t24-writing.ts';
import * as pages from './2026-11-22t24b-pages.ts';
import * as topics from './2026-11-22t30-topics.ts';
import * as postTopics from './2026-11-22t30b-post-topics.ts';
import * as revisions from './2026-11-22t31-revisions.ts';
import * as workingCopies from './2026-11-22t31b-working-copies.ts';
import * as postAddresses from './2026-11-22t31c-post-addresses.ts';
import * as guide from './2026-11-22t32-guide.ts';
import * as waitlist from './2026-11-22t32b-waitlist.ts';
import * as payments from './2026-11-22t33-payments.ts';
import * as paymentEvents from './2026-11-22t33b-payment-events.ts';
import * as paymentSettings from './2026-11-22t33c-payment-settings.ts';
import * as payoutAccounts from './2026-11-22t34-payout-accounts.ts';
import * as payouts from './2026-11-22t34b-payouts.ts';
import * as openPayouts from './2026-11-22t34c-open-payouts.ts';
import * as invoices from './2026-11-22t34d-invoices.ts';
import * as topSales from './2026-11-22t35-top-sales.ts';
import * as sessionPlaces from './2026-11-23t17-session-places.ts';
import * as knownDevices from './2026-11-23t17b-known-devices.ts';
import * as accountNews from './2026-11-23t17c-account-news.ts';
import * as orderPayments from './2026-11-23t36-order-payments.ts';
import * as orderPromises from './2026-11-23t36b-order-promises.ts';
import * as paymentOrderIndex from './2026-11-23t36c-payment-order-index.ts';
import * as refunds from './2026-11-23t37-refunds.ts';
import * as refundIndexes from './2026-11-23t37b-refund-indexes.ts';
import * as refundLimit from './2026-11-23t37c-refund-limit.ts';
import * as refundsInParts from './2026-11-23t37d-refunds-in-parts.ts';
import * as takenBack from './2026-11-23t37e-taken-back.ts';
import * as mailLog from './2026-11-23t38-mail-log.ts';
import * as mailLogIndexes from './2026-11-23t38b-mail-log-indexes.ts';
import * as emailProof from './2026-11-23t41-email-proof.ts';
import * as emailReturns from './2026-11-23t41b-email-returns.ts';
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

/** Every migration in the order of its name; a released one is never changed, only followed by another. */
export const migrations: Migrations = {
  '2026-11-20-accounts': accounts,
  '2026-11-20-catalogue': catalogue,
  '2026-11-20-commerce': commerce,
  '2026-11-20-dashboard': dashboard,
  '2026-11-20-showcase': showcase,
  '2026-11-20t14-audit': audit,
  '2026-11-20t14-users': users,
  '2026-11-20t15-admin-catalogue': adminCatalogue,
  '2026-11-20t17-settings': settings,
  '2026-11-20t16-content': content,
  '2026-11-20t18-blog-life': blogLife,
  '2026-11-22t17-changes': changes,
  '2026-11-22t19-servers': servers,
  '2026-11-22t20-search': search,
  '2026-11-22t20b-order-customers': orderCustomers,
  '2026-11-22t20c-closed-days': closedDays,
  '2026-11-22t20d-comment-counts': commentCounts,
  '2026-11-22t21-order-customers': filledOrderCustomers,
  '2026-11-22t21b-indexes': indexes,
  '2026-11-22t21c-replaced-indexes': replacedIndexes,
  '2026-11-22t21d-kept-counts': keptCounts.table,
  '2026-11-22t21d-kept-counts-activity': keptCounts.activity,
  '2026-11-22t21d-kept-counts-comments': keptCounts.comments,
  '2026-11-22t21d-kept-counts-likes': keptCounts.likes,
  '2026-11-22t21d-kept-counts-saves': keptCounts.saves,
  '2026-11-22t21d-kept-counts-users': keptCounts.users,
  '2026-11-22t21e-renamed-customers': renamedCustomers,
  '2026-11-22t22-backups': backups,
  '2026-11-22t23-site': site,
  '2026-11-22t23b-footer-products': footerProducts,
  '2026-11-22t23c-footer-posts': footerPosts,
  '2026-11-22t24-writing': writing,
  '2026-11-22t24b-pages': pages,
  '2026-11-22t30-topics': topics,
  '2026-11-22t30b-post-topics': postTopics,
  '2026-11-22t32-guide': guide,
  '2026-11-22t32b-waitlist': waitlist,
  '2026-11-22t31-revisions': revisions,
  '2026-11-22t31b-working-copies': workingCopies,
  '2026-11-22t31c-post-addresses': postAddresses,
  '2026-11-22t33-payments': payments,
  '2026-11-22t33b-payment-events': paymentEvents,
  '2026-11-22t33c-payment-settings': paymentSettings,
  '2026-11-22t34-payout-accounts': payoutAccounts,
  '2026-11-22t34b-payouts': payouts,
  '2026-11-22t34c-open-payouts': openPayouts,
  '2026-11-22t34d-invoices': invoices,
  '2026-11-22t35-top-sales': topSales,
  '2026-11-23t36-order-payments': orderPayments,
  '2026-11-23t36b-order-promises': orderPromises,
  '2026-11-23t36c-payment-order-index': paymentOrderIndex,
  '2026-11-23t37-refunds': refunds,
  '2026-11-23t37b-refund-indexes': refundIndexes,
  '2026-11-23t37c-refund-limit': refundLimit,
  '2026-11-23t37d-refunds-in-parts': refundsInParts,
  '2026-11-23t37e-taken-back': takenBack,
  '2026-11-23t38-mail-log': mailLog,
  '2026-11-23t38b-mail-log-indexes': mailLogIndexes,
  '2026-11-23t41-email-proof': emailProof,
  '2026-11-23t41b-email-returns': emailReturns,
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
};
