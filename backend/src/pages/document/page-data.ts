import type { Request, RequestHandler } from 'express';
import { forPaths } from '../../http/for-paths.ts';
import { readAddress } from '../address.ts';
import { nameOf, sendCompressed } from '../cache/compressed-answer.ts';
import { type Compression, createCompression } from '../cache/compression.ts';
import type { Rendered } from './renderer.ts';

/** What one page shows and the state of its router: a module, as the application in the browser takes it over. */
export interface PageData {
  /** Changes with the content. */
  name: string;
  module: Buffer;
  compression: Compression;
}

const FOLDER = '/page-data/';
const DATA_PATH = /^\/page-data\/([\w-]+)\.js$/;

/** @param state a script that leaves the router's state @param data JSON */
export const makePageData = ({ state, data }: Pick<Rendered, 'state' | 'data'>): PageData => {
  const module = Buffer.from(`${state};export default ${data}`);
  return { name: nameOf(module), module, compression: createCompression(module) };
};

/** Names the content, and the page that it can be made from again by a server that has not rendered it. */
export const dataAddress = ({ name }: PageData, key: string): string =>
  `${FOLDER}${name}.js?page=${encodeURIComponent(key)}`;

/** The data that a page has named, or those of the page as it is now, by the key of its address. */
type DataOf = (named: { key: string; name: string }, request: Request) => Promise<PageData | undefined>;

/**
 * Sends the data of public pages. What no page here has named lately and what the page does not show any more is 404, and
 * the application asks the API itself.
 */
export const servePageData = (dataOf: DataOf): RequestHandler =>
  forPaths(/^\/page-data\//, async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const key = request.query.page;
    const address = typeof key === 'string' ? readAddress(key) : undefined;
    const name = DATA_PATH.exec(request.path)?.[1];
    const isPage = address?.kind === 'public' && address.key === key;
    const data = isPage && name !== undefined ? await dataOf({ key, name }, request) : undefined;
    response.set('X-Robots-Tag', 'noindex');
    if (data === undefined || data.name !== name) {
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
      return;
    }
    response.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'text/javascript',
      Vary: 'Accept-Encoding',
    });
    await sendCompressed(request, response, data.module, data.compression);
  });
