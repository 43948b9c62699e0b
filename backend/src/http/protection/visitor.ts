import type { IncomingHttpHeaders } from 'node:http';
import { createSignedCookie } from './signed-cookie.ts';

/** Visitors who have not signed in, identified by a signed cookie that is set when they first save something. */
export interface Visitors {
  /** The id in a Cookie header, or null when there is none with our signature. */
  read(header: string | undefined): string | null;
  /** The Set-Cookie header that stores the id for a year. */
  cookie(id: string): string;
  /**
   * Whether a call comes from a page of this site or of an allowed origin. Programs that are not browsers send neither
   * header; they have only their own cookies.
   */
  isOwnPage(headers: IncomingHttpHeaders): boolean;
}

interface Settings {
  publicUrl: string;
  corsOrigins: readonly string[];
}

/** @param secret the server's; the cookie's key is derived from it */
export function createVisitors(secret: string, { publicUrl, corsOrigins }: Settings): Visitors {
  const https = publicUrl.startsWith('https:');
  const cookie = createSignedCookie(secret, { name: 'visitor', purpose: 'visitor cookie', sameSite: 'Lax', https });
  const trusted = new Set([new URL(publicUrl).origin, ...corsOrigins]);

  return {
    read: cookie.read,
    cookie: cookie.write,
    isOwnPage({ origin, host, 'sec-fetch-site': site }) {
      if (origin !== undefined && trusted.has(origin)) return true;
      if (site !== undefined) return site === 'same-origin' || site === 'none';
      return origin === undefined || (host !== undefined && URL.parse(origin)?.host === host);
    },
  };
}

/** Browsers with an earlier sign-in, identified by a separate cookie that only a sign-in sets. */
export const createDevices = (secret: string, { publicUrl }: Pick<Settings, 'publicUrl'>) =>
  createSignedCookie(secret, {
    name: 'device',
    purpose: 'device cookie',
    sameSite: 'Strict',
    https: publicUrl.startsWith('https:'),
  });
