import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { StreamedBody } from '../generated/operations.ts';

/** Maximum time that a slow reader may keep a response open. */
const LONGEST_MS = 10 * 60 * 1000;

interface StreamedReply {
  status: number;
  headers?: Record<string, string>;
  body: StreamedBody;
}

export function isStreamed(body: unknown): body is StreamedBody {
  return body instanceof Object && 'pieces' in body;
}

/** The reader disconnected, or was too slow: there is no one to respond to. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Writes chunks as fast as they are read, so that a response of any size needs the memory of one chunk. An error before
 * the first chunk is a normal error response; a later one breaks the connection, so that a part is never mistaken for
 * the whole.
 */
export async function sendPieces(response: Response, { status, headers, body }: StreamedReply, head: boolean) {
  const pieces = body.pieces[Symbol.asyncIterator]();
  const first = await pieces.next();
  response.status(status).set({ ...headers, 'Cache-Control': 'private, no-store' });
  if (head) {
    await pieces.return?.();
    response.end();
    return;
  }
  const all = async function* () {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
  };
  const limit = setTimeout(() => response.destroy(), LONGEST_MS).unref();
  try {
    await pipeline(Readable.from(all(), { objectMode: false }), response);
  } catch (error) {
    if (!isGone(error)) throw error;
  } finally {
    clearTimeout(limit);
    await pieces.return?.();
  }
}
