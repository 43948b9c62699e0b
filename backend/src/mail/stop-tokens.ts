import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MailLinkKind } from '../generated/model.ts';

/** Prefix of a token; those of the newsletter are older than all other kinds. */
const BEGINS: Record<MailLinkKind, string> = {
  newsletter: '',
  waitlist: 'w.',
  releases: 'releases.',
  reviews: 'reviews.',
  orders: 'orders.',
  payments: 'payments.',
  payouts: 'payouts.',
  digest: 'digest.',
};
const KINDS = Object.keys(BEGINS) as MailLinkKind[];

const TOKEN = /^((?:[a-z]+\.)?)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** A token's payload: recipient and kind. The id is that of an account, a subscriber or a studio recipient. */
export interface Stop {
  kind: MailLinkKind;
  id: string;
}

/** Signs unsubscribe links: every email of a kind contains one and it must work for years, so nothing is stored. */
export interface StopTokens {
  sign(kind: MailLinkKind, id: string): string;
  /** The payload of a token with our signature, otherwise null. */
  read(token: string): Stop | null;
}

/** @param secret the server's; a separate key is derived from it for these tokens */
export function createStopTokens(secret: string): StopTokens {
  // The label is older than the other kinds, so that links in earlier emails still work.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter unsubscribe', 32));
  const signatureOf = (said: string) => createHmac('sha256', key).update(said).digest('base64url');
  return {
    sign: (kind, id) => `${BEGINS[kind]}${id}.${signatureOf(BEGINS[kind] + id)}`,
    read(token) {
      const [, begin = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
      const kind = KINDS.find((one) => BEGINS[one] === begin);
      if (kind === undefined || id === '') return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(begin + id))) ? { kind, id } : null;
    },
  };
}

/** The unsubscribe page linked in an email; mail programs send their own request to the same URL. */
export const stopLink = (publicUrl: string, tokens: StopTokens, { kind, id }: Stop): string =>
  `${publicUrl}/unsubscribe?token=${tokens.sign(kind, id)}`;
