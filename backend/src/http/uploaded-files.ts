import { type RequestHandler, Router } from 'express';
import { toPictureType } from '../storage/picture-types.ts';
import type { FileStorage } from '../storage/storage.ts';
import { forPaths } from './for-paths.ts';
import { sendStream } from './send-file.ts';

/**
 * Serves profile pictures and the picture library at /uploads/avatars and /uploads/pictures. A name is never reused for
 * another picture, so browsers and proxies may cache it and the name is its ETag, the same on every server; the sandbox
 * policy ensures that a file opened directly cannot do anything.
 */
export function uploadedFiles(storage: FileStorage): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(['/uploads/avatars/:name', '/uploads/pictures/:name'], async (request, response, next) => {
    const name = String(request.params.name);
    const folder = request.path.startsWith('/uploads/avatars/') ? 'avatars' : 'pictures';
    const type = toPictureType(name);
    const key = `${folder}/${name}`;
    const file = type ? await storage.find(key) : null;
    if (!file || !type) return next();
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-site',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.type(type);
    await sendStream(request, response, {
      size: file.size,
      etag: `"${name}"`,
      open: (range) => storage.read(key, range),
    });
  });
  return forPaths(/^\/uploads\//, router);
}
