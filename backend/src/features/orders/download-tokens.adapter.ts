import { z } from 'zod/mini';
import { createSignedTokens, type SignedTokens } from '../../lib/signed-token.ts';

/** The claims of a download URL: user, download, file and expiry (seconds since 1970). */
const DownloadClaims = z.strictObject({ user: z.string(), download: z.string(), file: z.string(), until: z.number() });

export type DownloadTokens = SignedTokens<z.infer<typeof DownloadClaims>>;

/** @param secret the server's */
export const createDownloadTokens = (secret: string): DownloadTokens =>
  createSignedTokens(secret, 'download address', DownloadClaims);
