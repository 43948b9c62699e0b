import { z } from 'zod/mini';
import { createSignedTokens, type SignedTokens } from '../../lib/signed-token.ts';

/** The claims of a download URL: user, download, file and expiry (seconds since 1970). */
const Grant = z.strictObject({ user: z.string(), download: z.string(), file: z.string(), until: z.number() });

export type SignedAddresses = SignedTokens<z.infer<typeof Grant>>;

/** @param secret the server's */
export const createSignedAddresses = (secret: string): SignedAddresses =>
  createSignedTokens(secret, 'download address', Grant);
