import type { Request, Response } from 'express';

/** What is still on its way below this is read and thrown away, and the connection is kept. */
const SMALL_BYTES = 256 * 1024;
/** Time for a client that is still sending to read the answer; a connection that is cut at once takes it away. */
const LINGER_MS = 1_000;

/** Whether more of the body may be on its way than is worth waiting for. */
function isLargeUnread(request: Request): boolean {
  if (request.complete || request.destroyed) return false;
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > SMALL_BYTES
  );
}

/**
 * Ends an answer, whose head is set, with a JSON body. When a large body is still being sent, the client gets the whole
 * answer at once, what it sends is thrown away, and the connection ends a second later.
 */
export function endWithJson(request: Request, response: Response, body: unknown): void {
  if (!isLargeUnread(request)) {
    response.type('application/json').json(body);
    return;
  }
  const bytes = Buffer.from(JSON.stringify(body));
  response.set({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(bytes.length) });
  response.set('Connection', 'close');
  // Everything but the end: at the end, Node cuts the connection.
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(bytes);
  request.resume();
  const timer = setTimeout(() => response.end(), LINGER_MS);
  request.once('close', () => response.end());
  request.once('end', () => response.end());
  response.once('close', () => clearTimeout(timer));
}
