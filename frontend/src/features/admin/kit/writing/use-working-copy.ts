import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { adminDiscardWorkingCopy, adminKeepWorkingCopy } from '@/api/generated/admin-writing/admin-writing.ts';
import type { WorkingCopy, WorkingCopyInput, WritingDraft, WritingKind } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useAuth } from '@/session/session-context.tsx';
import type { SaveStatus } from './draft-autosave.ts';
import { createLocalCopy } from './local-copy.ts';
import { createTabAutosave, useTabAutosave } from './tab-autosave.ts';

const newerCopy = (stored: WorkingCopy | null, local: WorkingCopy | null): WorkingCopy | null =>
  local && Date.parse(local.keptAt) > Date.parse(stored?.keptAt ?? '1970-01-01') ? local : stored;

/** Saves the draft of an editor; `item` is the id of the article or page, or 'new'. */
export function useWorkingCopy(kind: WritingKind, item: string, stored: WorkingCopy | null) {
  const { show } = useToast();
  const { user } = useAuth();
  const [local] = useState(() => createLocalCopy(user?.id ?? '', kind, item));
  const [saveStatus, setSaveStatus] = useState<SaveStatus>({ state: 'none' });
  const [autosave] = useState(() =>
    createTabAutosave<WorkingCopyInput>({
      send: async (input, init) => (await adminKeepWorkingCopy(kind, item, input, init)).keptAt,
      discard: () => adminDiscardWorkingCopy(kind, item),
      local,
      onStatus: setSaveStatus,
    }),
  );
  const [recovered, setRecovered] = useState(() => newerCopy(stored, local.read()));

  useTabAutosave(autosave);

  return {
    keeping: saveStatus,
    /** Waiting for the user's answer: until then nothing can be typed and nothing is saved. */
    offered: recovered,
    /** Continues with the saved draft. */
    answer: () => {
      // A copy of this tab is still to be sent.
      if (recovered && recovered === stored) autosave.adopt(inputOf(recovered), recovered.keptAt);
      setRecovered(null);
    },
    discard: async () => {
      try {
        await autosave.discard();
        setRecovered(null);
      } catch (error) {
        show({ tone: 'danger', text: errorMessage(error, 'Failed to discard the draft') });
      }
    },
    /** Called after every change; null when nothing differs from what is stored. */
    setPending: autosave.want,
    /** Saves immediately, before the screen is left. @returns whether everything is saved */
    flush: autosave.flush,
    unsaved: autosave.unsaved,
    /** Saves while no working copy is being sent; a save deletes the working copy. */
    during: async <Saved>(save: () => Promise<Saved>): Promise<Saved> => {
      await autosave.settle();
      try {
        const saved = await save();
        autosave.forget();
        return saved;
      } catch (error) {
        autosave.resume();
        throw error;
      }
    },
  };
}

interface Typed {
  /** It differs from what is stored. */
  readonly dirty: boolean;
  readonly draft: WritingDraft;
  /** The stored version; none for a new record. */
  readonly version: number | undefined;
}

/** Reports every change to the autosave. */
export function useAutosave(
  { setPending, offered: recovered }: WorkingCopyState,
  { dirty, draft, version }: Typed,
): void {
  const waiting = recovered !== null;
  const input: WorkingCopyInput = { draft, ...(version === undefined ? {} : { version }) };
  const text = dirty ? JSON.stringify(input) : null;
  useEffect(() => {
    if (!waiting) setPending(text === null ? null : JSON.parse(text));
  }, [setPending, waiting, text]);
}

const inputOf = ({ draft, version }: WorkingCopy): WorkingCopyInput => ({
  draft,
  ...(version === null ? {} : { version }),
});

export type WorkingCopyState = ReturnType<typeof useWorkingCopy>;
