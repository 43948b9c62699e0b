import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { isDraftChanged } from '@/lib/form-changed.ts';
import { toasts } from '@/lib/toasts.ts';

interface ConflictOptions<Stored, Draft extends object> {
  /** What was edited here, as it was stored then. */
  readonly base: Stored | null;
  readonly draft: Draft;
  readonly toDraft: (stored: Stored) => Draft;
  /** Fetches what is stored now. */
  readonly fetchStored: () => Promise<Stored>;
  readonly resume: (from: Stored, draft: Draft) => void;
}

/** Resolves a save that was refused because another administrator saved first. */
export function useConflict<Stored, Draft extends object>(options: ConflictOptions<Stored, Draft>) {
  const { base, draft, toDraft, fetchStored, resume } = options;
  const [busy, setBusy] = useState(false);
  const before = base ? toDraft(base) : draft;
  const changed = (Object.keys(draft) as (keyof Draft)[]).filter((field) =>
    isDraftChanged([draft[field]], [before[field]]),
  );

  const withStored = async (work: (stored: Stored) => void) => {
    setBusy(true);
    try {
      work(await fetchStored());
    } catch (error) {
      toasts.show({ tone: 'danger', text: errorMessage(error, 'Failed to fetch the other version') });
    } finally {
      setBusy(false);
    }
  };
  /** What is stored now, with the fields changed here as they are here. */
  const merged = (stored: Stored): Draft => {
    const mine = Object.fromEntries(changed.map((field) => [field, draft[field]]));
    return { ...toDraft(stored), ...mine };
  };
  return {
    /** Fields changed here. */
    changed,
    busy,
    keepMine: () => void withStored((stored) => resume(stored, merged(stored))),
    useTheirs: () =>
      void withStored((stored) => {
        resume(stored, toDraft(stored));
        const runUndo = () => resume(stored, merged(stored));
        toasts.show({ tone: 'success', text: 'Their version loaded', action: { label: 'Undo', run: runUndo } });
      }),
  };
}
