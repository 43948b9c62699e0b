import { type ApiKey, ApiScope } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { insertApiKey, rotateSecret, toApiKey } from '../../store/api-keys.ts';
import type { MockDb } from '../../store/db.ts';
import type { StoredApiKey } from '../../store/sign-in-state.ts';
import { createEntries } from '../kit/collection.ts';

type Operations = 'adminListApiKeys' | 'adminCreateApiKey' | 'adminRotateApiKey' | 'adminRevokeApiKey';

const KIND = 'administration';

export const createAdminApiKeysHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const keys = createEntries<StoredApiKey, ApiKey>(db, {
    rows: () => db.state.apiKeys,
    isOwn: ({ kind }) => kind === KIND,
    gone: REFUSALS.keyGone,
    toItem: (key) => toApiKey(db, key, key.userId),
    audit: {
      subject: 'api-key',
      label: ({ name }) => name,
      fields: ({ name, scopes, expires_at }) => ({ name, scopes: scopes.join(', '), expiresAt: expires_at }),
      verbs: { delete: 'revoke' },
    },
  });
  return {
    adminListApiKeys: ({ user }) => {
      const items = db.state.apiKeys.filter(({ kind }) => kind === KIND);
      return { status: 200, body: { items: items.map((key) => toApiKey(db, key, user.id)) } };
    },

    adminCreateApiKey: ({ body, user }) => {
      const scopes = Object.values(ApiScope).filter((scope) => body.scopes.includes(scope));
      const key = insertApiKey(db, user.id, { ...body, kind: KIND, scopes });
      if ('status' in key) return key;
      keys.record(user, 'create', key, { before: null, after: keys.toFields(key) });
      return { status: 201, body: { key: toApiKey(db, key, user.id), secret: key.secret } };
    },

    adminRotateApiKey: ({ params, body, user }) => {
      const key = keys.find(params.id, user);
      if (!key) return keys.missing();
      if (key.userId !== user.id) return conflict(REFUSALS.keyNotOwn);
      keys.record(user, 'rotate', key, rotateSecret(db, key, body.overlap_hours));
      return { status: 200, body: { key: toApiKey(db, key, user.id), secret: key.secret } };
    },

    adminRevokeApiKey: keys.remove,
  };
};
