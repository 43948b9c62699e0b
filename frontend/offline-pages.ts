// What the site on mocks needs beside the application: the API reference, and answers to addresses that are no files.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Serves the API reference under the address that it has on the real server, and finishes the static demo. */
export const offlinePages = (outDir: string): Plugin => ({
  name: 'offline-pages',
  configureServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      if (/^\/docs(\?|$)/.test(request.url ?? '')) request.url = request.url?.replace('/docs', '/docs/');
      next();
    });
  },
  // Hosts of static files answer unknown addresses with one of these; the application then shows the right screen.
  writeBundle: () => {
    copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html'));
    writeFileSync(join(outDir, '_redirects'), '/docs /docs/index.html 200\n/* /index.html 200\n');
  },
});
