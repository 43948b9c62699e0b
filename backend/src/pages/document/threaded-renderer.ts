import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { InProcessFetch } from '../../http/in-process.ts';
import type { FromThread, ToThread } from './render-messages.ts';
import type { Rendered, Renderer } from './renderer.ts';

/** Longer than any of our pages takes; a rendering that never ends would block the thread for all others. */
const RENDER_TIMEOUT_MS = 20_000;

interface Running {
  fetch: InProcessFetch;
  done(rendered: Rendered): void;
  failed(error: unknown): void;
}

const rejectCalls: InProcessFetch = () => Promise.reject(new Error('This screen must not call the API'));

/**
 * Renders in a separate thread, so that pages do not delay the one that handles calls. When the thread crashes, or one
 * page blocks it for too long, its current renderings fail and it is replaced at the next page.
 * @param bundle URL of the built rendering bundle
 * @throws when the bundle cannot be loaded
 */
export async function createThreadedRenderer(bundle: URL): Promise<Renderer> {
  const running = new Map<number, Running>();
  let ids = 0;

  const answerCall = async (thread: Worker, { id, call, address, language }: Extract<FromThread, { kind: 'call' }>) => {
    const reply = (message: ToThread) => thread.postMessage(message);
    try {
      const response = await (running.get(id)?.fetch ?? rejectCalls)(
        address,
        language ? { headers: { 'accept-language': language } } : {},
      );
      const [headers, body] = [[...response.headers], await response.text()];
      reply({ kind: 'answer', call, status: response.status, headers, body });
    } catch {
      reply({ kind: 'answer', call, status: null, headers: [], body: '' });
    }
  };

  const startThread = (): Worker => {
    const thread = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: bundle.href });
    thread.on('message', (message: FromThread) => {
      if (message.kind === 'call') void answerCall(thread, message);
      else if (message.kind === 'rendered') running.get(message.id)?.done(message.rendered);
      else if (message.kind === 'failed') running.get(message.id)?.failed(message.error);
    });
    let reason: unknown = new Error('The rendering thread exited');
    thread.once('error', (error) => {
      reason = error;
    });
    thread.once('exit', () => {
      if (current === thread) current = undefined;
      for (const { failed } of [...running.values()]) failed(reason);
    });
    return thread;
  };
  let current: Worker | undefined = startThread();
  const first = current;
  await Promise.race([
    once(first, 'message'),
    once(first, 'exit').then(() => Promise.reject(new Error('The server-rendering bundle cannot be loaded'))),
  ]);

  // Shutdown does not wait for renderings.
  first.unref();

  const run = async (fetch: InProcessFetch, message: (id: number) => ToThread): Promise<Rendered> => {
    if (!current) {
      current = startThread();
      current.unref();
    }
    const thread = current;
    ids += 1;
    const id = ids;
    const limit = setTimeout(() => void thread.terminate(), RENDER_TIMEOUT_MS).unref();
    try {
      return await new Promise((done, failed) => {
        running.set(id, { fetch, done, failed });
        thread.postMessage(message(id));
      });
    } finally {
      clearTimeout(limit);
      running.delete(id);
    }
  };
  return {
    render: ({ url }, { fetch }) => run(fetch, (id) => ({ kind: 'render', id, url })),
    renderClosed: ({ name, contactEmail, logo }, language) =>
      run(rejectCalls, (id) => ({ kind: 'closed', id, site: { name, contactEmail, logo }, language })),
  };
}
