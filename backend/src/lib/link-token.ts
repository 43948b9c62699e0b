import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link: 32 random bytes, URL-safe. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a link's secret. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
