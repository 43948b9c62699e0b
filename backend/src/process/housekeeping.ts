import type { Kysely } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { purgeDeleted } from '../features/admin-lists/admin-lists.repository.ts';
import { eraseDeletedUsers } from '../features/admin-users/erase-users.service.ts';
import { removeEndedResets } from '../features/auth/password-reset.repository.ts';
import { removeEndedSessions } from '../features/auth/sessions.repository.ts';
import { removeForgottenPostSaves } from '../features/blog/reactions.repository.ts';
import { removeStaleSubscriptions } from '../features/newsletter/newsletter.repository.ts';
import { removeForgottenSaves } from '../features/products/saved-products.repository.ts';
import { removeEndedCounters } from '../http/protection/attempts.repository.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import type { FileStorage } from '../storage/storage.ts';

const HOUR = 60 * 60 * 1000;
const EVERY = 6 * HOUR;
const ERASE_EVERY = HOUR / 4;

/** Removes what has no use any more: counters, sessions, links, addresses that were never confirmed, visitors' saves that
 * ended and content that was deleted some time ago. */
export async function removeStale(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  await removeEndedCounters(db, before(1));
  await removeEndedSessions(db, before(7 * 24));
  await removeEndedResets(db, before(24));
  await removeForgottenSaves(db, before(366 * 24));
  await removeForgottenPostSaves(db, before(366 * 24));
  await removeStaleSubscriptions(db, { linksBefore: now, pendingBefore: before(30 * 24) });
  await purgeDeleted(db, before(30 * 24));
}

interface Parts {
  connection: Connection;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
}

/**
 * Tidies the database every six hours and erases deleted accounts every quarter of an hour.
 * @returns stops it
 */
export function startHousekeeping({ connection, storage, clock, log }: Parts): () => void {
  const erase = () => {
    eraseDeletedUsers({ db: connection.db, storage, log }, clock.now()).catch((error) =>
      log.warn('Erasing deleted accounts failed', { error }),
    );
  };
  const eraseTimer = setInterval(erase, ERASE_EVERY).unref();
  const timer = setInterval(() => {
    removeStale(connection.db, clock.now())
      .then(connection.tidy)
      .catch((error) => log.warn('Tidying the database failed', { error }));
  }, EVERY).unref();
  return () => {
    clearInterval(eraseTimer);
    clearInterval(timer);
  };
}
