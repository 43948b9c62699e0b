import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { StreamedBody } from '../../../contract/generated/operations.ts';

/** Maximum time that a slow reader may keep a response open. */
const MAX_SEND_MS = 10 * 60 * 1000;

interface StreamedReply {
  status: number;
  headers?: Record<string, string>;
  body: StreamedBody;
}

export function isStreamed(body: unknown): body is StreamedBody {
  return body instanceof Object && 'pieces' in body;
}

/** The reader disconnected, or was too slow: there is no one to respond to. */
const isDisconnect = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Writes chunks as fast as they are read, so that a response of any size needs the memory of one chunk. An error before
 * the first chunk is a normal error response; a later one breaks the connection, so that a part is never mistaken for
 * the whole.
 */
export async function sendChunks(response: Response, { status, headers, body }: StreamedReply, head: boolean) {
  const chunks = body.pieces[Symbol.asyncIterator]();
  const first = await chunks.next();
  response.status(status).set({ ...headers, 'Cache-Control': 'private, no-store' });
  if (head) {
    await chunks.return?.();
    response.end();
    return;
  }
  const all = async function* () {
    for (let chunk = first; !chunk.done; chunk = await chunks.next()) yield chunk.value;
  };
  const limit = setTimeout(() => response.destroy(), MAX_SEND_MS).unref();
  try {
    await pipeline(Readable.from(all(), { objectMode: false }), response);
  } catch (error) {
    if (!isDisconnect(error)) throw error;
  } finally {
    clearTimeout(limit);
    await chunks.return?.();
  }
}
