import type { Request, Response } from 'express';
import { contentHash, sendCompressed } from '../cache/compressed-response.ts';
import { type Compression, createCompression } from '../cache/compression.ts';
import type { Rendering } from '../cache/renderings.ts';
import { type PolicyOptions, pagePolicy } from './content-policy.ts';
import type { PageData } from './page-data.ts';
import type { PageDocument } from './template.ts';

/** A document that can be sent any number of times. */
export interface Page {
  status: number;
  html: Buffer;
  etag: string;
  /** Every header that does not depend on the reader. */
  headers: Map<string, string>;
  /** Redirect target of a response without a document. */
  location?: string | undefined;
  compression: Compression;
  /** The document's data for the application in the browser; sent separately. */
  data?: PageData | undefined;
  /** The content used to render the page. */
  shown?: Rendering;
}

export function makePage(status: number, document: PageDocument, policy: PolicyOptions): Page {
  const html = Buffer.from(document.html);
  const etag = `"${contentHash(html)}"`;
  const headers = new Map([
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', pagePolicy(document, policy)],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['ETag', etag],
    ['Vary', 'Accept-Encoding'],
  ]);
  return { status, html, etag, headers, compression: createCompression(html) };
}

/** A redirect response. */
export const makeRedirect = (status: number, location: string): Page => ({
  ...makePage(status, { html: '', scripts: [], styles: [] }, { https: false }),
  location,
});

/** The same page rendered again: unchanged content keeps its compressed versions. */
export const reuseCompression = (page: Page, previous: Page | undefined): Page =>
  previous?.etag === page.etag ? { ...page, compression: previous.compression, data: previous.data } : page;

const MINUTE_MS = 60_000;

/**
 * Tells the application how old a page's data is, to the minute and the same on every server: a cached page is not
 * outdated, or its server would have been notified.
 */
export const currentMinute = (): string => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toUTCString();

/** Extra headers of one URL, such as a stricter referrer policy. */
export type PageHeaders = Record<string, string>;

/** Sends a page with revalidation and compression. */
export async function sendPage(request: Request, response: Response, page: Page, extra?: PageHeaders): Promise<void> {
  if (page.location !== undefined) {
    response.set('Cache-Control', 'no-cache').redirect(page.status, page.location);
    return;
  }
  response.status(page.status).setHeaders(page.headers).set('Last-Modified', currentMinute());
  // Its resolution is too coarse: a page may change within it. The ETag is exact.
  delete request.headers['if-modified-since'];
  if (extra) response.set(extra);
  if (page.status === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  await sendCompressed(request, response, page.html, page.compression);
}
