import { useEffect, useRef, useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { adminGetTranslation, useAdminSaveTranslation } from '@/api/generated/admin-translations/admin-translations.ts';
import type { AdminTranslation } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useAuth } from '@/session/session-context.tsx';
import { TRANSLATED_INTO } from '../../kit/translations/translation-labels.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { createTabCopy } from '../../kit/writing/local-copy.ts';
import { applyChanges, changesOf, type TranslationDraft, toDraft, toInput } from './translation-draft.ts';

/** What is typed and not saved yet, kept in the tab: it survives a reload. */
interface TabCopy {
  readonly changes: TranslationDraft;
  readonly at: string;
}

/** What becomes of the texts when they are saved. */
export type SaveMode = 'draft' | 'publish' | 'unpublish';

const TOASTS: Readonly<Record<SaveMode, string>> = {
  draft: 'Draft saved',
  publish: 'Translation published',
  unpublish: 'Translation unpublished',
};

const hasChanges = (changes: TranslationDraft) => Object.keys(changes).length > 0;

/** State of the editor: what is typed, and how it is saved. */
export function useTranslationForm(stored: AdminTranslation) {
  const { show } = useToast();
  const { user } = useAuth();
  const { mutateAsync: save } = useAdminSaveTranslation();
  const { type, id } = stored;
  const fetchStored = () => adminGetTranslation(TRANSLATED_INTO, type, id);
  const [{ tab, begun }] = useState(() => {
    const tab = createTabCopy<TabCopy>(`translation-${user?.id ?? ''}-${TRANSLATED_INTO}-${type}-${id}`);
    const copy = tab.read();
    const draft = copy && applyChanges(copy.changes, stored);
    return { tab, begun: copy && draft && hasChanges(changesOf(draft, stored)) ? { draft, at: copy.at } : null };
  });
  /** When the text was typed that this form was opened with; null once it is saved or discarded. */
  const [restored, setRestored] = useState(begun?.at ?? null);
  /** What another administrator has saved meanwhile. */
  const [theirs, setTheirs] = useState<AdminTranslation | null>(null);
  /** Chosen by the button that sends the form. */
  const mode = useRef<SaveMode>('draft');

  const form = useDraftForm<AdminTranslation, TranslationDraft, string>({
    stored,
    draftOf: (from) => (from ? toDraft(from) : {}),
    begun: begun?.draft ?? null,
    fields: [],
    check: () => ({}),
    save: async (draft, base) => {
      try {
        const data = toInput(draft, base ?? stored, mode.current);
        return await save({ language: TRANSLATED_INTO, type, record: id, data });
      } catch (error) {
        // 400 is a text whose original is gone.
        if (hasStatus(error, 409) || hasStatus(error, 400)) setTheirs(await fetchStored().catch(() => null));
        throw error;
      }
    },
    onSaved: () => {
      setTheirs(null);
      setRestored(null);
      show({ tone: 'success', text: TOASTS[mode.current] });
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the translation'),
  });
  const base = form.base ?? stored;
  const changes = changesOf(form.draft, base);
  const kept = hasChanges(changes) ? JSON.stringify(changes) : null;
  useEffect(() => {
    if (kept) tab.write({ changes: JSON.parse(kept), at: new Date().toISOString() });
    else tab.remove();
  }, [tab, kept]);
  // Leaving asks first: what is left in the form then is discarded.
  useEffect(() => () => tab.remove(), [tab]);

  const continueFrom = (from: AdminTranslation, draft: TranslationDraft) => {
    form.resume(from, draft);
    setTheirs(null);
  };
  return {
    ...form,
    base,
    changes,
    dirty: kept !== null,
    restored,
    theirs,
    /** Chooses what the form's next submission does. */
    chooseMode: (value: SaveMode) => {
      mode.current = value;
    },
    /** Puts what was typed on top of what the other one saved. */
    keepMine: () => theirs && continueFrom(theirs, applyChanges(changes, theirs)),
    useTheirs: () => {
      if (!theirs) return;
      continueFrom(theirs, toDraft(theirs));
      const runUndo = () => form.resume(theirs, applyChanges(changes, theirs));
      show({ tone: 'success', text: 'Their version loaded', action: { label: 'Undo', run: runUndo } });
    },
    discard: () => {
      const runUndo = () => form.resume(base, applyChanges(changes, base));
      form.resume(base, toDraft(base));
      setRestored(null);
      show({ tone: 'success', text: 'Changes discarded', action: { label: 'Undo', run: runUndo } });
    },
  };
}

export type TranslationFormState = ReturnType<typeof useTranslationForm>;
