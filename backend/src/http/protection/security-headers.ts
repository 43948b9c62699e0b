import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const TWO_YEARS = 63_072_000;

/** Policy of a response that is data, not a page: nothing may run, load or frame it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers that the library sets for this site; computed once, because they are the same for every response. */
function libraryHeaders(https: boolean): Map<string, string> {
  const headerMap = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headerMap.set(name, value),
    removeHeader: (name: string) => headerMap.delete(name),
  };
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    // Obsolete: browser defaults over HTTPS, Internet Explorer, Flash, and a removed filter.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  set({} as IncomingMessage, recorder as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headerMap;
}

/**
 * Headers of every response. The content policy starts as strict as possible; pages and the documentation set their
 * own.
 * @param https whether visitors use HTTPS; only then may HSTS be sent
 */
export const commonHeaders = (https: boolean): ReadonlyMap<string, string> =>
  libraryHeaders(https)
    .set('Content-Security-Policy', DATA_POLICY)
    .set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');

/** Sets the headers of `commonHeaders`. */
export function securityHeaders(common: ReadonlyMap<string, string>): RequestHandler {
  const headers = new Map(common);
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
