// Runs in its own thread: the rendering bundle, with its calls of public operations handled by the server's main
// thread.
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Language, splitLanguage } from '../../../../contract/rules/languages.ts';
import type { FromThread, ToThread } from './render-messages.ts';
import type { MaintenanceSite, Rendered } from './renderer.ts';

/** On busy processors rendering has a lower priority than requests of signed-in users. */
const LOW_PRIORITY = 10;

interface Bundle {
  render(
    request: Request,
    options: { fetch: (address: string, init?: RequestInit) => Promise<Response> },
  ): Promise<Rendered>;
  renderClosed(site: MaintenanceSite): Rendered;
}
type Answer = Extract<ToThread, { kind: 'answer' }>;

// On other systems it would be the priority of the whole process.
if (process.platform === 'linux') setPriority(LOW_PRIORITY);

/** The bundle of each language; English first, as the thread is ready with it. */
const bundles = new Map<Language, Promise<Bundle>>();
const bundleFor = (language: Language): Promise<Bundle> => {
  const english = new URL(workerData);
  const address = language === 'en' ? english : new URL(`${language}/${basename(english.pathname)}`, english);
  const bundle = bundles.get(language) ?? import(address.href);
  bundles.set(language, bundle);
  return bundle;
};
await bundleFor('en');
const send = (message: FromThread) => parentPort?.postMessage(message);
const pendingCalls = new Map<number, (answer: Answer) => void>();
let calls = 0;

/** Like `fetch` for the rendering `id`; the server limits the time of a whole rendering. */
const fetchFor = (id: number) => async (address: string, init?: RequestInit) => {
  calls += 1;
  const call = calls;
  const answer = await new Promise<Answer>((resolve) => {
    pendingCalls.set(call, resolve);
    const language = new Headers(init?.headers).get('accept-language');
    send({ kind: 'call', id, call, address, language });
  });
  if (answer.status === null) throw new TypeError('The call failed');
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
};

/** Only values that can be copied to another thread. */
const toTransferable = ({
  status,
  head,
  body,
  state,
  data,
  routeIds,
  frames,
  location,
  failure,
}: Rendered): Rendered => {
  const error = failure === undefined || failure instanceof Error ? failure : new Error(String(failure));
  return { status, head, body, state, data, routeIds, frames, location, failure: error };
};

async function run(id: number, work: () => Promise<Rendered> | Rendered): Promise<void> {
  try {
    send({ kind: 'rendered', id, rendered: toTransferable(await work()) });
  } catch (error) {
    send({ kind: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

const renderMaintenance = async ({ site, language }: Extract<ToThread, { kind: 'closed' }>): Promise<Rendered> =>
  (await bundleFor(language)).renderClosed(site);

async function renderPage(id: number, url: string): Promise<Rendered> {
  const { render } = await bundleFor(splitLanguage(new URL(url).pathname).language);
  return render(new Request(url), { fetch: fetchFor(id) });
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'answer') {
    pendingCalls.get(message.call)?.(message);
    pendingCalls.delete(message.call);
  } else if (message.kind === 'closed') void run(message.id, () => renderMaintenance(message));
  else void run(message.id, () => renderPage(message.id, message.url));
});
send({ kind: 'ready' });
