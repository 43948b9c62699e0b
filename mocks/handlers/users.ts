import { emailTaken, invalidField, unsupportedMediaType } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';

/** The picture types the server accepts, told by the first bytes and never by the name. */
const pictureType = (bytes: Uint8Array): string | undefined => {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57 ? 'image/webp' : undefined;
};

const toDataUrl = (bytes: Uint8Array, type: string): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(binary)}`;
};

export const createUsersHandlers = (db: MockDb): Pick<MockHandlers, 'updateProfile' | 'uploadAvatar'> => ({
  updateProfile: ({ body, user, call }) => {
    const account = db.account(user.id);
    const namesake = db.accountByEmail(body.email);
    if (!account || (namesake && namesake !== account)) return emailTaken();
    if (body.newPassword !== undefined) {
      if (body.currentPassword !== account.password)
        return invalidField('currentPassword', 'Your current password is not correct');
      account.password = body.newPassword;
      db.endSessions(user.id, call.token);
    }
    Object.assign(account.user, { name: body.name, email: body.email.trim() });
    if (body.address !== undefined) account.user.address = body.address;
    return { status: 200, body: { user: account.user } };
  },

  uploadAvatar: ({ body, user }) => {
    const type = pictureType(body.avatar.bytes);
    if (!type) return unsupportedMediaType();
    user.avatar = toDataUrl(body.avatar.bytes, type);
    return { status: 200, body: { avatarUrl: user.avatar } };
  },
});
