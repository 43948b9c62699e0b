import type { Kysely } from 'kysely';
import type { AccountData } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { findPayoutAccount } from '../billing/payouts.repository.ts';
import * as account from './account-data.repository.ts';
import { readAffiliateLinks } from './affiliate-data.repository.ts';
import * as written from './authored-data.repository.ts';
import { readOrganisations, readProjects } from './project-data.repository.ts';
import * as bought from './purchase-data.repository.ts';
import { readSeats } from './seat-data.repository.ts';

type Read<Name extends keyof AccountData> = (db: Kysely<Database>, userId: string) => account.Section<Name>;

/** Every section of `data.json`; a section of the contract without a reader does not compile. */
const SECTIONS: { [Name in Exclude<keyof AccountData, 'exported_at'>]: Read<Name> } = {
  profile: account.readProfile,
  addresses: account.readAddresses,
  billing: account.readBilling,
  orders: (db, userId) => bought.readOrders(db, userId),
  invoices: async (db, userId) => (await bought.readInvoices(db, userId)).map(({ id: _id, ...invoice }) => invoice),
  wallet: bought.readWallet,
  payments: bought.readPayments,
  payouts: bought.readPayouts,
  payout_account: findPayoutAccount,
  downloads: bought.readDownloads,
  licences: bought.readLicences,
  reviews: written.readReviews,
  comments: written.readComments,
  cart: bought.readCart,
  saved_products: written.readSavedProducts,
  saved_articles: (db, userId) => written.readPostTitles(db, 'post_saves', userId),
  liked_articles: (db, userId) => written.readPostTitles(db, 'post_likes', userId),
  conversations: written.readConversations,
  notes: account.readNotes,
  notifications: account.readNotifications,
  mails: account.readMails,
  stopped_mails: account.readSuppressions,
  newsletter: account.readNewsletter,
  sessions: account.readSessions,
  browsers: account.readBrowsers,
  passkeys: account.readPasskeys,
  connected_accounts: account.readConnections,
  authenticator_app_since: account.readFactor,
  renewals: bought.readRenewals,
  calls: written.readCalls,
  seats: readSeats,
  affiliate_links: readAffiliateLinks,
  api_keys: account.readApiKeys,
  projects: readProjects,
  organisations: readOrganisations,
};

/** `data.json`, one section at a time, so that only one is in memory. */
export async function* streamAccountJson(db: Kysely<Database>, userId: string, at: Date): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(at)}`;
  for (const [name, read] of Object.entries(SECTIONS)) {
    yield `,\n"${name}": ${JSON.stringify(await read(db, userId), null, 1)}`;
  }
  yield '\n}\n';
}
