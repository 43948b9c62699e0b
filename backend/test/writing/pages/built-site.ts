import { createPages, type PageServer, type PagesOptions } from '../../../src/pages/pages.ts';
import { createTestApp, type TestApp, type TestOptions } from '../../test-app.ts';
import { fakeClient, fakeRender } from './fake-site.ts';

const PUBLIC_URL = 'https://nodi.example';

export interface BuiltSite {
  app: TestApp;
  pages: PageServer;
  /** Replaces the frontend: requests a product from the API as its loader does, and passes the status on. */
  frontend: ReturnType<typeof fakeRender>;
  /** The files of the build. */
  clientFolder: string;
  close(): Promise<void>;
}

/** The application with pages over a build of a few files and its real API behind them. */
export async function createBuiltSite({
  embeds,
  ...options
}: TestOptions & Pick<PagesOptions, 'embeds'> = {}): Promise<BuiltSite> {
  const client = await fakeClient();
  const frontend = fakeRender();
  let pages: PageServer | undefined;
  frontend.answer = async ({ pathname }, fetch) => {
    const id = /^\/product\/([^/]+)$/.exec(pathname)?.[1];
    if (id === undefined) return {};
    const answer = await fetch(`/api/products/${id}`);
    const { title = 'Product Not Found' } = (await answer.json()) as { title?: string };
    return { status: answer.ok ? 200 : 404, head: `<title>${title}</title>` };
  };
  const app = await createTestApp({
    ...options,
    env: { PUBLIC_URL, ...options.env },
    pages: ({ db, siteState, log, env }, fetch) => {
      const { render, renderClosed } = frontend;
      pages = createPages({
        db,
        siteState,
        log,
        render,
        renderClosed,
        clientFolder: client.folder,
        publicUrl: PUBLIC_URL,
        cdnSeconds: env.cdnSeconds,
        rateLimitFactor: env.rateLimitFactor,
        fetch,
        ...(embeds ? { embeds } : {}),
      });
      return pages;
    },
  });
  if (!pages) throw new Error('The application has no pages');
  const close = async () => {
    await app.close();
    await client.remove();
  };
  return { app, pages, frontend, clientFolder: client.folder, close };
}
