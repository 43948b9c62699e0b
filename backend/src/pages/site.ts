import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import { isBuilt, toBundleUrl } from './document/renderer.ts';
import { createThreadedRenderer } from './document/threaded-renderer.ts';
import { createPages, type PageServer, type PagesOptions } from './pages.ts';

const TEXT = 'The site has not been built yet. Run: npm run build\n';

/** Used while there is no build: the API works, pages explain what to do. */
function unbuiltPages(): Router {
  const router = Router();
  router.use((_request, response) => {
    response.set('Retry-After', '30').status(503).type('text/plain').send(TEXT);
  });
  return router;
}

type Options = Omit<PagesOptions, 'render' | 'renderClosed' | 'clientFolder'> & { dist: string };

/** Without a build: nothing to warm up, nothing to invalidate. */
const createUnbuilt = (): PageServer => ({
  router: unbuiltPages(),
  sendCached: () => false,
  forget: () => {},
  warm: async () => {},
});

export interface Site {
  /** A hash of the build, the same on every server; null without one. */
  build: string | null;
  /** The built files for browsers; null without a build. */
  clientFolder: string | null;
  create(options: Omit<Options, 'dist'>): PageServer;
}

/** Loads the build below `dist`, if there is one. @throws when it exists but is broken */
export async function loadSite(dist: string): Promise<Site> {
  const clientFolder = path.join(dist, 'client');
  const serverFolder = path.join(dist, 'server');
  if (!isBuilt(clientFolder, serverFolder)) return { build: null, clientFolder: null, create: createUnbuilt };
  const renderer = await createThreadedRenderer(toBundleUrl(serverFolder));
  // The document refers to every other file by its hash.
  const build = createHash('sha256')
    .update(await readFile(path.join(clientFolder, 'index.html')))
    .digest('hex')
    .slice(0, 12);
  return { build, clientFolder, create: (options) => createPages({ ...options, ...renderer, clientFolder }) };
}
