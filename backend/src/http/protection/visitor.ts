import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const YEAR_SECONDS = 31_536_000;
const COOKIE = /^visitor=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** People who have not signed in, known by a signed cookie that is set when they first save something. */
export interface Visitors {
  /** The id in a Cookie header, or null when there is none that we have signed. */
  read(header: string | undefined): string | null;
  /** The Set-Cookie header that remembers the id for a year. */
  cookie(id: string): string;
  /**
   * Whether a call comes from a page of this site or of an allowed origin. Programs that are not browsers send neither
   * header; they carry nobody's cookie but their own.
   */
  ownPage(headers: IncomingHttpHeaders): boolean;
}

interface Settings {
  publicUrl: string;
  corsOrigins: readonly string[];
}

/** @param secret of the server; the cookie's key is derived from it */
export function createVisitors(secret: string, { publicUrl, corsOrigins }: Settings): Visitors {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'visitor cookie', 32));
  const signatureOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const trusted = new Set([new URL(publicUrl).origin, ...corsOrigins]);

  return {
    read(header = '') {
      for (const pair of header.split(';')) {
        const [, id, signature] = COOKIE.exec(pair.trim()) ?? [];
        // Another host of the same domain could add a cookie of this name; only a signed one counts.
        if (id && signature && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id)))) return id;
      }
      return null;
    },

    cookie: (id) =>
      `visitor=${id}.${signatureOf(id)}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,

    ownPage({ origin, host, 'sec-fetch-site': site }) {
      if (origin !== undefined && trusted.has(origin)) return true;
      if (site !== undefined) return site === 'same-origin' || site === 'none';
      return origin === undefined || (host !== undefined && URL.parse(origin)?.host === host);
    },
  };
}
