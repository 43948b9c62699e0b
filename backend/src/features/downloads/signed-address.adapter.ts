import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';

/** What an address gives out: to whom, of which download, which file, and until when (seconds since 1970). */
const Grant = z.strictObject({ user: z.string(), download: z.string(), file: z.string(), until: z.number() });
export type Grant = z.infer<typeof Grant>;

export interface SignedAddresses {
  sign(grant: Grant): string;
  /** What a token of ours grants, whether its time has passed or not; else null. */
  read(token: string): Grant | null;
}

/** @param secret of the server; the key of the addresses is derived from it and serves nothing else */
export function createSignedAddresses(secret: string): SignedAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'download address', 32));
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');
  return {
    sign(grant) {
      const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    read(token) {
      const [payload = '', signature = ''] = token.split('.');
      const expected = Buffer.from(signatureOf(payload));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Grant.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },
  };
}
