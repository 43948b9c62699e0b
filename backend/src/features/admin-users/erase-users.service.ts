import type { Kysely } from 'kysely';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../lib/log.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { forgetPerson } from '../admin-activity/audit.repository.ts';
import { eraseUser, lockDeletedUsers } from './admin-users.repository.ts';

/** How long a deletion can be taken back. */
export const GRACE_MS = 60 * 60 * 1000;

/** So many in one transaction; the rest comes with the next one. */
const PART = 50;

interface Parts {
  db: Kysely<Database>;
  storage: FileStorage;
  log: Logger;
}

/**
 * Erases everybody whose deletion can no longer be taken back: account, addresses, downloads, sessions, picture and the
 * name in the audit trail. Orders and the ledger stay without a name.
 * @returns how many were erased
 */
export async function eraseDeletedUsers({ db, storage, log }: Parts, now: Date): Promise<number> {
  const due = new Date(now.getTime() - GRACE_MS);
  for (let erased = 0; ; ) {
    const gone = await inTransaction(db, async (tx) => {
      const rows = await lockDeletedUsers(tx, due, PART);
      for (const { id } of rows) {
        await forgetPerson(tx, id);
        await eraseUser(tx, id);
      }
      return rows;
    });
    for (const { avatar } of gone) {
      if (avatar === null) continue;
      // The account is gone for good; a picture that cannot be removed now must not stop the others.
      await storage.remove(avatar).catch((error: unknown) => log.error('A deleted picture is still stored', { error }));
    }
    erased += gone.length;
    if (gone.length < PART) return erased;
  }
}
