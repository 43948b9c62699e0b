import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InProcessFetch } from '../../http/in-process.ts';
import type { SiteFacts } from '../../http/site-state.ts';

/** What the server-rendering bundle makes of one address. */
export interface Rendered {
  status: number;
  /** Markup for the document's head. */
  head: string;
  /** Markup for the root element. */
  body: string;
  /** A script that leaves the router's state, from which it continues in the browser. */
  state: string;
  /** What the page shows, as JSON: the browser continues from it. Empty where it starts afresh. */
  data: string;
  /** Ids of the matched routes, outermost first. */
  routeIds: string[];
  /** Where to send the reader instead; only with a 3xx status. */
  location?: string | undefined;
  /** What a component has thrown; for the log. */
  failure?: unknown;
}

interface RenderOptions {
  /** How this render's loaders call the API. */
  fetch: InProcessFetch;
}

export type Render = (request: Request, options: RenderOptions) => Promise<Rendered>;

/** What the screen of a closed site says of it. */
export type ClosedSite = Pick<SiteFacts, 'name' | 'contactEmail' | 'logo'>;

/** Renders the screen that stands for every page while the site is closed. */
export type RenderClosed = (site: ClosedSite) => Promise<Rendered>;

export interface Renderer {
  render: Render;
  renderClosed: RenderClosed;
}

/** Address of the built bundle. */
export const bundleOf = (serverFolder: string): URL => pathToFileURL(path.join(serverFolder, 'entry-server.js'));

/** Whether both halves of the build are there. */
export function isBuilt(clientFolder: string, serverFolder: string): boolean {
  return [path.join(clientFolder, '.vite/styles.json'), path.join(serverFolder, 'entry-server.js')].every((file) =>
    existsSync(file),
  );
}
