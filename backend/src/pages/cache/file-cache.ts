import type { OutgoingHttpHeader } from 'node:http';
import type { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';

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
export function withFileCache(serve: RequestHandler): RequestHandler {
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
