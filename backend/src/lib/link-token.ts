import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link: 32 random bytes, URL-safe. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a link's secret. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
