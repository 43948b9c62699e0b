import type { Request, Response } from 'express';

/** A remaining body below this size is read and discarded, and the connection is kept. */
const MAX_SMALL_BYTES = 256 * 1024;
/**
 * Time for a client that is still sending to read the response, which it would lose if the connection were cut
 * immediately.
 */
const LINGER_MS = 1_000;
/**
 * Maximum discarded for a client that reads its response only after sending everything; the rest stays in the network.
 */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;

/** Whether more of the body may follow than is worth waiting for. */
function isLargeUnread(request: Request): boolean {
  if (request.complete || request.destroyed) return false;
  return (
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > MAX_SMALL_BYTES
  );
}

/** Ends a response, after its headers are set, with a JSON body, which the contract check reads through `json`. */
export function sendJson(request: Request, response: Response, body: unknown): void {
  if (isLargeUnread(request)) sendText(request, response, { type: 'application/json', text: JSON.stringify(body) });
  else response.json(body);
}

/**
 * Ends a response, after its headers are set, with a text. While a large body is still being sent, the client gets the
 * whole response immediately, its data is discarded, and the connection ends a second later.
 */
export function sendText(request: Request, response: Response, { type, text }: { type: string; text: string }): void {
  if (!isLargeUnread(request)) {
    response.type(type).send(text);
    return;
  }
  const bytes = Buffer.from(text);
  response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': String(bytes.length) });
  response.set('Connection', 'close');
  // Everything but the end, because at the end Node cuts the connection.
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(bytes);
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) request.pause();
  });
  request.resume();
  const timer = setTimeout(() => response.end(), LINGER_MS);
  request.once('close', () => response.end());
  request.once('end', () => response.end());
  response.once('close', () => clearTimeout(timer));
}
