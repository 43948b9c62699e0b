import { REFUSALS } from '../../backend/shared/refusals.ts';
import { isName } from '../../backend/shared/text.ts';
import { emailTaken, invalidField, unauthorized, unsupportedMediaType } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { pictureType, toDataUrl } from '../store/picture-files.ts';

export const createProfileHandlers = (db: MockDb): Pick<MockHandlers, 'updateProfile' | 'uploadAvatar'> => ({
  updateProfile: ({ body, user, call }) => {
    const account = db.account(user.id);
    if (!account) return unauthorized();
    if (!isName(body.name.trim())) return invalidField('name', REFUSALS.nameLines);
    const isNewEmail = body.email.trim().toLowerCase() !== user.email.toLowerCase();
    if (body.newPassword !== undefined || (isNewEmail && user.role === 'super_admin')) {
      if (body.currentPassword === undefined) return invalidField('currentPassword', REFUSALS.currentPasswordMissing);
      if (body.currentPassword !== account.password)
        return invalidField('currentPassword', REFUSALS.wrongCurrentPassword);
    }
    const namesake = db.accountByEmail(body.email);
    if (namesake && namesake !== account) return emailTaken();
    if (body.newPassword !== undefined) {
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
    if (body.avatar.bytes.length === 0) return invalidField('avatar', REFUSALS.unreadablePicture);
    if (!type || type === 'image/avif') return unsupportedMediaType(REFUSALS.portraitType);
    user.avatar = toDataUrl(body.avatar.bytes, type);
    return { status: 200, body: { avatarUrl: user.avatar } };
  },
});
