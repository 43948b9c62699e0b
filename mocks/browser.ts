import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { REFUSALS } from '../contract/rules/refusals.ts';
import { createMockApi, type MockApi } from './api.ts';
import { openPersistence } from './store/persistence.ts';

const PROBE = '/api/__mocks__';
const MAX_RELOADS = 3;

/** Stored in the history entry, which survives a reload: browser storage is reserved for the site's own three keys. */
const reloadsSoFar = (): number => Number((history.state as { mockReloads?: number } | null)?.mockReloads ?? 0);

/** An unknown call is an error of the mocks or of the page; it must never reach the network. */
const unknown = http.all(`${location.origin}/api/*`, ({ request }) => {
  reportError(new Error(`[mocks] no operation for ${request.method} ${new URL(request.url).pathname}`));
  return HttpResponse.json(
    { message: REFUSALS.notFound, code: 'not_found', requestId: 'mock-unknown' },
    { status: 404 },
  );
});

const probe = http.get(`*${PROBE}`, () => new HttpResponse(null, { status: 204, headers: { 'x-mocks': 'on' } }));

const answers = () =>
  fetch(PROBE).then(
    (response) => response.headers.get('x-mocks') === 'on',
    () => false,
  );

/**
 * Starts the service worker. It unregisters when its last page closes; a page opened at that very moment may start
 * without it, and its calls would reach the network. So the page first makes a test call, and reloads if it gets no
 * answer.
 */
export const startWorker = async () => {
  const worker = setupWorker(probe, unknown);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/mock-worker.js' } });
  if (await answers()) return worker;
  const reloads = reloadsSoFar();
  if (reloads >= MAX_RELOADS)
    throw new Error('The mock service worker is not responding. Close other tabs of this site and reload.');
  history.replaceState({ ...(history.state as object | null), mockReloads: reloads + 1 }, '');
  location.reload();
  return new Promise<never>(() => {});
};

/** The mock server of one browser: its writes survive a reload. */
export const startMocks = async (): Promise<MockApi> => {
  const worker = await startWorker();
  const { persistence, restored } = await openPersistence();
  const api = createMockApi({ persistence, ...(restored ? { restored } : {}) });
  worker.use(...api.handlers);
  return api;
};
