import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { notify } from '../notifications/notifications.repository.ts';
import { insertRelease, replaceFiles } from './releases.repository.ts';

export interface Release {
  product: { id: number; title: string };
  version: string;
  fileId: string;
  at: Date;
}

/**
 * Makes a file the one of a product's new version, in the transaction that changes the version. Who owns an earlier
 * version gets the new one in its place, keeps the count, and is told.
 */
export async function releaseVersion(
  tx: Transaction<Database>,
  { product, version, fileId, at }: Release,
): Promise<void> {
  const owners = await replaceFiles(tx, product.id, version, fileId);
  await insertRelease(tx, product.id, version, fileId, at);
  const notification = {
    kind: 'version' as const,
    title: `${product.title} ${version}`,
    body: 'A new version is ready to download.',
    href: '/dashboard/downloads',
  };
  await notify(tx, owners, notification, at);
}
