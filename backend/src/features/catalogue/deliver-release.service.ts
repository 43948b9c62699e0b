import type { Kysely, Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import type { JobPayloads, Jobs } from '../../jobs/jobs.ts';
import type { Clock } from '../../lib/clock.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findCurrentRelease, replaceOwnedFiles, upsertProductFile } from './deliver-release.repository.ts';

export interface Release {
  product: { id: number; title: string };
  version: string;
  fileId: string;
  at: Date;
  /** whether the owners are notified; true by default */
  shouldNotify?: boolean;
}

/** Users in one transaction; more would block concurrent downloads and purchases. */
const BATCH_SIZE = 200;

/**
 * Makes a file the one of a product's new version, in the transaction that changes the version. For owners of an
 * earlier version the new file replaces it, keeping the count, and they are notified: the first ones immediately, the
 * others by a job.
 */
export async function releaseVersion(
  tx: Transaction<Database>,
  jobs: Jobs,
  { product, version, fileId, at, shouldNotify = true }: Release,
): Promise<void> {
  const replaced = await upsertProductFile(tx, product.id, version, fileId, at);
  if (!(await deliverBatch(tx, { product, version, fileId, at, shouldNotify }, replaced))) return;
  const payload = { productId: product.id, ...(replaced && { replaced }), ...(shouldNotify ? {} : { silent: true }) };
  await jobs.add('downloads.deliver', payload, { db: tx });
}

/** Gives the product's current version to all owners of an earlier one, in batches. */
export async function deliverToOwners(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  { productId, replaced, silent }: JobPayloads['downloads.deliver'],
): Promise<void> {
  const runBatch = async (tx: Transaction<Database>) => {
    const current = await findCurrentRelease(tx, productId);
    if (!current) return false;
    const { id, title, version, file_id: fileId } = current;
    const release = { product: { id, title }, version, fileId, at: clock.now(), shouldNotify: !silent };
    return deliverBatch(tx, release, replaced);
  };
  while (await inTransaction(db, runBatch));
}

/** @returns whether there may be more owners */
async function deliverBatch(
  tx: Transaction<Database>,
  { product, version, fileId, at, shouldNotify }: Release,
  replaced: string | undefined,
): Promise<boolean> {
  const { people, hasMore } = await replaceOwnedFiles(tx, product.id, version, fileId, { replaced, limit: BATCH_SIZE });
  const { product_name } = await translateNames(tx, { product_id: product.id, product_name: product.title });
  const notification = {
    kind: 'version' as const,
    title: msg`${product_name} ${version}`,
    body: msg`A new version is ready to download.`,
    href: '/dashboard/downloads',
  };
  if (shouldNotify) await notify(tx, people, notification, at);
  return hasMore;
}
