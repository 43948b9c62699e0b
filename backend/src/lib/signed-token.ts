import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod/mini';

/** Signed tokens with a payload; nothing is stored. */
export interface SignedTokens<Said> {
  sign(said: Said): string;
  /** The payload of a token of ours, expired or not; otherwise null. */
  read(token: string): Said | null;
}

/**
 * @param secret the server's; the key is derived from it
 * @param purpose each purpose has its own key, so that a token is not accepted for another
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
