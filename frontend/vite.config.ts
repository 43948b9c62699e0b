import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { offlinePages } from './offline-pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves the mocks' worker while developing; only the demo and Storybook take it into a build. */
const mockWorker = (): Plugin => ({
  ...msw({ mode: 'worker-only' }),
  apply: (_, { command, mode }) => command === 'serve' || mode === 'mock' || Boolean(process.env.STORYBOOK),
});

const from = (packages: string) => {
  const folder = new RegExp(`/node_modules/(${packages})/`);
  return (id: string) => folder.test(id.replaceAll('\\', '/'));
};
const fromFrameworks = from('@tanstack');
const fromSmallParts = from('lucide-react|clsx|class-variance-authority');
// Of the routes only what the router's plugin leaves together; each screen is a chunk of its own.
const ownParts = /frontend\/src\/(?:(?:components|lib|hooks|api|session)\/|routes\/[^?]*(?:\?tsr-shared|$))/;

/** What changes together loads together: few requests, and the frameworks' files stay cached between releases. */
const chunkGroups = [
  { name: 'react', test: from('react|react-dom|scheduler'), priority: 30 },
  { name: 'tanstack', test: (id: string) => fromFrameworks(id) || id.includes('vite/preload-helper'), priority: 20 },
  {
    name: 'shared',
    test: (id: string) => fromSmallParts(id) || ownParts.test(id.replaceAll('\\', '/')),
    minShareCount: 2,
    priority: 10,
  },
];

const browserBuild = (mode: string): BuildEnvironmentOptions => ({
  outDir: here(mode === 'mock' ? '../dist/demo' : '../dist/client'),
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    ...(mode === 'mock' ? { input: [here('./index.html'), here('./docs/index.html')] } : {}),
    output: { codeSplitting: { groups: chunkGroups } },
  },
});

const serverBuild: BuildEnvironmentOptions = {
  ssr: true,
  outDir: here('../dist/server'),
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: { input: here('./src/entry-server.tsx') },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  // With mocks, in stories and in tests no call may leave the page.
  const alone = mode === 'mock' || Boolean(process.env.VITEST) || Boolean(process.env.STORYBOOK);
  const api = process.env.API_URL ?? 'http://127.0.0.1:5000';
  const proxy: Record<string, string> = alone ? {} : { '/api': api, '/uploads': api };
  return {
    root: here('.'),
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: here('./src/routes'),
        generatedRouteTree: here('./src/routeTree.gen.ts'),
        routeFileIgnorePattern: '\\.(stories|test)\\.',
        addExtensions: true,
        semicolons: true,
        enableRouteGeneration: !process.env.VITEST,
      }),
      react(),
      tailwindcss(),
      mockWorker(),
      ...(mode === 'mock' ? [offlinePages(here('../dist/demo'))] : []),
    ],
    resolve: { alias: { '@': here('./src') } },
    server: { port: 5173, proxy, fs: { allow: [here('..')] } },
    preview: { port: 4173, proxy },
    build: isSsrBuild ? serverBuild : browserBuild(mode),
    // The server's bundle carries everything it needs, in React's production form.
    ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  };
});
