import type { Request, Response } from 'express';
import { nameOf, sendCompressed } from '../cache/compressed-answer.ts';
import { type Compression, createCompression } from '../cache/compression.ts';
import type { Shown } from '../cache/renderings.ts';
import { type PolicyOptions, pagePolicy } from './content-policy.ts';
import type { PageData } from './page-data.ts';
import type { PageDocument } from './template.ts';

/** A document ready to be sent any number of times. */
export interface Page {
  status: number;
  html: Buffer;
  etag: string;
  /** Every header that does not depend on the reader. */
  headers: Map<string, string>;
  /** Where an answer without a document leads. */
  location?: string | undefined;
  compression: Compression;
  /** What the document shows, for the application in the browser; sent apart from it. */
  data?: PageData | undefined;
  /** What a rendered page was made from. */
  shown?: Shown;
}

export function makePage(status: number, document: PageDocument, policy: PolicyOptions): Page {
  const html = Buffer.from(document.html);
  const etag = `"${nameOf(html)}"`;
  const headers = new Map([
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', pagePolicy(document, policy)],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['ETag', etag],
    ['Vary', 'Accept-Encoding'],
  ]);
  return { status, html, etag, headers, compression: createCompression(html) };
}

/** An answer that leads elsewhere. */
export const makeRedirect = (status: number, location: string): Page => ({
  ...makePage(status, { html: '', scripts: [], styles: [] }, { https: false }),
  location,
});

/** The same page rendered again: unchanged content keeps its compressed forms. */
export const renewPage = (page: Page, previous: Page | undefined): Page =>
  previous?.etag === page.etag ? { ...page, compression: previous.compression, data: previous.data } : page;

const MINUTE_MS = 60_000;

/**
 * Tells the application how old the data in a page are, to the minute and the same on every server: a page that is cached
 * has not been outdated since it was made, or its server would have heard of it.
 */
export const asOfNow = (): string => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toUTCString();

/** Extra headers of one address, such as a stricter referrer policy. */
export type PageHeaders = Record<string, string>;

/** Writes a page with revalidation and compression. */
export async function sendPage(request: Request, response: Response, page: Page, extra?: PageHeaders): Promise<void> {
  if (page.location !== undefined) {
    response.set('Cache-Control', 'no-cache').redirect(page.status, page.location);
    return;
  }
  response.status(page.status).setHeaders(page.headers).set('Last-Modified', asOfNow());
  // A minute is too coarse to compare by: within it a page may change. The tag tells exactly.
  delete request.headers['if-modified-since'];
  if (extra) response.set(extra);
  if (page.status === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  await sendCompressed(request, response, page.html, page.compression);
}
