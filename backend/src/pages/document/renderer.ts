import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { InProcessFetch } from '../../http/in-process.ts';
import type { SiteInfo } from '../../http/site-state.ts';

/** The result of rendering one URL. */
export interface Rendered {
  status: number;
  /** Markup for the document's head. */
  head: string;
  /** Markup for the root element. */
  body: string;
  /** A script that sets the router's state, from which it continues in the browser. */
  state: string;
  /** The page's data as JSON, from which the browser continues. Empty when it starts from scratch. */
  data: string;
  /** Ids of the matched routes, outermost first. */
  routeIds: string[];
  /** Origins of other sites that the page shows in a frame; none when omitted. */
  frames?: string[] | undefined;
  /** Redirect target; only with a 3xx status. */
  location?: string | undefined;
  /** An error thrown by a component; for the log. */
  failure?: unknown;
}

interface RenderOptions {
  /** Used by this render's loaders to call the API. */
  fetch: InProcessFetch;
}

export type Render = (request: Request, options: RenderOptions) => Promise<Rendered>;

/** What the screen of a closed site shows. */
export type MaintenanceSite = Pick<SiteInfo, 'name' | 'contactEmail' | 'logo'>;

/** Renders the screen that replaces every page while the site is closed. */
export type RenderMaintenance = (site: MaintenanceSite, language: Language) => Promise<Rendered>;

export interface Renderer {
  render: Render;
  renderClosed: RenderMaintenance;
}

/** URL of the built bundle. */
export const toBundleUrl = (serverFolder: string): URL => pathToFileURL(path.join(serverFolder, 'entry-server.js'));

/** Whether both parts of the build exist. */
export function isBuilt(clientFolder: string, serverFolder: string): boolean {
  return [path.join(clientFolder, '.vite/styles.json'), path.join(serverFolder, 'entry-server.js')].every((file) =>
    existsSync(file),
  );
}
