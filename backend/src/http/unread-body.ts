import type { Request, Response } from 'express';

/** What is still on its way below this is read and thrown away, and the connection is kept. */
const SMALL_BYTES = 256 * 1024;
/** Time for a client that is still sending to read the answer; a connection that is cut at once takes it away. */
const LINGER_MS = 1_000;
/** So much is thrown away for a client that reads its answer only after it has sent everything; the rest stays in the network. */
const MOST_THROWN_BYTES = 16 * 1024 * 1024;

/** Whether more of the body may be on its way than is worth waiting for. */
function isLargeUnread(request: Request): boolean {
  if (request.complete || request.destroyed) return false;
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > SMALL_BYTES
  );
}

/** Ends an answer, whose head is set, with a JSON body, which the check of the contract reads by `json`. */
export function endWithJson(request: Request, response: Response, body: unknown): void {
  if (isLargeUnread(request)) endWith(request, response, { type: 'application/json', text: JSON.stringify(body) });
  else response.json(body);
}

/**
 * Ends an answer, whose head is set, with a text. When a large body is still being sent, the client gets the whole
 * answer at once, what it sends is thrown away, and the connection ends a second later.
 */
export function endWith(request: Request, response: Response, { type, text }: { type: string; text: string }): void {
  if (!isLargeUnread(request)) {
    response.type(type).send(text);
    return;
  }
  const bytes = Buffer.from(text);
  response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': String(bytes.length) });
  response.set('Connection', 'close');
  // Everything but the end: at the end, Node cuts the connection.
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(bytes);
  let thrown = 0;
  request.on('data', (part: Buffer) => {
    thrown += part.length;
    if (thrown > MOST_THROWN_BYTES) request.pause();
  });
  request.resume();
  const timer = setTimeout(() => response.end(), LINGER_MS);
  request.once('close', () => response.end());
  request.once('end', () => response.end());
  response.once('close', () => clearTimeout(timer));
}
