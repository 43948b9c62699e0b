import type { OutgoingHttpHeader } from 'node:http';
import type { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Options } from 'sirv';
import sirv from 'sirv';

/** Enough for all scripts, styles and fonts and the most viewed pictures, in bytes. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** A larger file is a video, or a picture for printing. */
const MAX_FILE_BYTES = 256 * 1024;

/** The response of the file's own handler. */
interface CachedFile {
  readonly set: [name: string, value: OutgoingHttpHeader][];
  readonly removed: string[];
  readonly body: Buffer;
}

/** Ranges, revalidations and everything except GET are handled normally. */
const isPlain = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined;

/** The same file has a variant for each encoding that the client accepts. */
const toCacheKey = ({ path, headers }: Request): string => {
  const accepted = headers['accept-encoding'] ?? '';
  return `${/br/i.test(accepted) ? 'br' : ''} ${accepted.includes('gzip') ? 'gzip' : ''} ${path}`;
};

/** Keeps the whole file at its last byte: a reader who knows the length can disconnect before the stream's own end. */
const collectBody = (file: Readable, size: number, onBody: (body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  let length = 0;
  file.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length === size) onBody(Buffer.concat(chunks, size));
  });
};

/**
 * Caches the small files that a handler has sent, with LRU eviction. Opening, reading and closing a file uses a thread
 * each time, which costs several times as much as sending from memory.
 * @param serve answers by piping a file, always the same one for the same path and encoding, or passes on
 */
function withFileCache(serve: RequestHandler): RequestHandler {
  const files = new LRUCache<string, CachedFile>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => body.length,
  });

  const cacheResponse = (key: string, response: Response): void => {
    const before = response.getHeaders();
    response.once('pipe', (file: Readable) => {
      const size = Number(response.getHeader('content-length'));
      if (response.statusCode !== 200 || !(size <= MAX_FILE_BYTES)) return;
      const after = response.getHeaders();
      const set = Object.entries(after).filter(
        (entry): entry is [string, OutgoingHttpHeader] => entry[1] !== undefined && entry[1] !== before[entry[0]],
      );
      const removed = Object.keys(before).filter((name) => !(name in after));
      collectBody(file, size, (body) => files.set(key, { set, removed, body }));
    });
  };

  return (request, response, next) => {
    if (!isPlain(request)) return serve(request, response, next);
    const key = toCacheKey(request);
    const cached = files.get(key);
    if (!cached) {
      cacheResponse(key, response);
      return serve(request, response, next);
    }
    for (const name of cached.removed) response.removeHeader(name);
    for (const [name, value] of cached.set) response.setHeader(name, value);
    response.end(cached.body);
  };
}

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
