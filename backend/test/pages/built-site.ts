import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '../../src/db/database.ts';
import { createPages, type PageServer } from '../../src/pages/pages.ts';
import type { Render } from '../../src/pages/renderer.ts';
import { createTestApp, type TestApp, type TestOptions } from '../test-app.ts';

const INDEX = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<link rel="modulepreload" href="/assets/vendor.js">
<link rel="stylesheet" href="/assets/main.css">
<script type="module" crossorigin src="/assets/main.js"></script>
<!--app-head--></head>
<body><div id="root"><!--app-html--></div><!--app-scripts--></body>
</html>
`;

const MANIFEST = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/routes/product.$id.tsx?tsr-split=component': { file: 'assets/product.js', imports: ['_vendor.js'] },
};

/** A client build as small as it can be. */
async function writeBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-build-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, 'index.html'), INDEX);
  await writeFile(path.join(folder, 'assets/main.css'), 'body{margin:0}');
  await writeFile(path.join(folder, 'assets/main.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/main.js.map'), '{}');
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  return folder;
}

/** Stands in for the frontend: asks the API as its loaders do and hands the status on. */
const render: Render = async (request, { apiBase }) => {
  const url = new URL(request.url);
  const id = /^\/product\/([^/]+)$/.exec(url.pathname)?.[1];
  if (id) {
    const answer = await fetch(`${apiBase}/api/products/${id}`);
    const { title = 'Product Not Found' } = (await answer.json()) as { title?: string };
    const status = answer.ok ? 200 : 404;
    const head = `<title>${title}</title>${answer.ok ? '' : '<meta name="robots" content="noindex">'}`;
    return { status, head, body: `<h1>${title}</h1>`, routeIds: ['__root__', '/product/$id'] };
  }
  if (url.pathname === '/broken') throw new Error('The bundle has a fault');
  const status = url.pathname === '/nothing-here' ? 404 : 200;
  return { status, head: `<title>${url.pathname}</title>`, body: `<p>${url.search}</p>`, routeIds: ['__root__'] };
};

export interface BuiltSite {
  app: TestApp;
  pages: PageServer;
  /** Addresses in the order in which they were rendered. */
  rendered: string[];
  close(): Promise<void>;
}

/** The application with pages over a small build, a stand-in for the frontend and a real API behind it. */
export async function createBuiltSite(options: TestOptions = {}): Promise<BuiltSite> {
  const clientFolder = await writeBuild();
  const rendered: string[] = [];
  let connection: Connection | undefined;
  let pages: PageServer | undefined;
  const app: TestApp = await createTestApp({
    ...options,
    connection: (real) => {
      connection = real;
      return real;
    },
    pages: (prefix) => {
      if (!connection) throw new Error('The pages need the database');
      pages = createPages({
        db: connection.db,
        log: { info: () => {}, warn: () => {}, error: () => {} },
        publicUrl: options.env?.PUBLIC_URL ?? 'https://nodi.example',
        clientFolder,
        apiBase: () => app.url + prefix,
        render: (request, given) => {
          rendered.push(request.url);
          return render(request, given);
        },
      });
      return pages;
    },
  });
  if (!pages) throw new Error('The application has no pages');
  const close = async () => {
    await app.close();
    await rm(clientFolder, { recursive: true });
  };
  return { app, pages, rendered, close };
}
