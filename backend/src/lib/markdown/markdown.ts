import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MarkdownPicture, RenderedMarkdown } from '../../../../contract/markdown/rendered.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { FromMarkdownThread, ToMarkdownThread } from './markdown-messages.ts';

/** A long article takes a tenth of a second; only a text made to block the parser takes longer than this. */
const TIMEOUT_MS = 5_000;
/** Parser and highlighter take some 40 MB, which are freed after this idle time. */
const IDLE_TIMEOUT_MS = 60_000;
const MEMORY_MB = 192;

/** Why a text cannot be rendered, for its author. */
export class UnreadableMarkdown extends Error {}

const TOO_COMPLEX = 'This text is too deeply nested to be shown. Please simplify its formatting.';

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The thread's next message, or its exit. */
async function nextMessage(thread: Worker): Promise<FromMarkdownThread> {
  const ended = new AbortController();
  try {
    const exit = once(thread, 'exit', { signal: ended.signal }).then(() => undefined);
    const received = await Promise.race([once(thread, 'message', { signal: ended.signal }), exit]);
    if (!received) throw new UnreadableMarkdown(TOO_COMPLEX);
    return received[0];
  } finally {
    ended.abort();
  }
}

/**
 * Renders texts in a separate thread, one at a time, so that they never block requests. The thread starts with the
 * first text, ends after an idle time, and is terminated when a text takes too long or too much memory.
 * @param timeoutMs maximum time for one text
 */
export function createMarkdown(timeoutMs = TIMEOUT_MS) {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const startThread = async (): Promise<Worker> => {
    const worker = new Worker(new URL('./markdown-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    // Out of memory: the exit that follows is handled.
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    await nextMessage(worker);
    thread = worker;
    return worker;
  };

  const run = async (request: ToMarkdownThread): Promise<RenderedMarkdown> => {
    clearTimeout(idle);
    const worker = thread ?? (await startThread());
    worker.ref();
    const limit = setTimeout(() => void worker.terminate(), timeoutMs);
    try {
      worker.postMessage(request);
      const response = await nextMessage(worker);
      if (response.kind === 'rendered') return response.rendered;
      if (response.kind === 'refused') throw new UnreadableMarkdown(response.message);
      // A stack overflow means that the text is nested too deeply.
      if (response.kind === 'failed' && response.error instanceof RangeError) throw new UnreadableMarkdown(TOO_COMPLEX);
      throw response.kind === 'failed' ? response.error : new Error('Unexpected message from the Markdown thread');
    } catch (error) {
      throw isOutOfMemory(error) ? new UnreadableMarkdown(TOO_COMPLEX) : error;
    } finally {
      clearTimeout(limit);
      worker.unref();
      idle = setTimeout(() => void worker.terminate(), IDLE_TIMEOUT_MS).unref();
    }
  };

  return {
    /**
     * @param pictures library pictures that the text may show
     * @param language of the page that shows the text
     * @throws UnreadableMarkdown with a message for the author
     */
    render: (
      text: string,
      pictures: readonly MarkdownPicture[],
      language: Language = 'en',
    ): Promise<RenderedMarkdown> => {
      const next = queue.then(() => run({ text, pictures, language }));
      queue = next.catch(() => {});
      return next;
    },
  };
}

/** One instance per process, because texts are rendered one at a time. */
export const markdown = createMarkdown();
