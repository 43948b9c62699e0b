import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

const WORKER_PATH = '/service-worker.js';

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
  return (request, response, next) => {
    if (request.path !== WORKER_PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response
      .set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' })
      .type('text/javascript')
      .send(source);
  };
}
