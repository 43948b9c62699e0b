// The mocks' service worker, for development, the demo and Storybook; no build of the site contains it.
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';

const NAME = 'mock-worker.js';

/**
 * The library's worker asks the page about every request, its own modules and pictures included, which is most of the
 * time that a page on mocks takes to start. Only these paths are answered by mocks; all others go their usual way.
 */
const SOURCE = `addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || !/^\\/(api|uploads)\\//.test(pathname)) event.stopImmediatePropagation();
});
importScripts('/mockServiceWorker.js');
`;

/** Serves the worker while developing; only the demo and Storybook take it into a build. */
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
