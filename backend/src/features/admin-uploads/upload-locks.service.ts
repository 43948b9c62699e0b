import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import type { Deps } from '../../http/contract/operation.ts';
import { releaseLease, takeLease } from './upload-progress.repository.ts';
import { locked } from './upload-refusals.rules.ts';

/** A writer that has not been heard of for so long is gone; a part takes less. */
const LEASE_MS = 90_000;
const PATIENCE_MS = 2_000;
const ASK_MS = 100;

interface Writer {
  id: string;
  /** Asks the request to come to its end. */
  cancel: () => void;
}

/**
 * One request at a time writes to an upload, on whichever server. Somebody who comes back after the network was lost ends the
 * request that still waits for the lost connection, when it is this server's; on another one it has to run out.
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

  /** Who writes here. @throws AppError 423 when nobody does */
  writerOf(id: string): string {
    const writer = this.#writers.get(id);
    if (!writer) throw locked();
    return writer.id;
  }

  newLock(id: string): Lock {
    const own = randomUUID();
    return {
      lock: async (_signal, cancel) => {
        await this.#take(id, own);
        this.#writers.set(id, { id: own, cancel: () => void cancel() });
      },
      unlock: async () => {
        if (this.#writers.get(id)?.id === own) this.#writers.delete(id);
        await releaseLease(this.#deps.db, id, own);
      },
    };
  }

  /** @throws AppError 423 */
  async #take(id: string, writer: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await takeLease(this.#deps.db, { id, writer, ...this.lease() }))) {
      if (performance.now() > end) throw locked();
      this.#writers.get(id)?.cancel();
      await sleep(ASK_MS);
    }
  }
}
