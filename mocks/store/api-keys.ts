import { type AccountKey, AccountScope, type ApiKey, ApiScope, type User } from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import {
  type ApiKeyKind,
  createApiKeySecret,
  isApiKeySecret,
  lastCharacters,
  MAX_API_KEYS,
  toApiKeyHint,
  toExpiry,
  toHour,
  toPreviousSecretExpiry,
} from '../../contract/rules/api-keys.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { isName } from '../../contract/rules/text.ts';
import { conflict, invalidField, type Problem } from '../problems.ts';
import { recordChange } from './audit.ts';
import type { MockDb } from './db.ts';
import { sendMail } from './outbox.ts';
import { hasFactor, isFactorRequired } from './second-factor.ts';
import type { CallingKey, StoredApiKey } from './sign-in-state.ts';

/** An API key that works, and the person who created it. */
export type UsedKey = CallingKey & { scopes: readonly string[]; user: User };

const isOver = (moment: string | null): boolean => moment !== null && Date.parse(moment) <= Date.now();

/** Whose key it is; undefined once the account is not active, or for the administration not an administrator's. */
const findOwner = (db: MockDb, { userId, kind }: StoredApiKey) => {
  const account = db.account(userId);
  const isActive = account?.deletedAt === undefined && account?.user.status === 'active';
  return isActive && (kind === 'account' || account?.user.role === 'super_admin') ? account?.user : undefined;
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
  return { id: key.id, name: key.name, scopes: key.scopes, user, isCurrent: key.secret === secret };
};

const toState = (db: MockDb, key: StoredApiKey): ApiKey['state'] => {
  const owner = findOwner(db, key);
  if (!owner || (isFactorRequired(db, owner) && !hasFactor(db, owner.id))) return 'blocked';
  return isOver(key.expires_at) ? 'expired' : 'active';
};

const toParts = (key: StoredApiKey) => ({
  id: key.id,
  name: key.name,
  hint: toApiKeyHint(lastCharacters(key.secret)),
  created_at: key.created_at,
  expires_at: key.expires_at,
  last_used_at: key.last_used_at,
  previous_secret_expires_at: key.former && !isOver(key.former.until) ? key.former.until : null,
});

/** A key for the administration, as it is listed. */
export const toApiKey = (db: MockDb, key: StoredApiKey, viewerId: string): ApiKey => ({
  ...toParts(key),
  scopes: Object.values(ApiScope).filter((scope) => key.scopes.includes(scope)),
  owner: db.account(key.userId)?.user.name ?? '',
  is_own: key.userId === viewerId,
  state: toState(db, key),
});

/** A key of an account, as its owner sees it. */
export const toAccountKey = (key: StoredApiKey): AccountKey => ({
  ...toParts(key),
  scopes: Object.values(AccountScope).filter((scope) => key.scopes.includes(scope)),
  state: isOver(key.expires_at) ? 'expired' : 'active',
});

const SUBJECTS = {
  created: { mail: 'An API key was created in your account', title: msg`API key created` },
  rotated: { mail: 'An API key in your account has a new secret', title: msg`API key rotated` },
} as const;

const notifyOwner = (db: MockDb, { userId, kind, name: text }: StoredApiKey, event: keyof typeof SUBJECTS): void => {
  const { mail, title } = SUBJECTS[event];
  if (kind === 'account') db.notify(userId, { kind, title, text, href: '/dashboard/api-keys' });
  const owner = db.account(userId)?.user;
  if (owner) sendMail(db, { kind: 'api-key', name: owner.name, to: owner.email, subject: mail, text: mail });
};

type NewKey = { kind: ApiKeyKind; name: string; scopes: string[]; lifetime_days: number | null };

/** A new key of this person, or why there is none. */
export const insertApiKey = (db: MockDb, userId: string, input: NewKey): StoredApiKey | Problem<400> | Problem<409> => {
  const { kind, lifetime_days: lifetimeDays } = input;
  const name = input.name.trim();
  if (!isName(name)) return invalidField('name', REFUSALS.keyNameLines);
  const own = db.state.apiKeys.filter((key) => key.userId === userId && key.kind === kind);
  if (own.length >= MAX_API_KEYS[kind]) return conflict(REFUSALS.keysFull(MAX_API_KEYS[kind]));
  if (own.some((key) => key.name.toLowerCase() === name.toLowerCase())) return conflict(REFUSALS.keyNameTaken);
  const now = Date.now();
  const key: StoredApiKey = {
    id: crypto.randomUUID(),
    userId,
    kind,
    name,
    scopes: input.scopes,
    secret: createApiKeySecret(),
    lifetimeDays,
    former: null,
    created_at: new Date(now).toISOString(),
    expires_at: toExpiry(now, lifetimeDays)?.toISOString() ?? null,
    last_used_at: null,
  };
  db.state.apiKeys.unshift(key);
  notifyOwner(db, key, 'created');
  return key;
};

/** Replaces the secret; returns what has changed. A key that rotates itself does not restart its lifetime. */
export const rotateSecret = (db: MockDb, key: StoredApiKey, overlapHours: number, isByItself = false) => {
  const now = Date.now();
  const before = key.expires_at;
  const until = toPreviousSecretExpiry(now, overlapHours, before === null ? null : Date.parse(before));
  key.former = until && { secret: key.secret, until: until.toISOString() };
  key.secret = createApiKeySecret();
  if (!isByItself) key.expires_at = toExpiry(now, key.lifetimeDays)?.toISOString() ?? null;
  notifyOwner(db, key, 'rotated');
  return { before: { expiresAt: before }, after: { expiresAt: key.expires_at, previousSecretExpiresAt: until } };
};

const SUBJECT = 'api-key';

/** As on the server, the audit trail has keys of the administration only. */
export const recordRotation = (db: MockDb, key: StoredApiKey, changes: ReturnType<typeof rotateSecret>): void => {
  if (key.kind !== 'administration') return;
  const { userId: actorId, id: subjectId, name: label } = key;
  recordChange(db, { actorId, action: 'api-key.rotate', subject: SUBJECT, subjectId, label, ...changes });
};

/** A password that was set by a link ends keys like sessions. */
export const revokeUserKeys = (db: MockDb, userId: string): void => {
  const isOwn = (key: StoredApiKey) => key.userId === userId;
  for (const { id, kind, name, scopes, expires_at } of db.state.apiKeys.filter(isOwn)) {
    const before = { name, scopes: scopes.join(', '), expiresAt: expires_at };
    const change = { action: 'api-key.revoke', subject: SUBJECT, label: name, before, after: null };
    if (kind === 'administration') recordChange(db, { ...change, actorId: userId, subjectId: id });
  }
  db.state.apiKeys = db.state.apiKeys.filter((key) => !isOwn(key));
};
