import { useEffect, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import type { WorkingCopy, WorkingCopyInput, WritingDraft, WritingKind } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import type { Keeping } from './draft-keeper.ts';
import { createWorkingCopyKeeper } from './working-copy-keeper.ts';

/** Saves the draft of an editor; `item` is the id of the article or page, or 'new'. */
export function useWorkingCopy(kind: WritingKind, item: string, found: WorkingCopy | null) {
  const { show } = useToast();
  const [keeping, setKeeping] = useState<Keeping>({ state: 'none' });
  const [keeper] = useState(() => createWorkingCopyKeeper(kind, item, setKeeping));
  const [offered, setOffered] = useState(found);

  useEffect(() => {
    keeper.resume();
    const leave = () => keeper.farewell();
    const hide = () => document.visibilityState === 'hidden' && keeper.farewell();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void keeper.settle();
    };
  }, [keeper]);

  return {
    keeping,
    /** Waiting for the user's answer: until then nothing can be typed and nothing is saved. */
    offered,
    /** Continues with the saved draft. */
    answer: () => {
      if (offered) keeper.adopt(inputOf(offered), offered.keptAt);
      setOffered(null);
    },
    discard: async () => {
      try {
        await keeper.discard();
        setOffered(null);
      } catch (error) {
        show({ tone: 'danger', text: messageOf(error, 'Failed to discard the draft') });
      }
    },
    /** Called after every change; null when nothing differs from what is stored. */
    want: keeper.want,
    /** Saves immediately, before the screen is left. @returns whether everything is saved */
    flush: keeper.flush,
    unkept: keeper.unkept,
    /** Saves while no working copy is being sent; a save deletes the working copy. */
    during: async <Saved>(save: () => Promise<Saved>): Promise<Saved> => {
      await keeper.settle();
      try {
        const saved = await save();
        keeper.forget();
        return saved;
      } catch (error) {
        keeper.resume();
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

/** Reports every change to the keeper. */
export function useKeeping({ want, offered }: KeptWork, { dirty, draft, version }: Typed): void {
  const waiting = offered !== null;
  const input: WorkingCopyInput = { draft, ...(version === undefined ? {} : { version }) };
  const text = dirty ? JSON.stringify(input) : null;
  useEffect(() => {
    if (!waiting) want(text === null ? null : JSON.parse(text));
  }, [want, waiting, text]);
}

const inputOf = ({ draft, version }: WorkingCopy): WorkingCopyInput => ({
  draft,
  ...(version === null ? {} : { version }),
});

export type KeptWork = ReturnType<typeof useWorkingCopy>;
