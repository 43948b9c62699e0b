import { createHash } from 'node:crypto';
import type { PageDocument } from './template.ts';

const hashes = (texts: string[]): string => {
  const all = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(all)].map((hash) => ` 'sha256-${hash}'`).join('');
};

export interface PolicyOptions {
  /** Adds the upgrade of plain requests, which would break a site served over HTTP. */
  https: boolean;
  /** Origin of the store to which downloads are redirected. */
  filesAt?: string | null | undefined;
}

/**
 * The content policy of one finished document: nothing but our own files and exactly the inline scripts and styles
 * that are in it. Hashes instead of nonces, because the document is cached.
 */
export function pagePolicy(
  { scripts, styles }: Pick<PageDocument, 'scripts' | 'styles'>,
  { https, filesAt }: PolicyOptions,
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${filesAt ? ` ${filesAt}` : ''}`,
    "media-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The one component that places what the server has rendered and sanitized; a second policy of the name is refused.
    'trusted-types text',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
