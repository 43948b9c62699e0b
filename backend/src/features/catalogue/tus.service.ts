import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataStore, type Lock, type Locker, Server, Upload } from '@tus/server';
import { createSHA256, type IHasher } from 'hash-wasm';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { toUploadError, uploadLockedError, uploadNotFoundError } from './upload-errors.rules.ts';
import {
  acquireLease,
  claimPartNumber,
  findUploadProgress,
  releaseLease,
  type UploadProgress,
  updateProgress,
} from './upload-progress.repository.ts';

/** A writer that does not renew its lease for this long is considered dead; writing a part takes less. */
const LEASE_MS = 90_000;
const MAX_WAIT_MS = 2_000;
const RETRY_DELAY_MS = 100;

interface Writer {
  id: string;
  /** Asks the request to end. */
  cancel: () => void;
}

/**
 * One request at a time writes to an upload, across all servers. A client that reconnects after a network failure ends
 * the request that still waits for the lost connection if it is on this server; on another server it has to time out.
 */
class UploadLocks implements Locker {
  readonly #writers = new Map<string, Writer>();
  readonly #deps: Pick<Deps, 'db' | 'clock'>;

  constructor(deps: Pick<Deps, 'db' | 'clock'>) {
    this.#deps = deps;
  }

  lease(): { now: Date; until: Date } {
    const now = this.#deps.clock.now();
    return { now, until: new Date(now.getTime() + LEASE_MS) };
  }

  /** The id of the current writer. @throws AppError 423 when there is none */
  getWriterId(id: string): string {
    const writer = this.#writers.get(id);
    if (!writer) throw uploadLockedError();
    return writer.id;
  }

  newLock(id: string): Lock {
    const writerId = randomUUID();
    return {
      lock: async (_signal, cancel) => {
        await this.#take(id, writerId);
        this.#writers.set(id, { id: writerId, cancel: () => void cancel() });
      },
      unlock: async () => {
        if (this.#writers.get(id)?.id === writerId) this.#writers.delete(id);
        await releaseLease(this.#deps.db, id, writerId);
      },
    };
  }

  /** @throws AppError 423 */
  async #take(id: string, writer: string): Promise<void> {
    const deadline = performance.now() + MAX_WAIT_MS;
    while (!(await acquireLease(this.#deps.db, { id, writer, ...this.lease() }))) {
      if (performance.now() > deadline) throw uploadLockedError();
      this.#writers.get(id)?.cancel();
      await sleep(RETRY_DELAY_MS);
    }
  }
}

type ReceiveDeps = Pick<Deps, 'db' | 'storage'> & { locks: UploadLocks };

/** A hash that continues where an earlier request, on any server, ended. */
async function createHasher({ hash_state }: UploadProgress): Promise<IHasher> {
  const hasher = await createSHA256();
  if (hash_state) hasher.load(hash_state);
  else hasher.init();
  return hasher;
}

/**
 * Splits incoming data into parts, of which one is in memory; a remainder too small for a part is stored in the
 * database.
 */
class ContentReceiver {
  received: number;
  readonly #deps: ReceiveDeps;
  readonly #id: string;
  readonly #writer: string;
  readonly #progress: UploadProgress;
  readonly #hasher: IHasher;
  readonly #part: Buffer;
  #filled = 0;

  constructor(deps: ReceiveDeps, id: string, writer: string, progress: UploadProgress, hasher: IHasher) {
    this.#deps = deps;
    this.#id = id;
    this.#writer = writer;
    this.#progress = progress;
    this.#hasher = hasher;
    this.received = progress.received_bytes;
    const { partBytes } = deps.storage.growing;
    this.#part = Buffer.allocUnsafe(partBytes);
    if (progress.tail) {
      this.#part.set(progress.tail);
      this.#filled = progress.tail.length;
    }
    this.#kept = this.#filled;
  }

  /** Bytes of the current part already stored in the database. */
  #kept: number;

  async append(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const chunk = bytes.subarray(at, at + this.#part.length - this.#filled);
      this.#hasher.update(chunk);
      this.#part.set(chunk, this.#filled);
      this.#filled += chunk.length;
      at += chunk.length;
      if (this.#filled === this.#part.length) await this.#write();
    }
  }

  /** Stores the received remainder, however small. */
  async flush(): Promise<void> {
    const newByteCount = this.#filled - this.#kept;
    if (newByteCount === 0) return;
    const isLast = this.received + newByteCount === this.#progress.size_bytes;
    if (isLast || this.#filled >= this.#deps.storage.growing.minPartBytes) await this.#write();
    else await this.#note(null, Buffer.from(this.#part.subarray(0, this.#filled)));
  }

  async #write(): Promise<void> {
    const { db, storage, locks } = this.#deps;
    const number = await claimPartNumber(db, { id: this.#id, writer: this.#writer, ...locks.lease() });
    if (number === undefined) throw uploadLockedError();
    const { storage_key: key, handle } = this.#progress;
    const part = { number, start: this.received - this.#kept, bytes: this.#part.subarray(0, this.#filled) };
    const mark = await storage.growing.write({ key, handle }, part);
    if (mark === null) throw uploadNotFoundError();
    await this.#note({ number, mark }, null);
    this.#filled = 0;
    this.#kept = 0;
  }

  async #note(part: { number: number; mark: string } | null, tail: Uint8Array | null): Promise<void> {
    const received = this.received + this.#filled - this.#kept;
    const isStored = await updateProgress(
      this.#deps.db,
      { id: this.#id, writer: this.#writer, ...this.#deps.locks.lease() },
      { previouslyReceived: this.received, received, part, tail, hashState: this.#hasher.save() },
    );
    if (!isStored) throw uploadLockedError();
    this.received = received;
    this.#kept = this.#filled;
  }
}

/**
 * Stores the bytes of a request. When the sender disconnects, the bytes received so far are kept.
 * @returns the upload's current state @throws AppError 404, 423, 507, 503
 */
async function receiveContent(deps: ReceiveDeps, id: string, content: Readable): Promise<number> {
  const writer = deps.locks.getWriterId(id);
  const progress = await findUploadProgress(deps.db, id);
  if (!progress) throw uploadNotFoundError();
  const receiver = new ContentReceiver(deps, id, writer, progress, await createHasher(progress));
  try {
    for await (const bytes of content) await receiver.append(bytes);
  } catch (error) {
    // Only the sender's disconnect is ignored: errors of storage or database are thrown.
    if (content.errored !== error) throw error;
  }
  await receiver.flush();
  return receiver.received;
}

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
      throw toUploadError(response.status) ?? new Error(`The tus library responded with ${response.status}`);
    }
    return received;
  };
}
