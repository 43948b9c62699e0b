import { createHash } from 'node:crypto';
import type { PageDocument } from './template.ts';

const hashes = (texts: string[]): string => {
  const all = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(all)].map((hash) => ` 'sha256-${hash}'`).join('');
};

export interface PolicyOptions {
  /** Adds `upgrade-insecure-requests`, which would break a site served over HTTP. */
  https: boolean;
  /** Origin of the storage that downloads are redirected to. */
  filesAt?: string | null | undefined;
}

/** An origin that a policy can list: nothing in it ends the directive or matches another site. */
const FRAMED = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * The content policy of one finished document: only our own files and exactly its inline scripts and styles. Hashes
 * instead of nonces, because the document is cached.
 */
export function pagePolicy(
  { scripts, styles, frames = [] }: Pick<PageDocument, 'scripts' | 'styles' | 'frames'>,
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
    [
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      ...frames.filter((origin) => FRAMED.test(origin)),
    ].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Used by the only component that inserts HTML rendered and sanitised by the server; a second policy with that name
    // is rejected.
    'trusted-types text',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
