import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toUser } from '../auth/user.mapper.ts';
import { updateProfile } from './update-profile.service.ts';
import { uploadAvatar } from './upload-avatar.service.ts';

export const createProfileHandlers = (deps: Deps): FeatureHandlers<'updateProfile' | 'uploadAvatar'> => ({
  updateProfile: async ({ body, user, call }) => ({
    status: 200,
    body: { user: toUser(await updateProfile(deps, user, call.sessionId, body)) },
  }),

  uploadAvatar: async ({ body, user }) => ({
    status: 200,
    body: { avatarUrl: await uploadAvatar(deps, user, body.avatar) },
  }),
});
