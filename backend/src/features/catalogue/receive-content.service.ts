import type { Readable } from 'node:stream';
import { createSHA256, type IHasher } from 'hash-wasm';
import type { Deps } from '../../http/contract/operation.ts';
import { uploadLockedError, uploadNotFoundError } from './upload-errors.rules.ts';
import type { UploadLocks } from './upload-locks.service.ts';
import {
  claimPartNumber,
  findUploadProgress,
  type UploadProgress,
  updateProgress,
} from './upload-progress.repository.ts';

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
export async function receiveContent(deps: ReceiveDeps, id: string, content: Readable): Promise<number> {
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
