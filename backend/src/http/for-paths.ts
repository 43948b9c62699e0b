import type { RequestHandler } from 'express';

/**
 * Asks a router only about the paths it may handle. A router without a match continues in a later turn of the event
 * loop; four such turns before a page cost more than sending it.
 */
export function forPaths(paths: RegExp, router: RequestHandler): RequestHandler {
  const handler: RequestHandler = (request, response, next) =>
    paths.test(request.path) ? router(request, response, next) : next();
  // So that a list of all routes includes those behind it.
  return Object.assign(handler, { router });
}
