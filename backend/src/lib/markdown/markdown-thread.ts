// Runs in its own thread: parser, highlighter and sanitiser, which a malicious text can occupy for minutes.
import { parentPort } from 'node:worker_threads';
import { MarkdownError, renderMarkdown } from '../../../../contract/markdown/render.ts';
import type { FromMarkdownThread, ToMarkdownThread } from './markdown-messages.ts';

function respond({ text, pictures, language }: ToMarkdownThread): FromMarkdownThread {
  try {
    return { kind: 'rendered', rendered: renderMarkdown(text, pictures, language) };
  } catch (error) {
    if (error instanceof MarkdownError) return { kind: 'refused', message: error.message };
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

const send = (message: FromMarkdownThread) => parentPort?.postMessage(message);
parentPort?.on('message', (request: ToMarkdownThread) => send(respond(request)));
send({ kind: 'ready' });
