import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FileBody } from '../../../contract/generated/operations.ts';
import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toReprDigest } from '../../../contract/rules/repr-digest.ts';
import { AppError, notFound } from '../lib/errors.ts';

/** Maximum time that a slow reader may keep a file open. */
const MAX_SEND_MS = 10 * 60 * 1000;

interface Range {
  start: number;
  end: number;
}

/** What is needed to send a file: its size in bytes, a strong ETag, and a way to open all or part of it. */
export type Sendable = Pick<FileBody, 'size' | 'etag' | 'open'>;

export function isFileBody(body: unknown): body is FileBody {
  return body instanceof Object && 'open' in body && 'fileName' in body && 'onComplete' in body;
}

/**
 * The requested range; null for the whole file. Several ranges are answered with the whole file, which the standard
 * (RFC 9110, 14.2) allows and players never need.
 * @throws AppError 416
 */
function parseRange(request: Request, { size, etag }: Sendable): Range | null {
  const condition = request.headers['if-range'];
  // There are no modification dates here, so a date never matches.
  if (request.headers.range === undefined || (condition !== undefined && condition !== etag)) return null;
  const ranges = request.range(size);
  if (ranges === -1) {
    throw new AppError(416, 'range_not_satisfiable', REFUSALS.rangeNotAvailable, {
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
  const [only, ...others] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : [];
  return only && others.length === 0 ? only : null;
}

/**
 * A reader who knows the length closes after the last byte, possibly before the stream's own end. Everything was sent
 * if the connection accepted all bytes and was closed cleanly.
 * @param length bytes of the content
 * @returns false when the reader disconnected before the end @throws the error of the content
 */
async function sendContent(content: Readable, response: Response, length: number): Promise<boolean> {
  const { socket } = response;
  let [sent, hasLeft, isBroken] = [0, false, false];
  // The first event decides: a stream that fails also ends the other one, with similar errors.
  response.once('close', () => {
    hasLeft = true;
  });
  content.once('error', () => {
    isBroken = !hasLeft;
  });
  const countBytes = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      sent += chunk.length;
      yield chunk;
    }
  };
  const limit = setTimeout(() => response.destroy(), MAX_SEND_MS).unref();
  try {
    await pipeline(content, countBytes, response);
    return true;
  } catch (error) {
    if (isBroken) throw error;
    return sent === length && socket?.writableLength === 0 && socket.errored === null;
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Streams a file with range support and revalidation; HEAD gets the headers. The caller has set type and caching.
 * @returns whether everything from byte 0 to the end was sent
 * @throws AppError 404 when the file is missing, 416, 503 when it cannot be read
 */
export async function sendStream(request: Request, response: Response, file: Sendable): Promise<boolean> {
  response.set({ ETag: file.etag, 'Accept-Ranges': 'bytes' });
  if (request.fresh) {
    response.status(304).removeHeader('Content-Type');
    response.end();
    return false;
  }
  const range = parseRange(request, file);
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) response.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const content = request.method === 'HEAD' ? [] : await file.open(range ?? undefined);
  if (content === null) throw notFound();
  const length = end - start + 1;
  response.set('Content-Length', String(length));
  if (request.method === 'HEAD') {
    response.end();
    return false;
  }
  return (
    (await sendContent(content instanceof Readable ? content : Readable.from(content), response, length)) &&
    start === 0 &&
    end === file.size - 1
  );
}

/** Whether the reader already has exactly this file. */
const isCached = ({ headers }: Request, { etag }: Sendable) =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === etag);

/**
 * Streams the file of a response as an attachment. `onComplete` runs once after a response with the file from byte 0 to
 * its end; never for HEAD, 304, a later range or a disconnected caller. For a redirect to another URL, sending the
 * redirect counts as completed, because the download itself is not visible here.
 * @throws AppError 404, 416, 503
 */
export async function sendFile(request: Request, response: Response, file: FileBody): Promise<void> {
  response.set({
    'Content-Disposition': toContentDisposition(file.fileName),
    'Cache-Control': 'private, no-store',
  });
  response.type(file.contentType);
  if (file.sha256) response.set('Repr-Digest', toReprDigest(file.sha256));
  const address = request.method === 'GET' && !isCached(request, file) ? await file.address?.() : null;
  if (address) {
    for (const name of ['Content-Disposition', 'Content-Type', 'Repr-Digest']) response.removeHeader(name);
    response.status(302).set('Location', address).end();
    if (/^(?:|bytes=0-.*)$/.test(request.headers.range ?? '')) file.onComplete();
    return;
  }
  if (await sendStream(request, response, file)) file.onComplete();
}
