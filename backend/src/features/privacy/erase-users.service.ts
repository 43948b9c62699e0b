import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { lockUnpaidGuests } from '../../guests/guests.repository.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { forgetRecipient } from '../../mail/mail-log.repository.ts';
import { markDueDeletions } from '../accounts/account-deletions.repository.ts';
import { eraseUser, lockDeletedUsers } from '../accounts/admin-users.repository.ts';
import { forgetPerson } from '../activity/audit.repository.ts';
import { forgetBuyer } from '../billing/order-terms.repository.ts';
import { forgetPayer } from '../billing/payment-events.repository.ts';
import { forgetPayee } from '../billing/payouts.repository.ts';
import { takeFilesOf } from '../conversations/conversation-files.repository.ts';
import { forgetDevices } from '../orders/licences.repository.ts';
import { exportKeysOf } from './data-exports.repository.ts';

/** How long a deleted account can be restored. */
export const GRACE_MS = 60 * 60 * 1000;

/** How long a guest who has never paid is kept: providers are polled for two weeks, after which no payment arrives. */
const UNPAID_MS = 30 * 24 * 60 * 60 * 1000;

/** Users erased in one transaction; the rest follows in the next ones. */
const PART = 50;

interface Parts {
  db: Kysely<Database>;
  jobs: Jobs;
}

/** Erases a user and all personal data. */
async function erase(tx: Transaction<Database>, id: string): Promise<void> {
  await forgetPerson(tx, id);
  await forgetDevices(tx, id);
  await forgetPayee(tx, id);
  await forgetPayer(tx, id);
  await forgetBuyer(tx, id);
  await forgetRecipient(tx, id);
  await eraseUser(tx, id);
}

/** Erases guests who have not paid. @returns the number erased */
export async function eraseUnpaidGuests(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNPAID_MS);
  for (let erased = 0; ; ) {
    const gone = await inTransaction(db, async (tx) => {
      const ids = await lockUnpaidGuests(tx, before, PART);
      for (const id of ids) await erase(tx, id);
      return ids.length;
    });
    erased += gone;
    if (gone < PART) return erased;
  }
}

/**
 * Erases all users who can no longer be restored: account, addresses, downloads, sessions, picture and the name in the
 * audit log. Orders and the ledger stay without a name.
 * @returns the number erased
 */
export async function eraseDeletedUsers({ db, jobs }: Parts, now: Date): Promise<number> {
  const due = new Date(now.getTime() - GRACE_MS);
  for (let erased = 0; ; ) {
    const gone = await inTransaction(db, async (tx) => {
      const rows = await lockDeletedUsers(tx, due, PART);
      const ids = rows.map(({ id }) => id);
      const kept = [...(await exportKeysOf(tx, ids)), ...(await takeFilesOf(tx, ids))];
      for (const { id } of rows) await erase(tx, id);
      const keys = [...kept, ...rows.flatMap(({ avatar }) => (avatar === null ? [] : [avatar]))];
      if (keys.length > 0) await jobs.add('storage.remove', { keys }, { db: tx });
      return rows;
    });
    erased += gone.length;
    if (gone.length < PART) return erased;
  }
}

/**
 * Erases accounts deleted by an administrator, and those with a deletion requested by the user a month ago. @returns
 * the number erased
 */
export async function eraseDue(parts: Parts, now: Date): Promise<number> {
  await markDueDeletions(parts.db, now, new Date(now.getTime() - GRACE_MS));
  return eraseDeletedUsers(parts, now);
}
