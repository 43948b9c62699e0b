import type { Kysely, Transaction } from 'kysely';
import { clearUserBodies } from '../../db/erase-webhook-bodies.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { lockUnpaidGuests } from '../../guests/guests.repository.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { deleteMailsToUser } from '../../mail/mail-log.repository.ts';
import { eraseUser, lockDeletedUsers } from '../accounts/admin-users.repository.ts';
import { markDueDeletions } from '../accounts/users.repository.ts';
import { anonymiseUser } from '../activity/audit.repository.ts';
import { clearDraftRecipient } from '../billing/invoice-drafts.repository.ts';
import { silenceInvoicesOf } from '../billing/invoice-reminders.repository.ts';
import { endSchedulesOf } from '../billing/invoice-schedules.repository.ts';
import { clearBuyer } from '../billing/order-terms.repository.ts';
import { clearEventBodies } from '../billing/payment-events.repository.ts';
import { clearPayoutAccounts } from '../billing/payouts.repository.ts';
import { deleteUnsentFilesOf } from '../conversations/conversation-files.repository.ts';
import { eraseSubscriptionsOf } from '../email/admin-subscribers.service.ts';
import { deleteUserWithdrawals } from '../orders/contract-withdrawals.repository.ts';
import { eraseGiftsOf } from '../orders/gifts.repository.ts';
import { deleteUserDevices } from '../orders/licences.repository.ts';
import { deletePurchaseOrders } from '../orders/purchase-orders.repository.ts';
import { deleteUserRefundRequests } from '../orders/refund-requests.repository.ts';
import { deleteUserRenewals, listUserCards } from '../orders/renewals.repository.ts';
import { eraseSeatsOf } from '../orders/seats.service.ts';
import { deleteCallsOf } from '../projects/calls.repository.ts';
import { claimClientDrafts } from '../projects/client-drafts.repository.ts';
import {
  deletePeopleOf,
  listOrganisationsOf,
  reassignOrganisationProjects,
  removeErasedClientNames,
} from '../projects/organisations.repository.ts';
import { deleteProjectNotifications, deleteQuotesOf } from '../projects/quotes.repository.ts';
import { listReceiptKeys } from '../projects/work-receipts.repository.ts';
import { listExportKeys } from './data-exports.repository.ts';

/** How long a deleted account can be restored. */
export const GRACE_MS = 60 * 60 * 1000;

/** How long a guest who has never paid is kept: providers are polled for two weeks, after which no payment arrives. */
const UNPAID_TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** Users erased in one transaction; the rest follows in the next ones. */
const BATCH_SIZE = 50;

interface EraseDeps {
  db: Kysely<Database>;
  jobs: Jobs;
}

/** Erases a user and all personal data. */
async function erase(tx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await anonymiseUser(tx, id);
  await deleteUserDevices(tx, id);
  await deleteUserWithdrawals(tx, id);
  await deleteUserRefundRequests(tx, id);
  await deleteUserRenewals(tx, id);
  await clearPayoutAccounts(tx, id);
  await clearEventBodies(tx, id);
  await clearBuyer(tx, id);
  await deletePurchaseOrders(tx, id);
  await claimClientDrafts(tx, id);
  await clearDraftRecipient(tx, id);
  await silenceInvoicesOf(tx, id);
  await deleteQuotesOf(tx, id);
  await deleteProjectNotifications(tx, id);
  await deleteCallsOf(tx, id);
  await deletePeopleOf(tx, id);
  await endSchedulesOf(tx, id);
  await eraseGiftsOf(tx, id);
  await eraseSeatsOf(tx, id, at);
  await eraseSubscriptionsOf(tx, id);
  await deleteMailsToUser(tx, id);
  await clearUserBodies(tx, id);
  await eraseUser(tx, id);
}

/** Erases guests who have not paid. @returns the number erased */
export async function eraseUnpaidGuests(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNPAID_TTL_MS);
  for (let erased = 0; ; ) {
    const batch = await inTransaction(db, async (tx) => {
      const ids = await lockUnpaidGuests(tx, before, BATCH_SIZE);
      for (const id of ids) await erase(tx, id, now);
      return ids.length;
    });
    erased += batch;
    if (batch < BATCH_SIZE) return erased;
  }
}

/**
 * Erases all users who can no longer be restored: account, addresses, downloads, sessions, picture and the name in the
 * audit log. Orders and the ledger stay without a name.
 * @returns the number erased
 */
export async function eraseDeletedUsers({ db, jobs }: EraseDeps, now: Date): Promise<number> {
  const due = new Date(now.getTime() - GRACE_MS);
  for (let erased = 0; ; ) {
    const batch = await inTransaction(db, async (tx) => {
      const rows = await lockDeletedUsers(tx, due, BATCH_SIZE);
      const ids = rows.map(({ id }) => id);
      const organisations = await listOrganisationsOf(tx, ids);
      // While the projects are theirs: drafts from before they had an account have no customer.
      for (const id of ids) await claimClientDrafts(tx, id);
      await reassignOrganisationProjects(tx, ids);
      const storedKeys = [
        ...(await listExportKeys(tx, ids)),
        ...(await deleteUnsentFilesOf(tx, ids)),
        ...(await listReceiptKeys(tx, ids)),
      ];
      for (const { provider, customer_token: customer, method_token: token } of await listUserCards(tx, ids))
        if (provider !== 'wallet' && customer !== null && token !== null)
          await jobs.add('renewals.remove-card', { provider, customer, token }, { db: tx });
      for (const { id } of rows) await erase(tx, id, now);
      await removeErasedClientNames(tx, organisations);
      const keys = [...storedKeys, ...rows.flatMap(({ avatar }) => (avatar === null ? [] : [avatar]))];
      if (keys.length > 0) await jobs.add('storage.remove', { keys }, { db: tx });
      return rows;
    });
    erased += batch.length;
    if (batch.length < BATCH_SIZE) return erased;
  }
}

/**
 * Erases accounts deleted by an administrator, and those with a deletion requested by the user a month ago. @returns
 * the number erased
 */
export async function eraseDue(deps: EraseDeps, now: Date): Promise<number> {
  await markDueDeletions(deps.db, now, new Date(now.getTime() - GRACE_MS));
  return eraseDeletedUsers(deps, now);
}
