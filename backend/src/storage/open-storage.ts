import path from 'node:path';
import type { Env } from '../env.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './storage.ts';

/**
 * The configured storage, or the other one of the two.
 * @throws Error when that one's settings are missing
 */
export async function openStorage(
  env: Pick<Env, 'storage' | 'dataDir'>,
  kind: FileStorage['kind'] = env.storage.kind,
): Promise<FileStorage> {
  if (kind === 'disk') return createDiskStorage(path.join(env.dataDir, 'files'));
  if (!env.storage.s3) throw new Error('S3_BUCKET is required for files in an S3-compatible store');
  // Loaded only where it is used: the S3 client is large.
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(env.storage.s3);
}
