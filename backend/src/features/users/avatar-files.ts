import { Router } from 'express';
import type { FileStorage } from '../../storage/storage.ts';

/**
 * Serves profile pictures at /uploads/avatars/<random name>. A name is never used for another picture, so browsers may
 * keep it; the sandbox policy makes sure that a file opened by itself can do nothing.
 */
export function avatarFiles(storage: FileStorage): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/uploads/avatars/:name', async (request, response, next) => {
    const file = await storage.locate(`avatars/${request.params.name}`);
    if (!file) return next();
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-site',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.type('image/webp');
    response.sendFile(file.path, { cacheControl: false, dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) next(error);
    });
  });
  return router;
}
