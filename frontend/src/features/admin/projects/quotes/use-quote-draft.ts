import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasStatus } from '@/api/api-error.ts';
import {
  adminGetQuote,
  adminSaveQuote,
  getAdminListQuotesQueryKey,
} from '@/api/generated/admin-quotes/admin-quotes.ts';
import type { AdminQuote, AdminQuoteInput } from '@/api/generated/model.ts';
import { useAuth } from '@/session/session-context.tsx';
import { createTabCopy } from '../../kit/writing/local-copy.ts';
import { createTabAutosave, useTabAutosave } from '../../kit/writing/tab-autosave.ts';
import { type QuoteForm, readForm, toForm } from './quote-form.ts';

type Copy = Omit<AdminQuoteInput, 'version'>;

/** Changes that the server has not stored yet. */
interface TabCopy {
  readonly form: QuoteForm;
  /** The version of the draft that it continues. */
  readonly version: number;
}

/** Edits the draft of a quote and saves it while it is typed. */
export function useQuoteDraft(stored: AdminQuote) {
  const { user } = useAuth();
  const client = useQueryClient();
  const [isFailing, setFailing] = useState(false);
  const [lastSaved, setLastSaved] = useState({ text: JSON.stringify(toCopy(stored)), at: stored.savedAt });
  const [theirs, setTheirs] = useState<AdminQuote | null>(null);
  const [{ tab, seen, autosave, opened }] = useState(() => {
    const tab = createTabCopy<TabCopy>(`text-quote-${user?.id ?? ''}-${stored.id}`);
    const kept = tab.read();
    // Text of this tab continues its own version: the server refuses it if the draft was saved elsewhere since.
    const seen = { version: kept?.version ?? stored.version, form: toForm(stored) };
    const autosave = createTabAutosave<Copy>({
      local: { write: () => tab.write({ form: seen.form, version: seen.version }), remove: tab.remove },
      // A draft always exists: there is nothing to discard.
      discard: async () => {},
      onStatus: ({ state }) => setFailing(state === 'failing'),
      send: async (copy, init) => {
        try {
          const saved = await adminSaveQuote(stored.id, { ...copy, version: seen.version }, init);
          seen.version = saved.version;
          setLastSaved({ text: JSON.stringify(copy), at: saved.savedAt });
          void client.invalidateQueries({ queryKey: getAdminListQuotesQueryKey() });
          return saved.savedAt;
        } catch (error) {
          if (hasStatus(error, 409)) {
            setTheirs(await adminGetQuote(stored.id));
            void autosave.settle();
          }
          throw error;
        }
      },
    });
    return { tab, seen, autosave, opened: kept?.form ?? toForm(stored) };
  });
  const [form, setForm] = useState(opened);
  const read = readForm(form, stored.currency);
  const canSave = Object.keys(read.problems).length === 0;
  const text = canSave ? JSON.stringify(read.content) : null;

  useTabAutosave(autosave);
  useEffect(() => autosave.adopt(toCopy(stored), stored.savedAt), [autosave, stored]);
  useEffect(() => {
    seen.form = form;
    if (text !== null) autosave.want(JSON.parse(text));
  }, [autosave, seen, form, text]);

  return {
    form,
    ...read,
    change: (part: Partial<QuoteForm>) => setForm((before) => ({ ...before, ...part })),
    isSaved: text === lastSaved.text,
    savedAt: lastSaved.at,
    isFailing,
    /** A draft that another administrator has saved meanwhile; autosave stops until the conflict is resolved. */
    theirs,
    /** Saves what is typed now. @returns the version to send; undefined when it could not be saved */
    flush: async () => ((await autosave.flush()) ? seen.version : undefined),
    keepMine: () => {
      if (!theirs) return;
      seen.version = theirs.version;
      setTheirs(null);
      autosave.resume();
    },
    useTheirs: () => {
      if (!theirs) return;
      tab.remove();
      seen.version = theirs.version;
      autosave.adopt(toCopy(theirs), theirs.savedAt);
      setLastSaved({ text: JSON.stringify(toCopy(theirs)), at: theirs.savedAt });
      setForm(toForm(theirs));
      setTheirs(null);
      autosave.resume();
    },
  };
}

export type QuoteDraftState = ReturnType<typeof useQuoteDraft>;

/** What is stored, as the form would send it. */
const toCopy = (quote: AdminQuote): Copy => readForm(toForm(quote), quote.currency).content;
