import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Signs the links that end a subscription: they stand in every mail and must work for years, so nothing is stored. */
export interface UnsubscribeTokens {
  sign(subscriberId: string): string;
  /** The subscriber of a token that we have signed, else null. */
  read(token: string): string | null;
}

/** @param secret of the server; the tokens' key is derived from it and serves nothing else */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter unsubscribe', 32));
  const signatureOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  return {
    sign: (id) => `${id}.${signatureOf(id)}`,
    read(token) {
      const [, id, signature] = TOKEN.exec(token) ?? [];
      if (!id || !signature) return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id))) ? id : null;
    },
  };
}
