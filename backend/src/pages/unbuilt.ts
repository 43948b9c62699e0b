import { Router } from 'express';

const TEXT = 'The site has not been built yet. Run: npm run build\n';

/** Used while there is no build: the API works, pages explain what to do. */
export function unbuiltPages(): Router {
  const router = Router();
  router.use((_request, response) => {
    response.set('Retry-After', '30').status(503).type('text/plain').send(TEXT);
  });
  return router;
}
