import type { Request, Response } from 'express';
import { nameOf, sendCompressed } from '../cache/compressed-answer.ts';
import { type Compression, createCompression } from '../cache/compression.ts';
import { pagePolicy } from './content-policy.ts';
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
}

export function makePage(status: number, document: PageDocument, https: boolean): Page {
  const html = Buffer.from(document.html);
  const etag = `"${nameOf(html)}"`;
  const headers = new Map([
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', pagePolicy(document, https)],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['ETag', etag],
    // Tells the application how old the data in the page are; the tag stays the same as long as they do.
    ['Last-Modified', new Date().toUTCString()],
    ['Vary', 'Accept-Encoding'],
  ]);
  return { status, html, etag, headers, compression: createCompression(html) };
}

/** An answer that leads elsewhere. */
export const makeRedirect = (status: number, location: string): Page => ({
  ...makePage(status, { html: '', scripts: [], styles: [] }, false),
  location,
});

/** The same page rendered again: unchanged content keeps its compressed forms. */
export const renewPage = (page: Page, previous: Page | undefined): Page =>
  previous?.etag === page.etag ? { ...page, compression: previous.compression, data: previous.data } : page;

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
  await sendCompressed(request, response, page.html, page.compression);
}
