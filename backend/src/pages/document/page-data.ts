import type { Request, RequestHandler } from 'express';
import { forPaths } from '../../http/for-paths.ts';
import { contentHash, sendCompressed } from '../cache/compressed-response.ts';
import { type Compression, createCompression } from '../cache/compression.ts';
import { classifyUrl } from '../classify-url.ts';
import type { Rendered } from './renderer.ts';

/** A page's data and router state: a module that the application in the browser loads. */
export interface PageData {
  /** A hash of the content. */
  name: string;
  module: Buffer;
  compression: Compression;
}

const FOLDER = '/page-data/';
const DATA_PATH = /^\/page-data\/([\w-]+)\.js$/;

/** @param state a script that sets the router's state @param data JSON */
export const makePageData = ({ state, data }: Pick<Rendered, 'state' | 'data'>): PageData => {
  const module = Buffer.from(`${state};export default ${data}`);
  return { name: contentHash(module), module, compression: createCompression(module) };
};

/** Contains the content's hash, and the page from which a server that has not rendered it can recreate it. */
export const toDataUrl = ({ name }: PageData, key: string): string =>
  `${FOLDER}${name}.js?page=${encodeURIComponent(key)}`;

/** The data with this hash, or that of the page as it is now, by the key of its URL. */
type FindPageData = (ref: { key: string; name: string }, request: Request) => Promise<PageData | undefined>;

/**
 * Serves the data of public pages. Unknown data that the page no longer shows is 404, and the application calls the API
 * itself.
 */
export const servePageData = (dataOf: FindPageData): RequestHandler =>
  forPaths(/^\/page-data\//, async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const key = request.query.page;
    const address = typeof key === 'string' ? classifyUrl(key) : undefined;
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
