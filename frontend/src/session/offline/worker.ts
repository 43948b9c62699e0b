// The service worker of the built site: stores pages, scripts and the marked answers of the API for reading offline.
// Its caches belong to one build, and those of an account to that account (docs/decisions/0302).
import { offlinePaths } from '@contract/generated/offline.ts';
import { splitLanguage } from '@contract/rules/languages.ts';
import { isPrivatePath } from '@contract/rules/private-paths.ts';
import { type PageMessage, PERSON_PART, SAVED_AT, type SavedMessage } from './messages.ts';

// This file is checked with the types of pages, which exclude those of workers.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Page {
  readonly id: string;
  postMessage(message: SavedMessage): void;
}
interface PageEvent extends WorkerEvent {
  readonly data: PageMessage;
  readonly source: Page | null;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Page | undefined> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageEvent) => void): void;
}
declare const BUILD: string;
const worker = globalThis as unknown as WorkerScope;

const OWN = `studio-${BUILD}-`;
const FILES = `${OWN}files`;
const PAGES = `${OWN}pages`;
const ANSWERS = `${OWN}answers`;
/** Entries per cache; the oldest is deleted first. */
const MAX_ENTRIES: Readonly<Record<string, number>> = { [FILES]: 400, [PAGES]: 30, [ANSWERS]: 60 };
const MAX_PERSON_ENTRIES = 200;
/** Named by a hash of their content. */
const IMMUTABLE = /^\/(?:assets|page-data)\/|^\/uploads\/pictures\//;
/** Not part of the application, or not to be stored: administration, API and files. */
const NO_PAGE = /^\/(?:api|uploads|docs|payments?|health|admin)(?:\/|$)/;
/** The customer's area. */
const ACCOUNT = /^\/dashboard(?:\/|$)/;
/** Older answers of a person are not shown. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const SIGN_OUT = '/api/auth/logout';

/** By client: when the oldest cached response that a page shows was stored. */
const savedAtByClient = new Map<string, string>();
/** Changes whenever answers of an account are deleted: one that is still being received then is not stored. */
let deletions = 0;

worker.addEventListener('install', () => void worker.skipWaiting());

// Pages of another build need other scripts. Its open tabs load theirs from the server, which has them for 30 days.
worker.addEventListener('activate', (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) if (!name.startsWith(OWN)) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

worker.addEventListener('message', (event) => {
  if (event.data.forget) event.waitUntil(deletePersonCaches());
  // Loaded before this worker was active; they are still in the browser's cache, so nothing is downloaded twice.
  if (event.data.loaded) event.waitUntil(storeLoaded(event.data.loaded));
  const savedAt = savedAtByClient.get(event.source?.id ?? '');
  if (savedAt) event.source?.postMessage({ savedAt });
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // Only observed: the browser itself sends requests that change something, so they are sent once.
  if (request.method === 'POST' && url.pathname === SIGN_OUT) return event.waitUntil(deletePersonCaches());
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && !NO_PAGE.test(splitLanguage(url.pathname).path))
      event.respondWith(openPage(event, url));
  } else if (url.pathname.startsWith('/api/')) {
    if (offlinePaths.some((path) => path.test(url.pathname))) event.respondWith(readAnswer(event));
  } else if (IMMUTABLE.test(url.pathname)) event.respondWith(readFile(event));
});

/** A page without anyone's data: a public one without a token, or the empty document of the customer's area. */
function isSharedPage(url: URL): boolean {
  const { path } = splitLanguage(url.pathname);
  return !url.searchParams.has('token') && (ACCOUNT.test(path) || !isPrivatePath(path));
}

const isComplete = ({ status, type, redirected }: Response) => status === 200 && type === 'basic' && !redirected;

/** From the network; when offline, as it was last stored. */
async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    const isStorable =
      isSharedPage(url) && isComplete(answer) && answer.headers.get('Cache-Control')?.startsWith('public');
    if (isStorable) event.waitUntil(store(PAGES, url.pathname + url.search, answer.clone()));
    return answer;
  } catch (error) {
    const cached = await findPage(url);
    if (!cached) throw error;
    savedAtByClient.set(event.resultingClientId, cached.headers.get(SAVED_AT) ?? '');
    return cached;
  }
}

/** The documents of the customer's area are all the same: any of them opens every screen that has been opened. */
async function findPage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(PAGES);
  const cached = await cache.match(url.pathname + url.search);
  const { language, path } = splitLanguage(url.pathname);
  if (cached || !ACCOUNT.test(path)) return cached;
  for (const { url: address } of await cache.keys()) {
    const other = splitLanguage(new URL(address).pathname);
    if (other.language === language && ACCOUNT.test(other.path)) return cache.match(address);
  }
  return undefined;
}

/** A response that the contract marks as cacheable: from the network; when offline, the one stored for this account. */
async function readAnswer(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const token = request.headers.get('authorization');
  const person = token === null ? null : personCacheOf(token);
  if (token !== null && person === null) return fetch(request);
  if (person) await deletePersonCaches(person);
  const name = person ?? ANSWERS;
  const before = deletions;
  try {
    const answer = await fetch(request);
    if (answer.status === 401) event.waitUntil(deletePersonCaches());
    else if (isComplete(answer)) event.waitUntil(storeAnswer(name, request, answer.clone(), before));
    if (savedAtByClient.delete(clientId)) event.waitUntil(notifyPage(clientId, null));
    return answer;
  } catch (error) {
    const cached = request.signal.aborted ? undefined : await caches.match(toKey(request), { cacheName: name });
    const savedAt = cached?.headers.get(SAVED_AT) ?? '';
    if (!cached || !(Date.now() - Date.parse(savedAt) < MAX_AGE_MS)) throw error;
    const oldest = savedAtByClient.get(clientId);
    if (!oldest || savedAt < oldest) savedAtByClient.set(clientId, savedAt);
    event.waitUntil(notifyPage(clientId, savedAtByClient.get(clientId) ?? null));
    return cached;
  }
}

async function notifyPage(clientId: string, savedAt: string | null): Promise<void> {
  (await worker.clients.get(clientId))?.postMessage({ savedAt });
}

/** Without the bearer token, which must not be stored. */
const toKey = ({ url, headers }: Request): Request =>
  new Request(url, { headers: { 'Accept-Language': headers.get('accept-language') ?? '' } });

/** The cache of the account that a bearer token was issued to. */
function personCacheOf(authorization: string): string | null {
  try {
    const claims = authorization.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(claims ?? ''));
    return sub ? `${OWN}${PERSON_PART}${sub}` : null;
  } catch {
    return null;
  }
}

/** Deletes the caches of all accounts. @param except the name of one to leave */
async function deletePersonCaches(except?: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.includes(PERSON_PART) || name === except) continue;
    deletions += 1;
    await caches.delete(name);
  }
  if (except === undefined) deletions += 1;
}

async function storeAnswer(name: string, request: Request, answer: Response, before: number): Promise<void> {
  const body = await answer.blob();
  if (deletions !== before) return;
  await store(name, toKey(request), new Response(body, answer));
  if (deletions !== before && name.includes(PERSON_PART)) await caches.delete(name);
}

async function store(name: string, key: Request | string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(SAVED_AT, new Date().toISOString());
  const cache = await caches.open(name);
  await cache.delete(key); // entries are in the order of their last use
  await cache.put(key, new Response(answer.body, { status: answer.status, headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - (MAX_ENTRIES[name] ?? MAX_PERSON_ENTRIES))))
    await cache.delete(old);
}

/** A file whose name contains its hash, from the cache first. */
async function readFile(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request, { cacheName: FILES });
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (isComplete(answer)) event.waitUntil(store(FILES, event.request, answer.clone()));
  return answer;
}

async function storeLoaded(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin) continue;
    if (IMMUTABLE.test(url.pathname)) {
      if (await files.match(url)) continue;
      const answer = await fetch(url).catch(() => undefined);
      if (answer && isComplete(answer)) await store(FILES, url.href, answer);
    } else if (isSharedPage(url) && !NO_PAGE.test(splitLanguage(url.pathname).path)) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer && isComplete(answer)) await store(PAGES, url.pathname + url.search, answer);
    }
  }
}
