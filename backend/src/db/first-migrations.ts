import type { Migrations } from './migration.ts';
import * as accounts from './migrations/2026-11-20-accounts.ts';
import * as catalogue from './migrations/2026-11-20-catalogue.ts';
import * as commerce from './migrations/2026-11-20-commerce.ts';
import * as dashboard from './migrations/2026-11-20-dashboard.ts';
import * as showcase from './migrations/2026-11-20-showcase.ts';
import * as audit from './migrations/2026-11-20t14-audit.ts';
import * as users from './migrations/2026-11-20t14-users.ts';
import * as adminCatalogue from './migrations/2026-11-20t15-admin-catalogue.ts';
import * as content from './migrations/2026-11-20t16-content.ts';
import * as settings from './migrations/2026-11-20t17-settings.ts';
import * as blogLife from './migrations/2026-11-20t18-blog-life.ts';
import * as changes from './migrations/2026-11-22t17-changes.ts';
import * as servers from './migrations/2026-11-22t19-servers.ts';
import * as search from './migrations/2026-11-22t20-search.ts';
import * as orderCustomers from './migrations/2026-11-22t20b-order-customers.ts';
import * as closedDays from './migrations/2026-11-22t20c-closed-days.ts';
import * as commentCounts from './migrations/2026-11-22t20d-comment-counts.ts';
import * as filledOrderCustomers from './migrations/2026-11-22t21-order-customers.ts';
import * as indexes from './migrations/2026-11-22t21b-indexes.ts';
import * as replacedIndexes from './migrations/2026-11-22t21c-replaced-indexes.ts';
import * as keptCounts from './migrations/2026-11-22t21d-kept-counts.ts';
import * as renamedCustomers from './migrations/2026-11-22t21e-renamed-customers.ts';
import * as backups from './migrations/2026-11-22t22-backups.ts';
import * as site from './migrations/2026-11-22t23-site.ts';
import * as footerProducts from './migrations/2026-11-22t23b-footer-products.ts';
import * as footerPosts from './migrations/2026-11-22t23c-footer-posts.ts';
import * as writing from './migrations/2026-11-22t24-writing.ts';
import * as pages from './migrations/2026-11-22t24b-pages.ts';
import * as topics from './migrations/2026-11-22t30-topics.ts';
import * as postTopics from './migrations/2026-11-22t30b-post-topics.ts';
import * as revisions from './migrations/2026-11-22t31-revisions.ts';
import * as workingCopies from './migrations/2026-11-22t31b-working-copies.ts';
import * as postAddresses from './migrations/2026-11-22t31c-post-addresses.ts';
import * as guide from './migrations/2026-11-22t32-guide.ts';
import * as waitlist from './migrations/2026-11-22t32b-waitlist.ts';
import * as payments from './migrations/2026-11-22t33-payments.ts';
import * as paymentEvents from './migrations/2026-11-22t33b-payment-events.ts';
import * as paymentSettings from './migrations/2026-11-22t33c-payment-settings.ts';
import * as payoutAccounts from './migrations/2026-11-22t34-payout-accounts.ts';
import * as payouts from './migrations/2026-11-22t34b-payouts.ts';
import * as openPayouts from './migrations/2026-11-22t34c-open-payouts.ts';
import * as invoices from './migrations/2026-11-22t34d-invoices.ts';
import * as topSales from './migrations/2026-11-22t35-top-sales.ts';
import * as orderPayments from './migrations/2026-11-23t36-order-payments.ts';
import * as orderPromises from './migrations/2026-11-23t36b-order-promises.ts';
import * as paymentOrderIndex from './migrations/2026-11-23t36c-payment-order-index.ts';
import * as refunds from './migrations/2026-11-23t37-refunds.ts';
import * as refundIndexes from './migrations/2026-11-23t37b-refund-indexes.ts';
import * as refundLimit from './migrations/2026-11-23t37c-refund-limit.ts';
import * as refundsInParts from './migrations/2026-11-23t37d-refunds-in-parts.ts';
import * as takenBack from './migrations/2026-11-23t37e-taken-back.ts';
import * as mailLog from './migrations/2026-11-23t38-mail-log.ts';
import * as mailLogIndexes from './migrations/2026-11-23t38b-mail-log-indexes.ts';
import * as emailProof from './migrations/2026-11-23t41-email-proof.ts';
import * as emailReturns from './migrations/2026-11-23t41b-email-returns.ts';

/** The migrations of the first days. */
export const first: Migrations = {
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
};
