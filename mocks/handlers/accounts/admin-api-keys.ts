import { type ApiKey, ApiScope } from '../../../contract/generated/model.ts';
import {
  createApiKeySecret,
  MAX_API_KEYS,
  toExpiry,
  toPreviousSecretExpiry,
} from '../../../contract/rules/api-keys.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isName } from '../../../contract/rules/text.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { toApiKey } from '../../store/api-keys.ts';
import type { MockDb } from '../../store/db.ts';
import { sendMail } from '../../store/outbox.ts';
import type { StoredApiKey } from '../../store/sign-in-state.ts';
import { createEntries } from '../kit/collection.ts';

const notifyOwner = (db: MockDb, { name, email }: { name: string; email: string }, subject: string): void =>
  sendMail(db, { kind: 'api-key', name, to: email, subject, text: subject });

type Operations = 'adminListApiKeys' | 'adminCreateApiKey' | 'adminRotateApiKey' | 'adminRevokeApiKey';

export const createAdminApiKeysHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const keys = createEntries<StoredApiKey, ApiKey>(db, {
    rows: () => db.state.apiKeys,
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
    adminListApiKeys: ({ user }) => ({
      status: 200,
      body: { items: db.state.apiKeys.map((key) => toApiKey(db, key, user.id)) },
    }),

    adminCreateApiKey: ({ body, user }) => {
      const name = body.name.trim();
      if (!isName(name)) return invalidField('name', REFUSALS.keyNameLines);
      const own = db.state.apiKeys.filter(({ userId }) => userId === user.id);
      if (own.length >= MAX_API_KEYS) return conflict(REFUSALS.keysFull(MAX_API_KEYS));
      if (own.some((key) => key.name.toLowerCase() === name.toLowerCase())) return conflict(REFUSALS.keyNameTaken);
      const now = Date.now();
      const key: StoredApiKey = {
        id: crypto.randomUUID(),
        userId: user.id,
        name,
        scopes: Object.values(ApiScope).filter((scope) => body.scopes.includes(scope)),
        secret: createApiKeySecret(),
        lifetimeDays: body.lifetime_days,
        former: null,
        created_at: new Date(now).toISOString(),
        expires_at: toExpiry(now, body.lifetime_days)?.toISOString() ?? null,
        last_used_at: null,
      };
      db.state.apiKeys.unshift(key);
      keys.record(user, 'create', key, { before: null, after: keys.toFields(key) });
      notifyOwner(db, user, 'An API key was created in your account');
      return { status: 201, body: { key: toApiKey(db, key, user.id), secret: key.secret } };
    },

    adminRotateApiKey: ({ params, body, user }) => {
      const key = keys.find(params.id);
      if (!key) return keys.missing();
      if (key.userId !== user.id) return conflict(REFUSALS.keyNotOwn);
      const now = Date.now();
      const before = key.expires_at;
      const until = toPreviousSecretExpiry(now, body.overlap_hours, before === null ? null : Date.parse(before));
      key.former = until && { secret: key.secret, until: until.toISOString() };
      key.secret = createApiKeySecret();
      key.expires_at = toExpiry(now, key.lifetimeDays)?.toISOString() ?? null;
      keys.record(user, 'rotate', key, {
        before: { expiresAt: before },
        after: { expiresAt: key.expires_at, previousSecretExpiresAt: until },
      });
      notifyOwner(db, user, 'An API key in your account has a new secret');
      return { status: 200, body: { key: toApiKey(db, key, user.id), secret: key.secret } };
    },

    adminRevokeApiKey: keys.remove,
  };
};
