// A typical static file host: serves files, folders with an index.html, and one page for everything else.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.yaml': 'application/yaml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
};

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/**
 * Serves a folder on a free port of this machine.
 * @param {string} folder
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export const serveFolder = (folder) =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')).replace(
        /^(\.\.[\\/])+/,
        '',
      );
      const found = [join(folder, path), join(folder, path, 'index.html')].find(isFile);
      const file = found ?? join(folder, '404.html');
      if (!isFile(file)) return response.writeHead(404).end();
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      return response.writeHead(found ? 200 : 404, { 'content-type': type }).end(readFileSync(file));
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done({
        origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
