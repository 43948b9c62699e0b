import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** Valid sessions, and those that must be treated as none. */
export const KINDS = ['anonymous', 'customer', 'stranger', 'admin', 'expired', 'foreign', 'revoked', 'empty'] as const;
export type Kind = (typeof KINDS)[number];

const DEAD = new Set<Kind>(['anonymous', 'expired', 'foreign', 'revoked', 'empty']);
export const isDead = (kind: Kind): boolean => DEAD.has(kind);

export interface People {
  tokenOf(kind: Kind): string | undefined;
  /** Signs a user in again after an earlier request has ended the session. */
  renew(kind: Kind): Promise<void>;
}

/** A token with the claims of a valid session, but another signature or date. */
function spoilt(token: string, secret: string, change: object): string {
  const claims = jwt.decode(token, { json: true }) ?? {};
  return jwt.sign({ ...claims, ...change }, secret, { algorithm: 'HS256' });
}

/** @param secret signs the server's tokens */
export async function createPeople(url: string, secret: string): Promise<People> {
  const post = async (path: string, body: object): Promise<string | undefined> => {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { token?: string }).token;
  };
  const register = () =>
    post('auth/register', { name: 'Somebody', email: `${randomUUID()}@example.com`, password: 'river-stone-42' });
  const signIn: Partial<Record<Kind, () => Promise<string | undefined>>> = {
    // The demo's customer has data of every kind; after an administrator has deleted it, any user will do.
    customer: async () =>
      (await post('auth/login', { email: 'customer@example.com', password: 'customer-password' })) ?? register(),
    stranger: register,
    admin: () => post('admin/login', { email: 'admin@example.com', password: 'admin-password' }),
  };
  const tokens = new Map<Kind, string>();
  const renew = async (kind: Kind) => {
    const token = await signIn[kind]?.();
    if (token !== undefined) tokens.set(kind, token);
  };
  for (const kind of ['customer', 'stranger', 'admin'] as const) await renew(kind);
  const admin = tokens.get('admin');
  const leaving = await register();
  if (!admin || !leaving) throw new Error('The people of the fuzzer cannot sign in');
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${leaving}` } });
  const past = Math.floor(Date.now() / 1000) - 3_600;
  tokens.set('expired', spoilt(admin, secret, { iat: past - 60, exp: past }));
  tokens.set('foreign', spoilt(admin, 'another-secret-of-at-least-32-bytes', {}));
  tokens.set('revoked', leaving);
  tokens.set('empty', jwt.sign('null', secret, { algorithm: 'HS256' }));
  return { tokenOf: (kind) => tokens.get(kind), renew };
}
