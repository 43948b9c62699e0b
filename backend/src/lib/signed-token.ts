import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod/mini';

/** Signed tokens with a payload; nothing is stored. */
export interface SignedTokens<Claims> {
  sign(claims: Claims): string;
  /** The payload of a token of ours, expired or not; otherwise null. */
  read(token: string): Claims | null;
}

/**
 * @param secret the server's; the key is derived from it
 * @param purpose each purpose has its own key, so that a token is not accepted for another
 */
export function createSignedTokens<Claims>(
  secret: string,
  purpose: string,
  schema: z.ZodMiniType<Claims>,
): SignedTokens<Claims> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const createSignature = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');
  return {
    sign(claims) {
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${createSignature(payload)}`;
    },
    read(token) {
      const [payload = '', signature = ''] = token.split('.');
      const expected = Buffer.from(createSignature(payload));
      const received = Buffer.from(signature);
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
      return schema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },
  };
}
