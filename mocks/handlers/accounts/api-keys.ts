import { type AccountKey, AccountScope } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, unknownKey } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { insertApiKey, recordRotation, rotateSecret, toAccountKey } from '../../store/api-keys.ts';
import type { MockDb } from '../../store/db.ts';
import type { StoredApiKey } from '../../store/sign-in-state.ts';
import { createEntries } from '../kit/collection.ts';

type Operations = 'listOwnApiKeys' | 'createOwnApiKey' | 'rotateOwnApiKey' | 'revokeOwnApiKey' | 'rotateUsedApiKey';

const KIND = 'account';

export const createApiKeysHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const keys = createEntries<StoredApiKey, AccountKey>(db, {
    rows: () => db.state.apiKeys,
    isOwn: ({ kind, userId }, user) => kind === KIND && userId === user.id,
    gone: REFUSALS.keyGone,
    toItem: toAccountKey,
  });
  return {
    listOwnApiKeys: ({ user }) => {
      const items = db.state.apiKeys.filter(({ kind, userId }) => kind === KIND && userId === user.id);
      return { status: 200, body: { items: items.map(toAccountKey) } };
    },

    createOwnApiKey: ({ body, user }) => {
      const scopes = Object.values(AccountScope).filter((scope) => body.scopes.includes(scope));
      const key = insertApiKey(db, user.id, { ...body, kind: KIND, scopes });
      return 'status' in key ? key : { status: 201, body: { key: toAccountKey(key), secret: key.secret } };
    },

    rotateOwnApiKey: ({ params, body, user }) => {
      const key = keys.find(params.id, user);
      if (!key) return keys.missing();
      rotateSecret(db, key, body.overlap_hours);
      return { status: 200, body: { key: toAccountKey(key), secret: key.secret } };
    },

    revokeOwnApiKey: keys.remove,

    rotateUsedApiKey: ({ call, body }) => {
      const key = db.state.apiKeys.find(({ id }) => id === call.usedKey?.id);
      if (!key) return unknownKey();
      if (!call.usedKey?.isCurrent) return conflict(REFUSALS.keyReplaced);
      recordRotation(db, key, rotateSecret(db, key, body.overlap_hours, true));
      const { name, secret, expires_at, former } = key;
      return { status: 200, body: { name, secret, expires_at, previous_secret_expires_at: former?.until ?? null } };
    },
  };
};
