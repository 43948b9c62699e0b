import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createFactorEncryption } from './check-code.service.ts';
import { scheduleOwnDeletion } from './delete-account.service.ts';
import { cancelEmailChange, getEmailState, resendConfirmation } from './own-email.service.ts';
import { updateProfile } from './update-profile.service.ts';
import { uploadAvatar } from './upload-avatar.service.ts';
import { toUser } from './user.mapper.ts';
import { updateLanguage } from './users.repository.ts';

type Operations =
  | 'updateProfile'
  | 'setLanguage'
  | 'uploadAvatar'
  | 'getOwnEmail'
  | 'sendEmailLink'
  | 'cancelEmailChange'
  | 'requestAccountDeletion';

/** @param secret the server's, from which the key of the app secrets is derived */
export const createProfileHandlers = (deps: Deps, secret: string): FeatureHandlers<Operations> => ({
  updateProfile: async ({ body, user, call }) => ({
    status: 200,
    body: { user: toUser(await updateProfile(deps, user, call, body)) },
  }),

  setLanguage: async ({ body, user }) => {
    await updateLanguage(deps.db, user.id, body.language);
    return { status: 204 };
  },

  requestAccountDeletion: async ({ body, user, call }) => {
    const dueAt = await scheduleOwnDeletion(deps, createFactorEncryption(secret), call, user.id, body);
    return { status: 200, body: { due_at: dueAt.toISOString() } };
  },

  uploadAvatar: async ({ body, user }) => ({
    status: 200,
    body: { avatarUrl: await uploadAvatar(deps, user, body.avatar) },
  }),

  getOwnEmail: async ({ user }) => ({ status: 200, body: await getEmailState(deps, user.id) }),

  sendEmailLink: async ({ user }) => ({ status: 200, body: await resendConfirmation(deps, user.id) }),

  cancelEmailChange: async ({ user }) => {
    await cancelEmailChange(deps, user.id);
    return { status: 204 };
  },
});
