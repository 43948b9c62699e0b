import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Compression, Encoding } from './compression.ts';

/** A short hash of a content, the same on every server. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

/**
 * The better of the two encodings that the client accepts; checked one by one, because passing a list follows the
 * list's order.
 */
const selectEncoding = (request: Request): Encoding | undefined =>
  request.acceptsEncodings('br') === 'br' ? 'br' : request.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;

/** Ends the response in an encoding that the client accepts. */
export async function sendCompressed(request: Request, response: Response, plain: Buffer, compression: Compression) {
  const encoding = selectEncoding(request);
  const body = encoding ? await compression.get(encoding) : plain;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length).end(body);
}
