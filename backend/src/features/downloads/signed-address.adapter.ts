import { z } from 'zod/mini';
import { createSignedTokens, type SignedTokens } from '../../lib/signed-token.ts';

/** What an address gives out: to whom, of which download, which file, and until when (seconds since 1970). */
const Grant = z.strictObject({ user: z.string(), download: z.string(), file: z.string(), until: z.number() });

export type SignedAddresses = SignedTokens<z.infer<typeof Grant>>;

/** @param secret of the server */
export const createSignedAddresses = (secret: string): SignedAddresses =>
  createSignedTokens(secret, 'download address', Grant);
