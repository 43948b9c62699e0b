/** A recently opened screen or record, by its name at that time. */
export interface RecentEntry {
  readonly title: string;
  /** A path of the site. */
  readonly href: string;
}

/** What a browser remembers for a user apart from the session. Nothing depends on it. */
export interface Workspace {
  readonly recent: readonly RecentEntry[];
  /** Whether single letters are shortcuts. */
  readonly keys: boolean;
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

export const EMPTY_WORKSPACE: Workspace = { recent: [], keys: true };
const MAX_RECENT = 6;

const keyOf = (person: string) => `desk-${person}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const hasStrings = (value: unknown, ...names: string[]): boolean =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');
const listOf = <Entry>(value: unknown, ...names: string[]): Entry[] =>
  Array.isArray(value) ? (value.filter((entry) => hasStrings(entry, ...names)) as Entry[]) : [];

/** Parses the stored text; invalid values are dropped. */
export function parseWorkspace(stored: string | null): Workspace {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return EMPTY_WORKSPACE;
  }
  if (!isObject(value)) return EMPTY_WORKSPACE;
  return {
    recent: listOf<RecentEntry>(value.recent, 'title', 'href').slice(0, MAX_RECENT),
    keys: value.keys !== false,
  };
}

/** What is remembered for each user. Without storage it is kept as long as the page. */
export function createWorkspaceStore(storage: KeyValueStorage | undefined) {
  const cache = new Map<string, { readonly text: string | null; readonly workspace: Workspace }>();
  const listeners = new Set<() => void>();

  /** Undefined where storage is disabled. */
  const stored = (person: string): string | null | undefined => {
    try {
      return storage?.getItem(keyOf(person));
    } catch {
      return;
    }
  };
  const read = (person: string): Workspace => {
    const text = stored(person);
    const known = cache.get(person);
    if (known && (text === undefined || text === known.text)) return known.workspace;
    const workspace = parseWorkspace(text ?? null);
    cache.set(person, { text: text ?? null, workspace });
    return workspace;
  };
  const change = (person: string, next: Partial<Workspace>) => {
    const workspace = { ...read(person), ...next };
    const text = JSON.stringify(workspace);
    try {
      storage?.setItem(keyOf(person), text);
    } catch {
      // Full or disabled: kept until the page is closed.
    }
    cache.set(person, { text: stored(person) ?? text, workspace });
    for (const listener of listeners) listener();
  };
  return {
    read,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Newest first, without duplicates. */
    opened(person: string, { title, href }: RecentEntry) {
      const others = read(person).recent.filter((entry) => entry.href !== href);
      change(person, { recent: [{ title, href }, ...others].slice(0, MAX_RECENT) });
    },
    setKeys: (person: string, keys: boolean) => change(person, { keys }),
  };
}
