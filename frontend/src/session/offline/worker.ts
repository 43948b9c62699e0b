// The service worker of the built site: pages, scripts and the marked answers of the API for reading without a network.
// What it keeps belongs to one build, and what it keeps of a person to that person (docs/decisions/0302).
import { offlinePaths } from '@contract/generated/offline.ts';
import { splitLanguage } from '@contract/rules/languages.ts';
import { isPrivatePath } from '@contract/rules/private-paths.ts';
import { type PageMessage, PERSON_PART, SAVED_AT, type SavedMessage } from './messages.ts';

// The types of a worker exclude those of a page, with which this file is checked.
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
interface Reader {
  readonly id: string;
  postMessage(message: SavedMessage): void;
}
interface PageEvent extends WorkerEvent {
  readonly data: PageMessage;
  readonly source: Reader | null;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Reader | undefined> };
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
/** What is kept of each kind; the oldest goes first. */
const MOST: Readonly<Record<string, number>> = { [FILES]: 400, [PAGES]: 30, [ANSWERS]: 60 };
const MOST_OF_A_PERSON = 200;
/** Named by a hash of their content. */
const UNCHANGING = /^\/(?:assets|page-data)\/|^\/uploads\/pictures\//;
/** Not of the application, or not to be kept: administration, API and files. */
const NO_PAGE = /^\/(?:api|uploads|docs|payments?|health|admin)(?:\/|$)/;
/** Older answers of a person are not shown. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const SIGN_OUT = '/api/auth/logout';

/** How old what a page shows is, while it shows something kept. */
const shownSince = new Map<string, string>();
/** Changes whenever a person's answers are deleted: an answer that was under way then is not kept. */
let deletions = 0;

worker.addEventListener('install', () => void worker.skipWaiting());

// Another build's pages belong to other scripts. Open tabs of it get theirs from the server, which has them for 30 days.
worker.addEventListener('activate', (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) if (!name.startsWith(OWN)) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

worker.addEventListener('message', (event) => {
  if (event.data.forget) event.waitUntil(deletePersons());
  // Loaded before this worker was there; the browser has them still, so nothing is loaded twice.
  if (event.data.loaded) event.waitUntil(keepLoaded(event.data.loaded));
  const savedAt = shownSince.get(event.source?.id ?? '');
  if (savedAt) event.source?.postMessage({ savedAt });
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // Only looked at: what changes something is sent by the browser itself, once.
  if (request.method === 'POST' && url.pathname === SIGN_OUT) return event.waitUntil(deletePersons());
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && !NO_PAGE.test(splitLanguage(url.pathname).path))
      event.respondWith(openPage(event, url));
  } else if (url.pathname.startsWith('/api/')) {
    if (offlinePaths.some((path) => path.test(url.pathname))) event.respondWith(readAnswer(event));
  } else if (UNCHANGING.test(url.pathname)) event.respondWith(readFile(event));
});

/** A page without anyone's data: a public one without a token, or the empty document of the customer's area. */
function isSharedPage(url: URL): boolean {
  const { path } = splitLanguage(url.pathname);
  return !url.searchParams.has('token') && (/^\/dashboard(?:\/|$)/.test(path) || !isPrivatePath(path));
}

const isWhole = ({ status, type, redirected }: Response) => status === 200 && type === 'basic' && !redirected;

/** From the network; without one, as it was last. */
async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    const isKept = isSharedPage(url) && isWhole(answer) && answer.headers.get('Cache-Control')?.startsWith('public');
    if (isKept) event.waitUntil(keep(PAGES, url.pathname + url.search, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await findPage(url);
    if (!kept) throw error;
    shownSince.set(event.resultingClientId, kept.headers.get(SAVED_AT) ?? '');
    return kept;
  }
}

/** The documents of the customer's area are all the same: any of them opens every screen that has been opened. */
async function findPage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(url.pathname + url.search);
  const { language, path } = splitLanguage(url.pathname);
  if (kept || !/^\/dashboard(?:\/|$)/.test(path)) return kept;
  for (const { url: address } of await cache.keys()) {
    const other = splitLanguage(new URL(address).pathname);
    if (other.language === language && /^\/dashboard(?:\/|$)/.test(other.path)) return cache.match(address);
  }
  return undefined;
}

/** An answer that the contract marks: from the network; without one, what this person has read before. */
async function readAnswer(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const token = request.headers.get('authorization');
  const person = token === null ? null : personOf(token);
  if (token !== null && person === null) return fetch(request);
  if (person) await deletePersons(person);
  const name = person ?? ANSWERS;
  const before = deletions;
  try {
    const answer = await fetch(request);
    if (answer.status === 401) event.waitUntil(deletePersons());
    else if (isWhole(answer)) event.waitUntil(keepAnswer(name, request, answer.clone(), before));
    if (shownSince.delete(clientId)) event.waitUntil(tell(clientId, null));
    return answer;
  } catch (error) {
    const kept = request.signal.aborted ? undefined : await caches.match(toKey(request), { cacheName: name });
    const savedAt = kept?.headers.get(SAVED_AT) ?? '';
    if (!kept || !(Date.now() - Date.parse(savedAt) < MAX_AGE_MS)) throw error;
    const oldest = shownSince.get(clientId);
    if (!oldest || savedAt < oldest) shownSince.set(clientId, savedAt);
    event.waitUntil(tell(clientId, shownSince.get(clientId) ?? null));
    return kept;
  }
}

async function tell(clientId: string, savedAt: string | null): Promise<void> {
  (await worker.clients.get(clientId))?.postMessage({ savedAt });
}

/** Without the bearer token: a kept request must not contain it. */
const toKey = ({ url, headers }: Request): Request =>
  new Request(url, { headers: { 'Accept-Language': headers.get('accept-language') ?? '' } });

/** The cache of the account that a bearer token was issued to. */
function personOf(authorization: string): string | null {
  try {
    const claims = authorization.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(claims ?? ''));
    return sub ? `${OWN}${PERSON_PART}${sub}` : null;
  } catch {
    return null;
  }
}

/** Deletes what is kept of persons, except of one. */
async function deletePersons(except?: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.includes(PERSON_PART) || name === except) continue;
    deletions += 1;
    await caches.delete(name);
  }
  if (except === undefined) deletions += 1;
}

async function keepAnswer(name: string, request: Request, answer: Response, before: number): Promise<void> {
  const body = await answer.blob();
  if (deletions !== before) return;
  await keep(name, toKey(request), new Response(body, answer));
  if (deletions !== before && name.includes(PERSON_PART)) await caches.delete(name);
}

async function keep(name: string, key: Request | string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(SAVED_AT, new Date().toISOString());
  const cache = await caches.open(name);
  await cache.delete(key); // the order is that of the last reading
  await cache.put(key, new Response(answer.body, { status: answer.status, headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - (MOST[name] ?? MOST_OF_A_PERSON)))) await cache.delete(old);
}

/** A file that never changes under its name. */
async function readFile(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { cacheName: FILES });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (isWhole(answer)) event.waitUntil(keep(FILES, event.request, answer.clone()));
  return answer;
}

async function keepLoaded(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin) continue;
    if (UNCHANGING.test(url.pathname)) {
      if (await files.match(url)) continue;
      const answer = await fetch(url).catch(() => undefined);
      if (answer && isWhole(answer)) await keep(FILES, url.href, answer);
    } else if (isSharedPage(url) && !NO_PAGE.test(splitLanguage(url.pathname).path)) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer && isWhole(answer)) await keep(PAGES, url.pathname + url.search, answer);
    }
  }
}
