import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { createLinkToken, hashLinkToken } from '../lib/link-token.ts';
import { insertEmailLink, insertLink } from './guest-links.repository.ts';
import { findGuest } from './guests.repository.ts';

const LINK_TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** Creates another token for the guest's order. */
export async function createLink(db: Kysely<Database>, userId: string, at: Date): Promise<string> {
  const token = createLinkToken();
  const expires_at = new Date(at.getTime() + LINK_TTL_MS);
  await insertLink(db, { token_hash: hashLinkToken(token), user_id: userId, expires_at });
  return token;
}

/**
 * Creates a token for all guest orders of an email. It may only be emailed, never returned: having it proves that the
 * email was read.
 */
export async function createEmailLink(db: Kysely<Database>, email: string, at: Date): Promise<string> {
  const token = createLinkToken();
  const expires_at = new Date(at.getTime() + LINK_TTL_MS);
  await insertEmailLink(db, { token_hash: hashLinkToken(token), email, expires_at });
  return token;
}

/** The page of all orders of an email, with the token as in `toOrderUrl`. */
export const toOrdersUrl = (publicUrl: string, token: string): string => `${publicUrl}/orders#${token}`;

/** The page that a token in an email opens: after the `#`, so that no server sees it in a URL. */
export const toOrderUrl = (publicUrl: string, token: string): string => `${publicUrl}/order#${token}`;

/**
 * The URL of an order: for a guest with a token, otherwise in the account.
 * @param href path in the account
 */
export async function createOrderLink(
  { env }: { env: { publicUrl: string } },
  tx: Kysely<Database>,
  { userId, href }: { userId: string; href: string },
  at: Date,
): Promise<{ link: string; isGuest: boolean }> {
  const guest = await findGuest(tx, userId);
  if (!guest) return { link: `${env.publicUrl}${href}`, isGuest: false };
  return { link: toOrderUrl(env.publicUrl, await createLink(tx, userId, at)), isGuest: true };
}
