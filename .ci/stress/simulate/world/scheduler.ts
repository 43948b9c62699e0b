import { createHash, type Hash } from 'node:crypto';
import type { Random } from './random.ts';
import { advance, fireNext, virtualNow } from './virtual-time.ts';

const nextRound = setImmediate;

/** Work of the operating system that is still under way; it is waited for before anything is chosen. */
const OUTSIDE = /^(?:FS|Work|Microtask|Compression|Zlib|MessagePort|Worker|Process|GetAddrInfo)/;

const isBusyOutside = (): boolean => process.getActiveResourcesInfo().some((name) => OUTSIDE.test(name));

/** Rounds of the event loop in which nothing may happen before everything counts as waiting. */
const QUIET_ROUNDS = 3;

interface Point {
  label: string;
  go(): void;
}

/** Work is unfinished, but nothing is left that could happen. */
class Stuck extends Error {
  constructor(unfinished: string) {
    super(`${unfinished} will never finish: nothing is left that could happen`);
    this.name = 'Stuck';
  }
}

/** No story waits longer; later timers belong to the following days. */
const LONGEST_WAIT_MS = 120_000;

/**
 * Decides what happens next. Whatever may happen at any moment (a request arrives, a connection to the database is
 * given away) waits at a point; when all code waits, the seed chooses one of them.
 */
export class Scheduler {
  readonly #points: Point[] = [];
  readonly #hash: Hash = createHash('sha256');
  #random: Random = () => 0;
  #activity = 0;
  #choices = 0;
  /** Receives every line of the trace. */
  onLine: ((line: string) => void) | undefined;
  /** Whether a point may be chosen. */
  isReady: (label: string) => boolean = () => true;

  /** Choices follow this sequence from now on. */
  use(random: Random): void {
    this.#random = random;
  }

  get choices(): number {
    return this.#choices;
  }

  /** Adds to the trace, of which the hash is made. */
  note(line: string): void {
    this.#activity += 1;
    this.#hash.update(line).update('\n');
    this.onLine?.(line);
  }

  hash(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  /** Waits until the seed lets it happen. */
  point(label: string): Promise<void> {
    this.#activity += 1;
    return new Promise((go) => this.#points.push({ label, go }));
  }

  /** Removes what can no longer happen. */
  drop(isGone: (label: string) => boolean): void {
    for (let at = this.#points.length - 1; at >= 0; at -= 1)
      if (isGone(this.#points[at]?.label ?? '')) this.#points.splice(at, 1);
  }

  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
      const before = this.#activity;
      await new Promise<void>((resolve) => nextRound(resolve));
      quiet = before === this.#activity && !isBusyOutside() ? quiet + 1 : 0;
    }
  }

  #fireOne(): boolean {
    const ready = this.#points.filter(({ label }) => this.isReady(label));
    const chosen = ready[Math.floor(this.#random() * ready.length)];
    if (!chosen) return false;
    this.#points.splice(this.#points.indexOf(chosen), 1);
    this.#choices += 1;
    advance(1);
    this.note(`${virtualNow()} ${chosen.label} of ${ready.length}`);
    chosen.go();
    return true;
  }

  /** Lets things happen until the work is finished. @throws Stuck; the work's error */
  async complete<Result>(name: string, work: Promise<Result>): Promise<Result> {
    let isDone = false;
    const finished = work.finally(() => {
      isDone = true;
    });
    finished.catch(() => {});
    const until = virtualNow() + LONGEST_WAIT_MS;
    for (;;) {
      await this.#settle();
      if (isDone) return finished;
      if (!this.#fireOne() && !fireNext(until)) throw new Stuck(name);
    }
  }

  /** Runs everything that does not wait for a later time. */
  async drain(): Promise<void> {
    do await this.#settle();
    while (this.#fireOne());
  }
}
