import type { Upload } from '../../../../contract/generated/operations.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { signInRequired } from '../../lib/errors.ts';
import { putFile } from '../../storage/put-files.ts';
import { toAvatar } from './avatar-image.adapter.ts';
import { avatarUrl } from './user.mapper.ts';
import { replaceAvatar } from './users.repository.ts';

/**
 * Stores a new profile picture under a random name. The old file is deleted by a job that is created together with the
 * change.
 * @returns the public URL of the picture
 * @throws AppError 400, 401 (account deleted), 413, 415, 429, 503
 */
export async function uploadAvatar(deps: Deps, user: SessionUser, upload: Upload): Promise<string> {
  await deps.limits.consume('avatar', user.id);
  const picture = await toAvatar(upload.bytes);
  const { key } = await putFile(deps, 'avatars', picture, 'webp');
  const previousAvatar = await inTransaction(deps.db, async (tx) => {
    const before = await replaceAvatar(tx, user.id, key);
    if (before?.previous) await deps.jobs.add('storage.remove', { keys: [before.previous] }, { db: tx });
    return before;
  }).catch(async (error) => {
    await deps.storage.remove(key);
    throw error;
  });
  if (!previousAvatar) {
    await deps.storage.remove(key);
    throw signInRequired();
  }
  return avatarUrl(key);
}
