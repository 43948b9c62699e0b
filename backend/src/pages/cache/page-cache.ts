/** Rendered once, sent many times: keeps the newest results, bounded, and never renders one key twice at a time. */
export interface PageCache<Value> {
  /**
   * The kept value, or a new one from `make`. A value past its time is still returned while a new one is being made
   * behind it; if that fails, the old one stays. `make` is given the value it replaces, if there is one.
   */
  get(key: string, make: (previous: Value | undefined) => Promise<Value>): Promise<Value>;
  has(key: string): boolean;
  /** A value that is kept and needs no renewing. */
  peek(key: string): Value | undefined;
  clear(): void;
}

interface Entry<Value> {
  value: Value;
  madeAt: number;
}

interface Options<Value> {
  max: number;
  /** Age in milliseconds after which a value is renewed in the background. */
  freshMs: number;
  /** Age after which a value is no longer used at all. */
  keepMs: number;
  /** What a new value does to the cache: take the key's place, empty it, or leave what is there (a passing fault). */
  verdict: (value: Value) => 'keep' | 'drop' | 'leave';
  /** A clock that never jumps. */
  now?: () => number;
}

export function createPageCache<Value>(options: Options<Value>): PageCache<Value> {
  const { max, freshMs, keepMs, verdict, now = () => performance.now() } = options;
  // A Map keeps insertion order: the first key is the one unused for longest.
  const entries = new Map<string, Entry<Value>>();
  const making = new Map<string, Promise<Value>>();

  const renew = (key: string, make: (previous: Value | undefined) => Promise<Value>): Promise<Value> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const work = make(entries.get(key)?.value).then((value) => {
      // After a clear() in between, this result shows the state before it and must not be kept.
      if (making.get(key) !== work || verdict(value) === 'leave') return value;
      entries.delete(key);
      if (verdict(value) === 'keep') entries.set(key, { value, madeAt: now() });
      if (entries.size > max) entries.delete(entries.keys().next().value as string);
      return value;
    });
    const forget = () => {
      if (making.get(key) === work) making.delete(key);
    };
    making.set(key, work);
    work.then(forget, forget);
    return work;
  };

  const use = (key: string, entry: Entry<Value>): Value => {
    entries.delete(key);
    entries.set(key, entry);
    return entry.value;
  };

  return {
    async get(key, make) {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (!entry || age > keepMs) return renew(key, make);
      if (age > freshMs) renew(key, make).catch(() => {});
      return use(key, entry);
    },
    has: (key) => entries.has(key),
    peek(key) {
      const entry = entries.get(key);
      return entry && now() - entry.madeAt <= freshMs ? use(key, entry) : undefined;
    },
    clear() {
      entries.clear();
      making.clear();
    },
  };
}
