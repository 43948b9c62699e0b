// Runs in its own thread: the rendering bundle, with its calls of public operations handled by the server's main
// thread.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
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

const { render, renderClosed }: Bundle = await import(workerData);
const send = (message: FromThread) => parentPort?.postMessage(message);
const pendingCalls = new Map<number, (answer: Answer) => void>();
let calls = 0;

/** Like `fetch` for the rendering `id`; the server limits the time of a whole rendering. */
const fetchFor = (id: number) => async (address: string) => {
  calls += 1;
  const call = calls;
  const answer = await new Promise<Answer>((resolve) => {
    pendingCalls.set(call, resolve);
    send({ kind: 'call', id, call, address });
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

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'answer') {
    pendingCalls.get(message.call)?.(message);
    pendingCalls.delete(message.call);
  } else if (message.kind === 'closed') void run(message.id, () => renderClosed(message.site));
  else void run(message.id, () => render(new Request(message.url), { fetch: fetchFor(message.id) }));
});
send({ kind: 'ready' });
