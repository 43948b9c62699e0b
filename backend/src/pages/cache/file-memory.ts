import type { OutgoingHttpHeader } from 'node:http';
import type { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';

/** All scripts, styles and fonts and the pictures that are shown most, in bytes. */
const MOST = 32 * 1024 * 1024;
/** A larger file is a film, or a picture for printing. */
const LARGEST = 256 * 1024;

/** What the file's own handler makes of an answer. */
interface Kept {
  readonly set: [name: string, value: OutgoingHttpHeader][];
  readonly removed: string[];
  readonly body: Buffer;
}

/** Parts, revalidations and everything but GET take the usual way. */
const isPlain = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined;

/** The same file has a form for each encoding that the client takes. */
const keyOf = ({ path, headers }: Request): string => {
  const accepted = headers['accept-encoding'] ?? '';
  return `${/br/i.test(accepted) ? 'br' : ''} ${accepted.includes('gzip') ? 'gzip' : ''} ${path}`;
};

/** Hands over the whole file with its last byte: the reader, who knows the length, can leave before the stream's own end. */
const keepBody = (file: Readable, size: number, keep: (body: Buffer) => void): void => {
  const pieces: Buffer[] = [];
  let length = 0;
  file.on('data', (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
    if (length === size) keep(Buffer.concat(pieces, size));
  });
};

/**
 * Keeps the small files that a handler has sent, the least recently used leave first. Opening, reading and closing a file
 * wakes a thread each time, which costs several times as much as sending what is in memory.
 * @param serve answers with a file by piping it, always with the same one for the same path and encoding, or leaves it
 */
export function inMemory(serve: RequestHandler): RequestHandler {
  const files = new LRUCache<string, Kept>({ maxSize: MOST, sizeCalculation: ({ body }) => body.length });

  const keepWhatIsSent = (key: string, response: Response): void => {
    const before = response.getHeaders();
    response.once('pipe', (file: Readable) => {
      const size = Number(response.getHeader('content-length'));
      if (response.statusCode !== 200 || !(size <= LARGEST)) return;
      const after = response.getHeaders();
      const set = Object.entries(after).filter(
        (entry): entry is [string, OutgoingHttpHeader] => entry[1] !== undefined && entry[1] !== before[entry[0]],
      );
      const removed = Object.keys(before).filter((name) => !(name in after));
      keepBody(file, size, (body) => files.set(key, { set, removed, body }));
    });
  };

  return (request, response, next) => {
    if (!isPlain(request)) return serve(request, response, next);
    const key = keyOf(request);
    const kept = files.get(key);
    if (!kept) {
      keepWhatIsSent(key, response);
      return serve(request, response, next);
    }
    for (const name of kept.removed) response.removeHeader(name);
    for (const [name, value] of kept.set) response.setHeader(name, value);
    response.end(kept.body);
  };
}
