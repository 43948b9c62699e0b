import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteState } from '../../http/site-state.ts';
import { asOfNow, type Page } from '../document/page.ts';
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
const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

type Answer = readonly [body: Buffer, headers: string[]];

/** Body and headers of a page; undefined until its smallest version has been created. */
function answerOf(page: Page, common: ReadonlyMap<string, string>): Answer | undefined {
  const body = page.compression.smallest();
  if (!body) return undefined;
  const own = new Map([...common, ...page.headers]);
  own.set('Content-Encoding', 'br').set('Content-Length', String(body.length));
  return [body, [...own].flat()];
}

export function createFastPath(siteState: SiteState, store: Pick<PageStore, 'peek'>): FastPath {
  const answers = new WeakMap<Page, Answer>();
  return {
    sendCached: ({ method, url, headers }, response, common) => {
      if (method !== 'GET' || url === undefined || !TAKES_BROTLI.test(headers['accept-encoding'] ?? '')) return false;
      if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) return false;
      if (siteState.peek()?.maintenance !== false) return false;
      const page = store.peek(url);
      if (!page) return false;
      const answer = answers.get(page) ?? answerOf(page, common);
      if (!answer) return false;
      answers.set(page, answer);
      const [body, fixed] = answer;
      response.writeHead(200, ['X-Request-Id', randomUUID(), 'Last-Modified', asOfNow(), ...fixed]).end(body);
      return true;
    },
  };
}
