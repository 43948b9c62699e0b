import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SubscriberList } from '../../generated/model.ts';

/** Begins the tokens of the waitlist, so that pages and calls are the same for both lists. */
const WAITLIST = 'w.';

export const listOfToken = (token: string): SubscriberList => (token.startsWith(WAITLIST) ? 'waitlist' : 'newsletter');

/** A token as it stands in the links of a list's mails. */
export const tokenOfList = (list: SubscriberList, token: string): string =>
  list === 'waitlist' ? WAITLIST + token : token;

const TOKEN = /^(?:w\.)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Signs the links that end a subscription: they stand in every mail and must work for years, so nothing is stored. */
export interface UnsubscribeTokens {
  sign(list: SubscriberList, subscriberId: string): string;
  /** The subscriber of a token that we have signed, else null. */
  read(token: string): string | null;
}

/** @param secret of the server; the tokens' key is derived from it and serves nothing else */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter unsubscribe', 32));
  const signatureOf = (list: SubscriberList, id: string) =>
    createHmac('sha256', key).update(tokenOfList(list, id)).digest('base64url');
  return {
    sign: (list, id) => tokenOfList(list, `${id}.${signatureOf(list, id)}`),
    read(token) {
      const [, id, signature] = TOKEN.exec(token) ?? [];
      if (!id || !signature) return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(listOfToken(token), id))) ? id : null;
    },
  };
}
