import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { JobPayloads, Jobs } from '../../jobs/jobs.ts';
import type { Clock } from '../../lib/clock.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findRelease, insertRelease, replaceFiles } from './deliver-release.repository.ts';

export interface Release {
  product: { id: number; title: string };
  version: string;
  fileId: string;
  at: Date;
  /** whether the owners are notified; true by default */
  tell?: boolean;
}

/** Users in one transaction; more would block concurrent downloads and purchases. */
const PART = 200;

/**
 * Makes a file the one of a product's new version, in the transaction that changes the version. For owners of an
 * earlier version the new file replaces it, keeping the count, and they are notified: the first ones immediately, the
 * others by a job.
 */
export async function releaseVersion(
  tx: Transaction<Database>,
  jobs: Jobs,
  { product, version, fileId, at, tell = true }: Release,
): Promise<void> {
  const replaced = await insertRelease(tx, product.id, version, fileId, at);
  if (!(await handOverPart(tx, { product, version, fileId, at, tell }, replaced))) return;
  const rest = { productId: product.id, ...(replaced && { replaced }), ...(tell ? {} : { silent: true }) };
  await jobs.add('downloads.hand-over', rest, { db: tx });
}

/** Gives the product's current version to all owners of an earlier one, in batches. */
export async function handOver(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  { productId, replaced, silent }: JobPayloads['downloads.hand-over'],
): Promise<void> {
  const part = async (tx: Transaction<Database>) => {
    const now = await findRelease(tx, productId);
    if (!now) return false;
    const { id, title, version, file_id: fileId } = now;
    const release = { product: { id, title }, version, fileId, at: clock.now(), tell: !silent };
    return handOverPart(tx, release, replaced);
  };
  while (await inTransaction(db, part));
}

/** @returns whether there may be more owners */
async function handOverPart(
  tx: Transaction<Database>,
  { product, version, fileId, at, tell }: Release,
  replaced: string | undefined,
): Promise<boolean> {
  const { people, isMore } = await replaceFiles(tx, product.id, version, fileId, { replaced, most: PART });
  const notification = {
    kind: 'version' as const,
    title: `${product.title} ${version}`,
    body: 'A new version is ready to download.',
    href: '/dashboard/downloads',
  };
  if (tell) await notify(tx, people, notification, at);
  return isMore;
}
