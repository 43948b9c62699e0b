import { REFUSALS } from '../../backend/shared/refusals.ts';
import { emailTaken, invalidField, unsupportedMediaType } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { pictureType, toDataUrl } from '../store/picture-files.ts';

export const createProfileHandlers = (db: MockDb): Pick<MockHandlers, 'updateProfile' | 'uploadAvatar'> => ({
  updateProfile: ({ body, user, call }) => {
    const account = db.account(user.id);
    const namesake = db.accountByEmail(body.email);
    if (!account || (namesake && namesake !== account)) return emailTaken();
    if (body.newPassword !== undefined) {
      if (body.currentPassword !== account.password)
        return invalidField('currentPassword', REFUSALS.wrongCurrentPassword);
      account.password = body.newPassword;
      db.endSessions(user.id, call.token);
    }
    account.version = (account.version ?? 1) + 1;
    Object.assign(account.user, { name: body.name.trim(), email: body.email.trim() });
    if (body.address !== undefined) account.user.address = body.address?.trim() || null;
    return { status: 200, body: { user: account.user } };
  },

  uploadAvatar: ({ body, user }) => {
    const type = pictureType(body.avatar.bytes);
    if (!type || type === 'image/avif') return unsupportedMediaType();
    user.avatar = toDataUrl(body.avatar.bytes, type);
    return { status: 200, body: { avatarUrl: user.avatar } };
  },
});
