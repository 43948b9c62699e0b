import { useEffect, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import type { WorkingCopy, WorkingCopyInput, WritingDraft, WritingKind } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import type { Keeping } from './draft-keeper.ts';
import { createWorkingCopyKeeper } from './working-copy-keeper.ts';

/** Keeps what is typed on a writing screen; `item` is the number of the article or page, or 'new'. */
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
    /** Waits for an answer: nothing is typed and nothing kept before that. */
    offered,
    /** Goes on with what was kept. */
    answer: () => {
      if (offered) keeper.adopt(inputOf(offered), offered.keptAt);
      setOffered(null);
    },
    discard: async () => {
      try {
        await keeper.discard();
        setOffered(null);
      } catch (error) {
        show({ tone: 'danger', text: messageOf(error, 'Failed to discard the working copy') });
      }
    },
    /** Told after every change; null when nothing differs from what is stored. */
    want: keeper.want,
    /** Keeps it at once, before the screen is left. @returns whether nothing is lost */
    flush: keeper.flush,
    unkept: keeper.unkept,
    /** Saves while nothing else is sent; a save ends the working copy. */
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
  /** Of what is stored; none for something new. */
  readonly version: number | undefined;
}

/** Tells the keeper of every change. */
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
