import path from 'node:path';
import { isBuilt, loadRenderer } from './document/renderer.ts';
import { createPages, type PageServer, type PagesOptions } from './pages.ts';
import { unbuiltPages } from './unbuilt.ts';

type Options = Omit<PagesOptions, 'render' | 'renderClosed' | 'clientFolder'> & { dist: string };

/** Without a build: nothing to warm, nothing to invalidate. */
const unbuilt = (): PageServer => ({
  router: unbuiltPages(),
  sendCached: () => false,
  invalidate: () => {},
  warm: async () => {},
});

export interface Site {
  built: boolean;
  create(options: Omit<Options, 'dist'>): PageServer;
}

/** Loads the build below `dist`, if there is one. @throws when it is there but broken */
export async function loadSite(dist: string): Promise<Site> {
  const clientFolder = path.join(dist, 'client');
  const serverFolder = path.join(dist, 'server');
  if (!isBuilt(clientFolder, serverFolder)) return { built: false, create: unbuilt };
  const renderer = await loadRenderer(serverFolder);
  return { built: true, create: (options) => createPages({ ...options, ...renderer, clientFolder }) };
}
