/** Where a browser stores the state between reloads; absent in Node. */
export interface Persistence<State> {
  save(state: State): Promise<void>;
}

/** The memory behind the handlers: plain data, made by a seed. One instance is one server. */
export class Store<State> {
  state: State;
  private readonly seed: () => State;
  private readonly persistence: Persistence<State> | undefined;
  private readonly watchers = new Set<() => void>();

  constructor(seed: () => State, restored?: State, persistence?: Persistence<State>) {
    this.seed = seed;
    this.persistence = persistence;
    this.state = restored ?? seed();
  }

  /** Discards all writes and restarts from the seed. */
  async reset(): Promise<void> {
    this.state = this.seed();
    await this.persist();
  }

  /** Called after every call that may have changed data. */
  async persist(): Promise<void> {
    for (const watcher of this.watchers) watcher();
    await this.persistence?.save(this.state);
  }

  /** Calls back after every change, until the returned function is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }
}
