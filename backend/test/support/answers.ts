import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { matchRoute } from '../../src/http/contract/routes.ts';

const folder = process.env.ANSWERS_DIR;

/**
 * Records which documented answers a test file has seen, as `operation status`, for `npm run contract:coverage`.
 * Without ANSWERS_DIR it does nothing.
 */
export function recordAnswers(listener: RequestListener) {
  const seenOperations = new Set<string>();
  const note = ({ method = '', url = '' }: IncomingMessage, { statusCode }: ServerResponse) => {
    const address = url.split('?')[0] ?? '';
    const id = address.startsWith('/api/') ? matchRoute(address.slice(4))?.operations.get(method) : undefined;
    if (id) seenOperations.add(`${id} ${statusCode}`);
  };
  return {
    listener: ((request, response) => {
      const requestInfo = { method: request.method, url: request.url } as IncomingMessage; // Express rewrites the URL
      if (folder) response.once('close', () => note(requestInfo, response));
      return listener(request, response);
    }) satisfies RequestListener,
    async write(): Promise<void> {
      if (!folder || seenOperations.size === 0) return;
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...seenOperations].sort()));
    },
  };
}
