/** A recently opened screen or record, by its name at that time. */
export interface RecentEntry {
  readonly title: string;
  /** A path of the site. */
  readonly href: string;
}

/** A saved view of a list's filters. */
export interface SavedView {
  readonly name: string;
  /** The URL's query string, without the question mark. */
  readonly query: string;
}

/** What a browser remembers for a user apart from the session. Nothing depends on it. */
export interface Desk {
  readonly recent: readonly RecentEntry[];
  /** By the path of the list. */
  readonly views: Readonly<Record<string, readonly SavedView[]>>;
  /** Whether single letters are shortcuts. */
  readonly keys: boolean;
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

export const EMPTY_DESK: Desk = { recent: [], views: {}, keys: true };
const MOST_RECENT = 6;
const MOST_VIEWS = 12;

const keyOf = (person: string) => `desk-${person}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const texts = (value: unknown, ...names: string[]): boolean =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');
const listOf = <Entry>(value: unknown, ...names: string[]): Entry[] =>
  Array.isArray(value) ? (value.filter((entry) => texts(entry, ...names)) as Entry[]) : [];

/** Parses the stored text; invalid values are dropped. */
export function parseDesk(stored: string | null): Desk {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return EMPTY_DESK;
  }
  if (!isObject(value)) return EMPTY_DESK;
  const views = isObject(value.views) ? Object.entries(value.views) : [];
  return {
    recent: listOf<RecentEntry>(value.recent, 'title', 'href').slice(0, MOST_RECENT),
    views: Object.fromEntries(views.map(([path, list]) => [path, listOf<SavedView>(list, 'name', 'query')])),
    keys: value.keys !== false,
  };
}

/** What is remembered for each user. Without storage it is kept as long as the page. */
export function createDeskStore(storage: KeyValueStorage | undefined) {
  const kept = new Map<string, { readonly text: string | null; readonly desk: Desk }>();
  const listeners = new Set<() => void>();

  /** Undefined where storage is disabled. */
  const stored = (person: string): string | null | undefined => {
    try {
      return storage?.getItem(keyOf(person));
    } catch {
      return;
    }
  };
  const read = (person: string): Desk => {
    const text = stored(person);
    const known = kept.get(person);
    if (known && (text === undefined || text === known.text)) return known.desk;
    const desk = parseDesk(text ?? null);
    kept.set(person, { text: text ?? null, desk });
    return desk;
  };
  const change = (person: string, next: Partial<Desk>) => {
    const desk = { ...read(person), ...next };
    const text = JSON.stringify(desk);
    try {
      storage?.setItem(keyOf(person), text);
    } catch {
      // Full or disabled: kept until the page is closed.
    }
    kept.set(person, { text: stored(person) ?? text, desk });
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
      change(person, { recent: [{ title, href }, ...others].slice(0, MOST_RECENT) });
    },
    /** Replaces a view of the same name. */
    saveView(person: string, path: string, view: SavedView) {
      const { views } = read(person);
      const others = (views[path] ?? []).filter(({ name }) => name !== view.name);
      change(person, { views: { ...views, [path]: [...others, view].slice(-MOST_VIEWS) } });
    },
    removeView(person: string, path: string, name: string) {
      const { views } = read(person);
      change(person, { views: { ...views, [path]: (views[path] ?? []).filter((view) => view.name !== name) } });
    },
    setKeys: (person: string, keys: boolean) => change(person, { keys }),
  };
}
