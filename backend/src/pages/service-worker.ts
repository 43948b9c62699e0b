import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

export const WORKER_PATH = '/service-worker.js';

/** A worker that deletes all caches and unregisters itself. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** A worker calls its own site and loads nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/**
 * The service worker of the built site.
 * @param isOn otherwise a worker that removes the one in browsers of earlier visitors, at their next visit
 */
export function serveWorker(clientFolder: string, isOn: boolean): RequestHandler {
  const file = path.join(clientFolder, WORKER_PATH);
  const source = isOn && existsSync(file) ? readFileSync(file, 'utf8') : REMOVAL;
  const headers = { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' };
  return (_request, response) => response.set(headers).type('text/javascript').send(source);
}
