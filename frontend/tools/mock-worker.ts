// The mocks' service worker, for development, the demo and Storybook; no build of the site contains it.
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';

const NAME = 'mock-worker.js';

/**
 * The library's worker asks the page about every request, including its own modules and pictures, which is most of the
 * startup time of a page on mocks. Only these paths are answered by mocks; all others go to the network.
 */
const SOURCE = `addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || !/^\\/(api|uploads)\\//.test(pathname)) event.stopImmediatePropagation();
});
importScripts('/mockServiceWorker.js');
`;

/** Serves the worker during development; only the builds of the demo and Storybook include it. */
export const mockWorker = (): Plugin[] => {
  const apply: Plugin['apply'] = (_, { command, mode }) =>
    command === 'serve' || mode === 'mock' || Boolean(process.env.STORYBOOK);
  const narrow: Plugin = {
    name: 'mock-worker',
    apply,
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(SOURCE);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: SOURCE });
    },
  };
  return [{ ...msw({ mode: 'worker-only' }), apply }, narrow];
};
