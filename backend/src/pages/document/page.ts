import type { Request, Response } from 'express';
import { nameOf, sendPacked } from '../cache/compressed-answer.ts';
import { createEncodings, type Encodings } from '../cache/compression.ts';
import { pagePolicy } from './content-policy.ts';
import type { SideData } from './page-data.ts';

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
  /** What the document shows, for the application in the browser; sent apart from it. */
  data?: SideData | undefined;
}

/** @param location where the reader is sent instead; the document is empty then */
export function makePage(status: number, text: string, https: boolean, location?: string): Page {
  const html = Buffer.from(text);
  const etag = `"${nameOf(html)}"`;
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
  previous?.etag === page.etag ? { ...page, encodings: previous.encodings, data: previous.data } : page;

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
  await sendPacked(request, response, page.html, page.encodings);
}
