import { createRequire, syncBuiltinESMExports } from 'node:module';

interface Timer {
  at: number;
  /** Timers of the same moment fire in the order in which they were set. */
  order: number;
  every: number | undefined;
  run: () => void;
}

const RealDate = Date;
const timers = new Set<Timer>();
let now = RealDate.now();
let began = now;
let order = 0;

class VirtualTimeout {
  readonly #timer: Timer;
  readonly #delay: number;
  constructor(timer: Timer, delay: number) {
    this.#timer = timer;
    this.#delay = delay;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  refresh(): this {
    this.#timer.at = now + this.#delay;
    timers.add(this.#timer);
    return this;
  }
  close(): this {
    timers.delete(this.#timer);
    return this;
  }
  [Symbol.dispose](): void {
    this.close();
  }
}

type Callback = (...args: unknown[]) => void;

function start(callback: Callback, delay: unknown, every: boolean, args: unknown[]): VirtualTimeout {
  const ms = Math.max(1, Number(delay) || 1);
  order += 1;
  const timer: Timer = { at: now + ms, order, every: every ? ms : undefined, run: () => callback(...args) };
  timers.add(timer);
  return new VirtualTimeout(timer, ms);
}

const clear = (timeout: unknown): void => {
  if (timeout instanceof VirtualTimeout) timeout.close();
};

/** As of `node:timers/promises`. */
function sleep(delay?: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timeout = start(() => resolve(value), delay, false, []);
    signal?.addEventListener('abort', () => {
      timeout.close();
      reject(signal.reason);
    });
  });
}

/**
 * Stops the clocks of this process at a moment: from now on only `advance` moves them. The embedded database calls
 * `Date.now` as well, so SQL's `now()` and its defaults follow.
 */
export function installVirtualTime(startAt: string): void {
  now = RealDate.parse(startAt);
  began = now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, name, receiver) => (name === 'now' ? () => now : Reflect.get(target, name, receiver)),
  });
  Object.defineProperty(performance, 'now', { value: () => now - began, configurable: true });
  const setTimeout = (callback: Callback, delay?: number, ...args: unknown[]) => start(callback, delay, false, args);
  const setInterval = (callback: Callback, delay?: number, ...args: unknown[]) => start(callback, delay, true, args);
  const replaced = { setTimeout, setInterval, clearTimeout: clear, clearInterval: clear };
  const require = createRequire(import.meta.url);
  Object.assign(globalThis, replaced);
  Object.assign(require('node:timers'), replaced);
  Object.assign(require('node:timers/promises'), { setTimeout: sleep });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    start(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), ms, false, []);
    return controller.signal;
  };
  syncBuiltinESMExports();
}

export const virtualNow = (): number => now;

/** Moves the clocks without firing what is due: `fireNext` does so, one by one. */
export function advance(ms: number): void {
  now += ms;
}

/**
 * Fires the timer that is due first, and moves the clocks to its moment.
 * @returns false if there is none until then
 */
export function fireNext(until: number): boolean {
  let first: Timer | undefined;
  for (const timer of timers)
    if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
  if (!first || first.at > until) return false;
  now = Math.max(now, first.at);
  if (first.every === undefined) timers.delete(first);
  else first.at = now + first.every;
  first.run();
  return true;
}
