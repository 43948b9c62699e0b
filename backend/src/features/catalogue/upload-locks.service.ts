import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import type { Deps } from '../../http/contract/operation.ts';
import { uploadLockedError } from './upload-errors.rules.ts';
import { acquireLease, releaseLease } from './upload-progress.repository.ts';

/** A writer without a sign of life for this long is considered dead; a part takes less. */
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
export class UploadLocks implements Locker {
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
