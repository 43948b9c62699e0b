import { useEffect, useState } from 'react';
import { useAuth } from '@/session/session-context.tsx';
import { createTabCopy } from './local-copy.ts';

interface StoredDraft<Draft> {
  readonly draft: Draft;
  /** The version of the record that it changes; null for a new record. */
  readonly version: number | null;
}

/**
 * Stores an unsaved draft in this tab, so that a reload does not lose it.
 * @param name of the record, such as `newsletter-<id>`
 */
export function useStoredDraft<Draft>(name: string) {
  const { user } = useAuth();
  const [tab] = useState(() => createTabCopy<StoredDraft<Draft>>(`text-${user?.id ?? ''}-${name}`));
  const [initial, setInitial] = useState(tab.read);
  return {
    /** The draft to start with. */
    begun: initial?.draft ?? null,
    /** The version that was edited: the server refuses it if the record was saved elsewhere since. */
    versionOf: (stored: { version: number } | null): number | undefined => initial?.version ?? stored?.version,
    /** The record was saved or loaded again: what follows changes its current version. */
    restart: () => setInitial(null),
    tab,
  };
}

/** Writes the draft while it differs from what is stored. */
export function useDraftStorage<Draft>(
  { tab, versionOf }: ReturnType<typeof useStoredDraft<Draft>>,
  { draft, dirty, base }: { draft: Draft; dirty: boolean; base: { version: number } | null },
): void {
  const version = versionOf(base) ?? null;
  useEffect(() => {
    if (dirty) tab.write({ draft, version });
    else tab.remove();
  }, [tab, draft, dirty, version]);
}
