import type { RequestHandler } from 'express';
import helmet from 'helmet';

const TWO_YEARS = 63_072_000;

/** Policy of an answer that is data, not a page: nothing may run, load or frame it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer. The content policy starts as strict as can be; pages and the documentation set their own.
 * @param https whether visitors reach the site over HTTPS; only then may browsers be told to insist on it
 */
export function securityHeaders(https: boolean): RequestHandler[] {
  const base = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  return [
    base,
    (_request, response, next) => {
      response.set('Content-Security-Policy', DATA_POLICY);
      response.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
      next();
    },
  ];
}
