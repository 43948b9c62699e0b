import type { RequestListener } from 'node:http';

/** Answers while the database is not reachable yet: the process runs, but nothing can be served. */
export const respondWhileStarting: RequestListener = (request, response) => {
  const isHealthCheck = request.url === '/healthz';
  response.writeHead(isHealthCheck ? 200 : 503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    'X-Content-Type-Options': 'nosniff',
  });
  const body = isHealthCheck
    ? { status: 'ok' }
    : { message: 'This service is not available at the moment', code: 'unavailable', requestId: 'starting' };
  response.end(JSON.stringify(body));
};
