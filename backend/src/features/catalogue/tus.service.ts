import { Readable } from 'node:stream';
import { DataStore, Server, Upload } from '@tus/server';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { receiveContent } from './receive-content.service.ts';
import { toUploadError, uploadNotFoundError } from './upload-errors.rules.ts';
import { UploadLocks } from './upload-locks.service.ts';
import { findUploadProgress } from './upload-progress.repository.ts';

const PATH = '/api/admin/uploads';
/** Time for a request to end after its sender has reconnected with another one. */
const DRAIN_MS = 300;

class UploadStore extends DataStore {
  readonly #deps: Pick<Deps, 'db' | 'storage'> & { locks: UploadLocks };

  constructor(deps: Pick<Deps, 'db' | 'storage'> & { locks: UploadLocks }) {
    super();
    this.#deps = deps;
  }

  override async getUpload(id: string): Promise<Upload> {
    const progress = await findUploadProgress(this.#deps.db, id);
    if (!progress) throw uploadNotFoundError();
    return new Upload({ id, size: progress.size_bytes, offset: progress.received_bytes });
  }

  override write(content: Readable, id: string): Promise<number> {
    return receiveContent(this.#deps, id, content);
  }
}

/** Appends the next bytes of an upload. @returns its current state @throws AppError */
export type ContinueUpload = (id: string, offset: string, raw: AsyncIterable<Uint8Array>) => Promise<number>;

/** The tus library, between the contract's request and response. */
export function createTus(deps: Pick<Deps, 'db' | 'storage' | 'clock'>): ContinueUpload {
  const locks = new UploadLocks(deps);
  const server = new Server({
    path: PATH,
    datastore: new UploadStore({ ...deps, locks }),
    locker: locks,
    lockDrainTimeout: DRAIN_MS,
    // Rethrown, so that the error response has the contract's form.
    onResponseError: (_request, error) => {
      if (error instanceof AppError) throw error;
      throw toUploadError('status_code' in error ? error.status_code : undefined) ?? error;
    },
  });
  return async (id, offset, raw) => {
    const call: RequestInit & { duplex: 'half' } = {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
      },
      body: Readable.toWeb(Readable.from(raw, { objectMode: false })) as ReadableStream,
      duplex: 'half',
    };
    const response = await server.handleWeb(new Request(`http://uploads${PATH}/${id}`, call));
    const received = Number(response.headers.get('upload-offset') ?? Number.NaN);
    if (response.status !== 204 || Number.isNaN(received)) {
      throw toUploadError(response.status) ?? new Error(`The protocol has answered ${response.status}`);
    }
    return received;
  };
}
