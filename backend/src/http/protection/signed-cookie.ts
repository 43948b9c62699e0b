import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const YEAR_SECONDS = 31_536_000;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** An id that a browser stores for us and cannot forge. */
export interface SignedCookie {
  /** The id in a Cookie header, or null when there is none with our signature. */
  read(header: string | undefined): string | null;
  /** The Set-Cookie header that stores the id for a year. */
  write(id: string): string;
}

interface Shape {
  name: string;
  /** A separate key is derived from the server's secret for each purpose, so that no cookie is accepted for another. */
  purpose: string;
  sameSite: 'Lax' | 'Strict';
  https: boolean;
}

/** @param secret the server's */
export function createSignedCookie(secret: string, { name, purpose, sameSite, https }: Shape): SignedCookie {
  const pattern = new RegExp(`^(?:__Host-)?${name}=(${UUID})\\.([\\w-]{43})$`);
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const createSignature = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  // Browsers accept a cookie with this prefix only from this exact host, so that no other subdomain can plant one.
  const [prefix, secure] = https ? ['__Host-', '; Secure'] : ['', ''];

  return {
    read(header = '') {
      const pairs = header.split(';').map((pair) => pair.trim());
      // A cookie of an earlier release has no prefix; it counts until one with the prefix exists.
      pairs.sort((a, b) => Number(b.startsWith('__Host-')) - Number(a.startsWith('__Host-')));
      for (const pair of pairs) {
        const [, id, signature] = pattern.exec(pair) ?? [];
        // Another host of the same domain could add a cookie with this name; only a signed one counts.
        if (id && signature && timingSafeEqual(Buffer.from(signature), Buffer.from(createSignature(id)))) return id;
      }
      return null;
    },

    write: (id) =>
      `${prefix}${name}=${id}.${createSignature(id)}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=${sameSite}${secure}`,
  };
}
