import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteState } from '../../http/site-state.ts';
import { currentMinute, type Page } from '../document/page.ts';
import type { PageStore } from './page-store.ts';

export interface FastPath {
  /**
   * Sends a cached page for a plain request, bypassing all routing, which would not change the response and costs more
   * than sending. Everything else, including revalidation, is left to the router.
   * @param common headers of every response; those of the page take precedence
   * @returns whether the request has been answered
   */
  sendCached(request: IncomingMessage, response: ServerResponse, common: ReadonlyMap<string, string>): boolean;
}

/** Accepts Brotli without a quality value. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

type CachedResponse = readonly [body: Buffer, headers: string[]];

/** Body and headers of a page; undefined until its smallest version has been created. */
function toResponse(page: Page, common: ReadonlyMap<string, string>): CachedResponse | undefined {
  const body = page.compression.smallest();
  if (!body) return undefined;
  const headers = new Map([...common, ...page.headers]);
  headers.set('Content-Encoding', 'br').set('Content-Length', String(body.length));
  return [body, [...headers].flat()];
}

export function createFastPath(siteState: SiteState, store: Pick<PageStore, 'peek'>): FastPath {
  const responses = new WeakMap<Page, CachedResponse>();
  return {
    sendCached: ({ method, url, headers }, response, common) => {
      if (method !== 'GET' || url === undefined || !ACCEPTS_BROTLI.test(headers['accept-encoding'] ?? '')) return false;
      if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) return false;
      if (siteState.peek()?.maintenance !== false) return false;
      const page = store.peek(url);
      if (!page) return false;
      const cached = responses.get(page) ?? toResponse(page, common);
      if (!cached) return false;
      responses.set(page, cached);
      const [body, headerList] = cached;
      response
        .writeHead(200, ['X-Request-Id', randomUUID(), 'Last-Modified', currentMinute(), ...headerList])
        .end(body);
      return true;
    },
  };
}
