import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InProcessFetch } from '../../../src/http/in-process.ts';
import type { Render, Rendered, RenderMaintenance } from '../../../src/pages/document/renderer.ts';

const HTML = `<!doctype html>
<html lang="en"><head><script>document.documentElement.dataset.theme = 'dark'</script>
<!--app-head-->
<link rel="modulepreload" crossorigin href="/assets/shared-1.js">
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/style-1.css"></head>
<body><div id="root"><!--app-html--></div><!--app-scripts--></body></html>`;

const MANIFEST = {
  'src/assets/fonts/bricolage-display.woff2': { file: 'assets/latin-1.woff2' },
  'src/assets/fonts/bangla-600.woff2': { file: 'assets/bangla-1.woff2' },
  'src/assets/fonts/bangla-400.woff2': { file: 'assets/bangla-2.woff2' },
  'src/assets/fonts/hanken-text.woff2': { file: 'assets/hanken-1.woff2' },
  'src/assets/fonts/bangla-digits-600.woff2': { file: 'assets/digits-1.woff2' },
  'src/assets/fonts/bangla-digits-400.woff2': { file: 'assets/digits-2.woff2' },
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_shared'] },
  _shared: { file: 'assets/shared-1.js' },
  'src/routes/index.tsx?tsr-split=component---pendingComponent': { file: 'assets/home-1.js', imports: ['_shared'] },
  'src/routes/blog.$id.tsx?tsr-split=component': { file: 'assets/article-1.js', imports: ['index.html'] },
};

const STYLES = {
  '/assets/style-1.css': [
    { selectors: [['body', 'body']], declarations: [['color:#123', '']] },
    { selectors: [['h1::after', 'h1']], declarations: [['content:"</style>"', '']] },
  ],
};

/** A client build of a few files in a temporary folder. */
export async function fakeClient(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-client-'));
  const files: Record<string, string> = {
    'index.html': HTML,
    '.vite/manifest.json': JSON.stringify(MANIFEST),
    '.vite/styles.json': JSON.stringify(STYLES),
    '.vite/languages.json': JSON.stringify({ bn: 'assets/bn-1' }),
    'assets/style-1.css': 'body{color:#123}h1::after{content:"</style>"}',
    'assets/index-1.js': 'export {}',
    'assets/index-1.js.map': '{}',
    'assets/shared-1.js': `export const text = '${'a'.repeat(2000)}'`,
    'assets/shared-1.js.br': 'packed',
    'media/hero.webp': 'picture',
    'favicon.svg': '<svg/>',
    '.env': 'SECRET',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** A rendering bundle whose results a test controls, with a record of its calls. */
export function fakeRender(): {
  render: Render;
  renderClosed: RenderMaintenance;
  asked: string[];
  answer: (url: URL, fetch: InProcessFetch) => Partial<Rendered> | Promise<Partial<Rendered>>;
} {
  const fake = {
    renderClosed: async ({ name, contactEmail }: Parameters<RenderMaintenance>[0]) => {
      const body = `<h1>Closed: ${name}, ${contactEmail}</h1>`;
      return { status: 503, head: '<title>Closed</title>', body, routeIds: ['__root__'], state: '', data: '' };
    },
    asked: [] as string[],
    answer: (_url: URL, _fetch: InProcessFetch): Partial<Rendered> | Promise<Partial<Rendered>> => ({}),
    render: async (request: Request, { fetch }: { fetch: InProcessFetch }) => {
      const url = new URL(request.url);
      fake.asked.push(url.pathname + url.search);
      const body = `<h1>${url.pathname}</h1>`;
      return {
        status: 200,
        head: '<title>Page</title>',
        body,
        state: `globalThis.$_TSR = '$&'`,
        data: `[[["api"],${JSON.stringify(url.pathname)}]]`,
        routeIds: ['__root__', '/'],
        ...(await fake.answer(url, fetch)),
      };
    },
  };
  return fake;
}
