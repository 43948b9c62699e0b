import type { RequestHandler } from 'express';
import sirv, { type Options } from 'sirv';
import { withFileCache } from './cache/file-cache.ts';

const YEAR = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800, stale-while-revalidate=86400';
const HOUR = 'public, max-age=3600';

/**
 * Pictures, fonts, styles and scripts are not documents: these headers have no effect on them and cost a round
 * trip.
 */
const PASSIVE_FILES = /\.(?:avif|webp|png|ico|woff2|css|js|webm|mp4|vtt)$/;
const DOCUMENT_HEADERS = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-Frame-Options',
];

const FILES_ONLY = /^\/(?:assets|media|uploads|docs)\//;

const OPTIONS: Options = {
  etag: true,
  brotli: true,
  gzip: true,
  extensions: [],
  dotfiles: false,
  setHeaders: (response, path) => {
    // Names below /assets contain a hash of their content.
    const cacheControl = path.startsWith('/assets/') ? YEAR : path.startsWith('/media/') ? WEEK : HOUR;
    response.setHeader('Cache-Control', cacheControl);
    if (PASSIVE_FILES.test(path)) for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
  },
};

/**
 * The built files, precompressed at build time where the client accepts it. Documents are left to the pages; dot files
 * and source maps are never served.
 * @param releasedFolder scripts and styles of earlier releases, for tabs that are still open
 */
export function staticFiles(clientFolder: string, releasedFolder?: string): RequestHandler {
  const fromDisk = sirv(clientFolder, OPTIONS);
  // Looked up at each request: files are added after startup.
  const fromReleases = releasedFolder === undefined ? undefined : sirv(releasedFolder, { ...OPTIONS, dev: true });
  const serve = withFileCache((request, response, next) => {
    response.once('pipe', (file) => {
      // The list of files was read at startup: a file deleted since breaks only its own response.
      file.once('error', () => response.destroy());
      // `pipe` leaves a file open when its reader disconnects, as video players often do.
      response.once('close', () => file.destroy());
    });
    const isAsset = fromReleases && request.path.startsWith('/assets/');
    fromDisk(request, response, isAsset ? () => fromReleases(request, response, next) : next);
  });
  return (request, response, next) => {
    // These folders contain only files: a missing one is not worth a rendered page.
    const onMissing = FILES_ONLY.test(request.path)
      ? () => response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n')
      : next;
    const isFile = /\.\w+$/.test(request.path) && !/\.(?:html|map|br|gz)$/.test(request.path);
    if (!isFile) return onMissing();
    serve(request, response, onMissing);
  };
}
