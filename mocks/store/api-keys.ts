import type { ApiKey, User } from '../../contract/generated/model.ts';
import { isApiKeySecret, lastCharacters, toApiKeyHint, toHour } from '../../contract/rules/api-keys.ts';
import { recordChange } from './audit.ts';
import type { MockDb } from './db.ts';
import { hasFactor, isFactorRequired } from './second-factor.ts';
import type { StoredApiKey } from './sign-in-state.ts';

/** An API key that works, and its administrator. */
export type UsedKey = { name: string; scopes: readonly string[]; user: User };

const isOver = (moment: string | null): boolean => moment !== null && Date.parse(moment) <= Date.now();

/** The administrator of a key; undefined once the account is not an active administrator's. */
const findOwner = (db: MockDb, { userId }: StoredApiKey) => {
  const account = db.account(userId);
  const isActive = account?.deletedAt === undefined && account?.user.status === 'active';
  return isActive && account?.user.role === 'super_admin' ? account.user : undefined;
};

/** The key with this secret, if it works now; records its use. */
export const findActiveKey = (db: MockDb, secret: string): UsedKey | undefined => {
  if (!isApiKeySecret(secret)) return undefined;
  const key = db.state.apiKeys.find(
    ({ secret: present, former }) => present === secret || (former?.secret === secret && !isOver(former.until)),
  );
  const user = key && findOwner(db, key);
  if (!user || isOver(key.expires_at)) return undefined;
  key.last_used_at = toHour(Date.now()).toISOString();
  return { name: key.name, scopes: key.scopes, user };
};

const toState = (db: MockDb, key: StoredApiKey): ApiKey['state'] => {
  const owner = findOwner(db, key);
  if (!owner || (isFactorRequired(db, owner) && !hasFactor(db, owner.id))) return 'blocked';
  return isOver(key.expires_at) ? 'expired' : 'active';
};

/** A key as it is listed. */
export const toApiKey = (db: MockDb, key: StoredApiKey, viewerId: string): ApiKey => ({
  id: key.id,
  name: key.name,
  hint: toApiKeyHint(lastCharacters(key.secret)),
  scopes: key.scopes,
  owner: db.account(key.userId)?.user.name ?? '',
  is_own: key.userId === viewerId,
  state: toState(db, key),
  created_at: key.created_at,
  expires_at: key.expires_at,
  last_used_at: key.last_used_at,
  previous_secret_expires_at: key.former && !isOver(key.former.until) ? key.former.until : null,
});

/** A password that was set by a link ends keys like sessions. */
export const revokeOwnKeys = (db: MockDb, userId: string): void => {
  for (const { id, name, scopes, expires_at } of db.state.apiKeys.filter((key) => key.userId === userId)) {
    const before = { name, scopes: scopes.join(', '), expiresAt: expires_at };
    const change = { action: 'api-key.revoke', subject: 'api-key', label: name, before, after: null } as const;
    recordChange(db, { ...change, actorId: userId, subjectId: id });
  }
  db.state.apiKeys = db.state.apiKeys.filter((key) => key.userId !== userId);
};
