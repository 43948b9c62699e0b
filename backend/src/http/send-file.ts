import type { Response } from 'express';
import { contentDisposition } from '../../shared/content-disposition.ts';
import type { FileBody } from '../generated/operations.ts';
import { AppError, notFound } from '../lib/errors.ts';

/** A slow reader may keep a file open this long in all. */
const LONGEST_MS = 10 * 60 * 1000;

export function isFileBody(body: unknown): body is FileBody {
  return body instanceof Object && 'path' in body && 'fileName' in body && 'onComplete' in body;
}

const firstByteSent = (response: Response): boolean => {
  const range = response.get('Content-Range');
  return range === undefined || range.startsWith('bytes 0-');
};
const lastByteSent = (response: Response): boolean => {
  const range = /^bytes \d+-(\d+)\/(\d+)$/.exec(response.get('Content-Range') ?? '');
  return range === null || Number(range[1]) + 1 === Number(range[2]);
};

/** Such as 416: the request asks for what cannot be. */
const isRefusal = (error: Error): boolean =>
  'status' in error && typeof error.status === 'number' && error.status < 500;

/** The file is there but the disk does not give it out. */
const unreadable = (cause: Error) =>
  new AppError(503, 'unavailable', 'This service is not available at the moment', {
    headers: { 'Retry-After': '30' },
    cause,
  });

/**
 * Streams a stored file with ranges and revalidation. `onComplete` runs once after an answer that carried the file
 * from byte 0 to its end; never for HEAD, 304, a later range or a caller who left.
 * @throws AppError 404 when the file is gone, 503 when it cannot be read
 */
export async function sendFile(response: Response, file: FileBody, head: boolean): Promise<void> {
  response.set({
    'Content-Disposition': contentDisposition(file.fileName),
    'Cache-Control': 'private, no-store',
    ETag: file.etag,
  });
  response.type(file.contentType);
  const limit = setTimeout(() => response.destroy(), LONGEST_MS).unref();
  response.once('close', () => clearTimeout(limit));
  const aborted = await new Promise<boolean>((resolve, reject) => {
    response.sendFile(
      file.path,
      { etag: false, lastModified: false, cacheControl: false, dotfiles: 'allow' },
      (error) => {
        if (!error) resolve(false);
        else if ('code' in error && (error.code === 'ECONNABORTED' || error.code === 'EPIPE')) resolve(true);
        else if ('code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) reject(notFound());
        else reject(isRefusal(error) ? error : unreadable(error));
      },
    );
  });
  const whole =
    response.statusCode === 200 || (response.statusCode === 206 && firstByteSent(response) && lastByteSent(response));
  if (!aborted && !head && whole) file.onComplete();
}
