import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { StreamedBody } from '../generated/operations.ts';

/** A slow reader may keep an answer open this long in all. */
const LONGEST_MS = 10 * 60 * 1000;

interface StreamedReply {
  status: number;
  headers?: Record<string, string>;
  body: StreamedBody;
}

export function isStreamed(body: unknown): body is StreamedBody {
  return body instanceof Object && 'pieces' in body;
}

/** The reader left, or was too slow: nobody is there to be told. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Writes pieces as fast as they are read, so that an answer of any size needs the memory of one piece. A failure before
 * the first one is an ordinary error answer; a later one breaks the connection, so that nobody takes a part for
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
