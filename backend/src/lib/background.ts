import type { Logger } from './log.ts';

export interface Background {
  /** Starts the task after the current request has been answered; an error is logged under `name`. */
  run(name: string, task: () => Promise<void>): void;
  /** Resolves when no task is running. */
  idle(): Promise<void>;
}

/** Tracks work that outlives its request, so that shutdown can wait for it. */
export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const work = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error) => log.error(`Background task failed: ${name}`, { error }))
        .finally(() => running.delete(work));
      running.add(work);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
