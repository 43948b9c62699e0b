import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Request, Response } from 'express';
import { pagePolicy } from './policy.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A document ready to be sent any number of times. */
export interface Page {
  status: number;
  html: Buffer;
  etag: string;
  policy: string;
  /** Set for an answer that leads elsewhere; the document is empty then. */
  location?: string | undefined;
  /** Compressed forms, made when somebody first asks for them. */
  compressed: Map<'br' | 'gzip', Promise<Buffer>>;
}

export function makePage(status: number, html: string, https: boolean, location?: string): Page {
  return {
    status,
    html: Buffer.from(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy(html, https),
    location,
    compressed: new Map(),
  };
}

function compress(page: Page, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = page.compressed.get(encoding);
  if (known !== undefined) return known;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const made =
    encoding === 'br'
      ? brotli(page.html, { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: page.html.length } })
      : gzip(page.html, { level: 9 });
  page.compressed.set(encoding, made);
  return made;
}

/** The better of the two encodings that the client accepts; asked one by one, because a list follows its order. */
const encodingOf = (request: Request): 'br' | 'gzip' | undefined =>
  request.acceptsEncodings('br') === 'br' ? 'br' : request.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;

/** Extra headers of one address, such as a stricter referrer policy. */
export type PageHeaders = Record<string, string>;

/** Writes a page with revalidation and compression. */
export async function sendPage(
  request: Request,
  response: Response,
  page: Page,
  extra: PageHeaders = {},
): Promise<void> {
  if (page.location !== undefined) {
    response.set('Cache-Control', 'no-cache').redirect(page.status, page.location);
    return;
  }
  response.status(page.status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: page.etag,
    ...extra,
  });
  response.vary('Accept-Encoding');
  if (page.status === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = encodingOf(request);
  const body = encoding ? await compress(page, encoding) : page.html;
  if (encoding) response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length)).end(body);
}
