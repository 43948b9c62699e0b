import { REFUSALS } from '../../../shared/refusals.ts';
import type { Upload } from '../../generated/operations.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { avatarUrl } from '../auth/user.mapper.ts';
import { replaceAvatar } from '../auth/users.repository.ts';
import { toAvatar } from './avatar-image.adapter.ts';

/**
 * Stores a new profile picture under a random name. The old file goes only after the new one is in the account, so a
 * crash can leave an orphan file but never an account without its picture.
 * @returns the public address of the picture
 * @throws AppError 400, 401 (account gone), 413, 415, 429, 503
 */
export async function uploadAvatar(deps: Deps, user: SessionUser, upload: Upload): Promise<string> {
  await deps.limits.take('avatar', user.id);
  const picture = await toAvatar(upload.bytes);
  const key = await deps.storage.put('avatars', picture, 'webp');
  const replaced = await replaceAvatar(deps.db, user.id, key).catch(async (error) => {
    await deps.storage.remove(key);
    throw error;
  });
  if (!replaced) {
    await deps.storage.remove(key);
    throw new AppError(401, 'unauthorized', REFUSALS.signIn);
  }
  if (replaced.previous) {
    const old = replaced.previous;
    deps.background.run('remove old picture', () => deps.storage.remove(old));
  }
  return avatarUrl(key);
}
