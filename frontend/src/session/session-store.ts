import { parseSessionUser, type SessionUser, toSessionUser, toStoredUser } from './session-user.ts';

export interface SessionState {
  /** True on the server and until the stored session has been read. */
  readonly loading: boolean;
  readonly token: string | null;
  readonly user: SessionUser | null;
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const TOKEN = 'token';
const USER = 'user';
const LOADING: SessionState = { loading: true, token: null, user: null };
const SIGNED_OUT_MARK: SessionState = { loading: false, token: null, user: null };

/**
 * The session of this browser: a bearer token and its user, mirrored in the storage keys `token` and `user`. For
 * useSyncExternalStore. Without storage (server, storage disabled) it is kept in memory.
 */
export function createSessionStore(storage: KeyValueStorage | undefined) {
  const listeners = new Set<() => void>();
  let state: SessionState = storage ? restore(storage) : SIGNED_OUT_MARK;

  const change = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  let leaving = false;
  let persisted = true;
  const signIn = (token: string, user: SessionUser) => {
    leaving = false;
    const person = toSessionUser(user);
    persisted = remember(storage, token, person);
    change({ loading: false, token, user: person });
  };
  const clear = () => {
    forget(storage);
    if (state.token) change(SIGNED_OUT_MARK);
  };

  return {
    read: (): SessionState => state,
    /** The snapshot on the server and during hydration: server-rendered pages are the same for all visitors. */
    readServerRendered: (): SessionState => LOADING,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn,
    /** Whether the last sign-in survives a reload of the page. */
    isPersisted: (): boolean => persisted,
    /**
     * Replaces the stored user, for example after a profile update; does nothing without a session, or while it is
     * ending.
     */
    replaceUser(user: SessionUser): void {
      if (state.token && !leaving) signIn(state.token, user);
    },
    clear,
    /** Removes the session from storage immediately; this page shows its user until the session is ended here. */
    forget(): void {
      leaving = true;
      forget(storage);
    },
    /** Ends the session with this token; an answer to an older session's call must not end a newer one. */
    expire(token: string): void {
      if (token === state.token) clear();
    },
    /** Adopts what another tab has stored: a sign-out there signs out here too. */
    follow(key: string | null): void {
      if (!storage || (key !== null && key !== TOKEN && key !== USER)) return;
      const next = restore(storage);
      if (next.token !== state.token || textOf(next.user) !== textOf(state.user)) change(next);
    },
  };
}

/** Both keys or none: half a session is invalid. */
function restore(storage: KeyValueStorage): SessionState {
  try {
    const token = storage.getItem(TOKEN);
    const user = parseSessionUser(storage.getItem(USER));
    return token && user ? { loading: false, token, user } : SIGNED_OUT_MARK;
  } catch {
    return SIGNED_OUT_MARK;
  }
}

/** The stored fields of a user. */
const textOf = (user: SessionUser | null): string => JSON.stringify(user && toStoredUser(user));

/** @returns whether it was stored: without storage the session lasts as long as the page. */
function remember(storage: KeyValueStorage | undefined, token: string, user: SessionUser): boolean {
  try {
    // The user first: another tab reacts to the token.
    storage?.setItem(USER, textOf(user));
    storage?.setItem(TOKEN, token);
    return storage !== undefined;
  } catch {
    return false; // full or forbidden
  }
}

function forget(storage: KeyValueStorage | undefined): void {
  try {
    storage?.removeItem(TOKEN);
    storage?.removeItem(USER);
  } catch {
    // Then nothing was stored either.
  }
}
