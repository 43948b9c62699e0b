import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MailLinkKind } from '../../../contract/generated/model.ts';

/** Prefix of a token; those of the newsletter are older than all other kinds. */
const PREFIXES: Record<MailLinkKind, string> = {
  newsletter: '',
  waitlist: 'w.',
  releases: 'releases.',
  reviews: 'reviews.',
  orders: 'orders.',
  payments: 'payments.',
  payouts: 'payouts.',
  digest: 'digest.',
};
const KINDS = Object.keys(PREFIXES) as MailLinkKind[];

const TOKEN = /^((?:[a-z]+\.)?)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** A token's payload: recipient and kind. The id is that of an account, a subscriber or a studio recipient. */
export interface Suppression {
  kind: MailLinkKind;
  id: string;
}

/** Signs unsubscribe links: every email of a kind contains one and it must work for years, so nothing is stored. */
export interface UnsubscribeTokens {
  sign(kind: MailLinkKind, id: string): string;
  /** The payload of a token with our signature, otherwise null. */
  read(token: string): Suppression | null;
}

/** @param secret the server's; a separate key is derived from it for these tokens */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  // The label is older than the other kinds, so that links in earlier emails still work.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter unsubscribe', 32));
  const createSignature = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');
  return {
    sign: (kind, id) => `${PREFIXES[kind]}${id}.${createSignature(PREFIXES[kind] + id)}`,
    read(token) {
      const [, prefix = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
      const kind = KINDS.find((candidate) => PREFIXES[candidate] === prefix);
      if (kind === undefined || id === '') return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(createSignature(prefix + id))) ? { kind, id } : null;
    },
  };
}

/** The unsubscribe page linked in an email; mail programs send their own request to the same URL. */
export const unsubscribeLink = (publicUrl: string, tokens: UnsubscribeTokens, { kind, id }: Suppression): string =>
  `${publicUrl}/unsubscribe?token=${tokens.sign(kind, id)}`;
