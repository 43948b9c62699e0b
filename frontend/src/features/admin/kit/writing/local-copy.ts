import type { WorkingCopy, WorkingCopyInput } from '@/api/generated/model.ts';

/** Text that the server could not store. It survives a reload of the tab, until the connection is back. */
export interface LocalCopy {
  readonly read: () => WorkingCopy | null;
  readonly write: (input: WorkingCopyInput) => void;
  readonly remove: () => void;
}

/** @param owner id of the author: another administrator in the same tab is not offered the text */
export function createLocalCopy(owner: string, kind: string, item: string): LocalCopy {
  const key = `text-${owner}-${kind}-${item}`;
  return {
    read: () => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as WorkingCopy | null;
      } catch {
        return null; // storage is forbidden
      }
    },
    write: ({ draft: { image: _image, ...draft }, version }) => {
      // Without the picture, of which only the server knows the sizes: it stays as stored.
      const copy: WorkingCopy = { draft, image: null, version: version ?? null, keptAt: new Date().toISOString() };
      try {
        sessionStorage.setItem(key, JSON.stringify(copy));
      } catch {
        // Kept in memory until the page is closed; the browser asks before.
      }
    },
    remove: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // There is none.
      }
    },
  };
}
