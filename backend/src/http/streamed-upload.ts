import type { Readable } from 'node:stream';
import type { StorageEngine } from 'multer';
import type { FileStorage, WrittenFile } from '../storage/storage.ts';

declare global {
  namespace Express.Multer {
    interface File {
      /** Where the content is stored, when it was not kept in memory. */
      stored?: WrittenFile;
    }
  }
}

/** Writes the content as it arrives; `extension` without the dot. */
export type PutUpload = (content: Readable, extension: string) => Promise<WrittenFile>;

const EXTENSION = /\.([a-z0-9]{1,8})$/i;

/**
 * Streams a file to storage as it arrives. An interrupted or oversized one leaves nothing; one that is rejected later
 * is removed, because no row refers to it.
 */
export function createStreamingStorage(put: PutUpload, storage: Pick<FileStorage, 'remove'>): StorageEngine {
  return {
    _handleFile(request, file, callback) {
      // The form reader does not report that the rest of the file will never come.
      request.once('close', () => {
        if (!request.complete) file.stream.destroy(new Error('The sender has left'));
      });
      const extension = EXTENSION.exec(file.originalname)?.[1]?.toLowerCase() ?? 'bin';
      put(file.stream, extension).then((stored) => callback(null, { stored, size: stored.size }), callback);
    },
    _removeFile(_request, file, callback) {
      const removed = file.stored ? storage.remove(file.stored.key) : Promise.resolve();
      removed.then(() => callback(null), callback);
    },
  };
}
