import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const YEAR_SECONDS = 31_536_000;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** An id that a browser keeps for us and cannot make up. */
export interface SignedCookie {
  /** The id in a Cookie header, or null when there is none that we have signed. */
  read(header: string | undefined): string | null;
  /** The Set-Cookie header that remembers the id for a year. */
  write(id: string): string;
}

interface Shape {
  name: string;
  /** From the server's secret a key of its own is derived for each purpose, so that no cookie passes for another. */
  purpose: string;
  sameSite: 'Lax' | 'Strict';
  https: boolean;
}

/** @param secret of the server */
export function createSignedCookie(secret: string, { name, purpose, sameSite, https }: Shape): SignedCookie {
  const pattern = new RegExp(`^(?:__Host-)?${name}=(${UUID})\\.([\\w-]{43})$`);
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const signatureOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  // Browsers take a cookie of this prefix from this very host only, so that no neighbour of the domain can plant one.
  const [prefix, secure] = https ? ['__Host-', '; Secure'] : ['', ''];

  return {
    read(header = '') {
      const pairs = header.split(';').map((pair) => pair.trim());
      // A cookie of a former release has no prefix; it counts until there is one that has.
      pairs.sort((a, b) => Number(b.startsWith('__Host-')) - Number(a.startsWith('__Host-')));
      for (const pair of pairs) {
        const [, id, signature] = pattern.exec(pair) ?? [];
        // Another host of the same domain could add a cookie of this name; only a signed one counts.
        if (id && signature && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id)))) return id;
      }
      return null;
    },

    write: (id) =>
      `${prefix}${name}=${id}.${signatureOf(id)}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=${sameSite}${secure}`,
  };
}
