import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MailLinkKind } from '../generated/model.ts';

/** What a token begins with; those of the newsletter are older than all other kinds. */
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

/** What a token says: whose mails of which kind. The id is that of an account, a subscriber or a receiver. */
export interface Stop {
  kind: MailLinkKind;
  id: string;
}

/** Signs the links that end a kind of mails: they stand in every one of them and must work for years, so nothing is stored. */
export interface StopTokens {
  sign(kind: MailLinkKind, id: string): string;
  /** What a token says that we have signed, else null. */
  read(token: string): Stop | null;
}

/** @param secret of the server; the tokens' key is derived from it and serves nothing else */
export function createStopTokens(secret: string): StopTokens {
  // The label is older than the other kinds, so that links of former mails go on working.
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

/** The page that a link below a mail opens; mail programs send their own request to the same address. */
export const stopLink = (publicUrl: string, tokens: StopTokens, { kind, id }: Stop): string =>
  `${publicUrl}/unsubscribe?token=${tokens.sign(kind, id)}`;
