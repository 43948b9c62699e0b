import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasStatus } from '@/api/api-error.ts';
import {
  adminGetInvoiceDraft,
  adminSaveInvoiceDraft,
  getAdminListInvoiceDraftsQueryKey,
} from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceDraft, InvoiceDraftInput } from '@/api/generated/model.ts';
import { useAuth } from '@/session/session-context.tsx';
import { createTabCopy } from '../../kit/writing/local-copy.ts';
import { createTabAutosave, useTabAutosave } from '../../kit/writing/tab-autosave.ts';
import { type DraftForm, readForm, toForm } from './draft-form.ts';

type Copy = Omit<InvoiceDraftInput, 'version'>;

/** Changes that the server has not stored yet. */
interface TabCopy {
  readonly form: DraftForm;
  /** The version that it continues. */
  readonly version: number;
}

/** Edits a draft of an invoice and saves it while it is typed. */
export function useInvoiceDraft(stored: InvoiceDraft) {
  const { user } = useAuth();
  const client = useQueryClient();
  const [isFailing, setFailing] = useState(false);
  const [lastSaved, setLastSaved] = useState({ text: JSON.stringify(toCopy(stored)), at: stored.savedAt });
  const [theirs, setTheirs] = useState<InvoiceDraft | null>(null);
  const [{ tab, seen, autosave, opened }] = useState(() => {
    const tab = createTabCopy<TabCopy>(`text-invoice-${user?.id ?? ''}-${stored.id}`);
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
          const saved = await adminSaveInvoiceDraft(stored.id, { ...copy, version: seen.version }, init);
          seen.version = saved.version;
          setLastSaved({ text: JSON.stringify(copy), at: saved.savedAt });
          void client.invalidateQueries({ queryKey: getAdminListInvoiceDraftsQueryKey() });
          return saved.savedAt;
        } catch (error) {
          if (hasStatus(error, 409)) {
            setTheirs(await adminGetInvoiceDraft(stored.id));
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
    change: (part: Partial<DraftForm>) => setForm((before) => ({ ...before, ...part })),
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

export type InvoiceDraftState = ReturnType<typeof useInvoiceDraft>;

/** What is stored, as the form would send it. */
const toCopy = (draft: InvoiceDraft): Copy => readForm(toForm(draft), draft.currency).content;
