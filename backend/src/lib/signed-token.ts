import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod/mini';

/** Tokens that say something and are signed; nothing of them is stored. */
export interface SignedTokens<Said> {
  sign(said: Said): string;
  /** What a token of ours says, whether its time has passed or not; else null. */
  read(token: string): Said | null;
}

/**
 * @param secret of the server; the key is derived from it
 * @param purpose other purposes have other keys, so that a token of one is none of another
 */
export function createSignedTokens<Said>(
  secret: string,
  purpose: string,
  form: z.ZodMiniType<Said>,
): SignedTokens<Said> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');
  return {
    sign(said) {
      const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    read(token) {
      const [payload = '', signature = ''] = token.split('.');
      const expected = Buffer.from(signatureOf(payload));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return form.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },
  };
}
