import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashes(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map((match) =>
    createHash('sha256')
      .update(match[1] ?? '')
      .digest('base64'),
  );
  return [...new Set(found)].map((hash) => ` 'sha256-${hash}'`).join('');
}

/**
 * The content policy of one finished document: nothing but our own files and exactly the inline scripts and styles
 * that are in it. Hashes instead of nonces, because the document is cached.
 * @param https adds the upgrade of plain requests, which would break a site served over HTTP
 */
export function pagePolicy(html: string, https: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(html, INLINE_SCRIPT)}`,
    `style-src 'self'${hashes(html, INLINE_STYLE)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
