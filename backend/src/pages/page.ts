import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { createEncodings, type Encoding, type Encodings } from './encodings.ts';
import { pagePolicy } from './policy.ts';

/** A document ready to be sent any number of times. */
export interface Page {
  status: number;
  html: Buffer;
  etag: string;
  /** Every header that does not depend on the reader. */
  headers: Map<string, string>;
  /** Set for an answer that leads elsewhere; the document is empty then. */
  location?: string | undefined;
  encodings: Encodings;
}

/** @param location where the reader is sent instead; the document is empty then */
export function makePage(status: number, text: string, https: boolean, location?: string): Page {
  const html = Buffer.from(text);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const headers = new Map([
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', pagePolicy(text, https)],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['ETag', etag],
    // Tells the application how old the data in the page are; the tag stays the same as long as they do.
    ['Last-Modified', new Date().toUTCString()],
    ['Vary', 'Accept-Encoding'],
  ]);
  return { status, html, etag, headers, location, encodings: createEncodings(html) };
}

/** The same page rendered again: unchanged content keeps its compressed forms. */
export const renewPage = (page: Page, previous: Page | undefined): Page =>
  previous?.etag === page.etag ? { ...page, encodings: previous.encodings } : page;

/** The better of the two encodings that the client accepts; asked one by one, because a list follows its order. */
const encodingOf = (request: Request): Encoding | undefined =>
  request.acceptsEncodings('br') === 'br' ? 'br' : request.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;

/** Extra headers of one address, such as a stricter referrer policy. */
export type PageHeaders = Record<string, string>;

/** Writes a page with revalidation and compression. */
export async function sendPage(request: Request, response: Response, page: Page, extra?: PageHeaders): Promise<void> {
  if (page.location !== undefined) {
    response.set('Cache-Control', 'no-cache').redirect(page.status, page.location);
    return;
  }
  response.status(page.status).setHeaders(page.headers);
  if (extra) response.set(extra);
  if (page.status === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = encodingOf(request);
  const body = encoding ? await page.encodings.get(encoding) : page.html;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length).end(body);
}
