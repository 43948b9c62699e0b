import type { WorkingCopy, WorkingCopyInput } from '@/api/generated/model.ts';

/** Something in the session storage of this tab; it survives a reload. Without storage, nothing is kept. */
export function createTabCopy<Kept>(key: string) {
  return {
    read: (): Kept | null => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
      } catch {
        return null; // storage is forbidden
      }
    },
    write: (kept: Kept): void => {
      try {
        sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Kept in memory until the page is closed; the browser asks before.
      }
    },
    remove: (): void => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // There is none.
      }
    },
  };
}

/** Text that the server could not store, until the connection is back. */
export interface LocalCopy {
  readonly read: () => WorkingCopy | null;
  readonly write: (input: WorkingCopyInput) => void;
  readonly remove: () => void;
}

/** @param owner id of the author: another administrator in the same tab is not offered the text */
export function createLocalCopy(owner: string, kind: string, item: string): LocalCopy {
  const kept = createTabCopy<WorkingCopy>(`text-${owner}-${kind}-${item}`);
  return {
    ...kept,
    // Without the picture, of which only the server knows the sizes: it stays as stored.
    write: ({ draft: { image: _image, ...draft }, version }) =>
      kept.write({ draft, image: null, version: version ?? null, keptAt: new Date().toISOString() }),
  };
}
