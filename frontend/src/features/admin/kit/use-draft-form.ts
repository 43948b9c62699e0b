import { useEffect, useState } from 'react';
import { hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useForm } from '@/hooks/use-form.ts';
import { isDraftChanged } from '@/lib/form-changed.ts';
import { clearDraft, readRecordDraft, saveRecordDraft } from '@/lib/form-draft.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { toasts } from '@/lib/toasts.ts';

/** Read once per visit: a form must not change while the user fills it in. */
export const NO_CACHE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const;

interface DraftFormOptions<Stored, Draft extends object, Field extends string> {
  /** The record being edited; null for a new one. */
  readonly stored: Stored | null;
  /** The form's initial values. */
  readonly draftOf: (stored: Stored | null) => Draft;
  /** A draft from an earlier visit, to start with instead. */
  readonly begun?: Draft | null;
  /** Names or ids of the controls, in reading order. */
  readonly fields: readonly Field[];
  readonly check: (draft: Draft, base: Stored | null) => FieldProblems<Field>;
  /** Sends the draft and returns what is now stored. */
  readonly save: (draft: Draft, base: Stored | null) => Promise<Stored>;
  readonly onSaved: (saved: Stored, before: Stored | null) => void;
  /** The message for a failure that belongs to no field. */
  readonly toMessage: (error: unknown) => string;
  readonly explainAlways?: boolean;
  readonly refused?: (error: unknown, fields: readonly Field[]) => FieldProblems<Field>;
  readonly solvedBy?: 'field' | 'any';
  /**
   * Name under which this tab stores the draft until it is saved or discarded: a reload loses nothing. Undefined while
   * the record loads.
   */
  readonly draftKey?: string | undefined;
}

/** What a stored draft was started from: the version of the record, or the record where it has none. */
function originOf(record: { readonly version?: unknown; readonly revision?: unknown } | null): unknown {
  return record === null ? null : (record.version ?? record.revision ?? record);
}

/**
 * The form engine for records with fields that are not plain text controls: edits a draft of what is stored. The draft
 * survives every failure, including a conflict with another administrator's save (409): then `stale` is set, and `take`
 * restarts from what is now stored.
 */
export function useDraftForm<Stored extends object, Draft extends object, Field extends string>(
  options: DraftFormOptions<Stored, Draft, Field>,
) {
  const {
    stored,
    draftOf,
    begun,
    fields,
    check,
    save,
    onSaved,
    toMessage,
    refused = fieldProblems,
    draftKey,
    ...others
  } = options;
  // The form's starting point: its version tells the server which state was edited.
  const [base, setBase] = useState(stored);
  const readStored = (from: Stored | null) =>
    draftKey === undefined ? undefined : (readRecordDraft(draftKey, originOf(from)) as Draft | undefined);
  const [restored] = useState(() => (begun ? undefined : readStored(stored)));
  const [draft, setDraft] = useState(() => begun ?? restored ?? draftOf(stored));
  const [isRestored, setRestored] = useState(restored !== undefined);
  const [isStale, setStale] = useState(false);

  const begin = (from: Stored) => {
    setBase(from);
    const own = readStored(from);
    setDraft(own ?? draftOf(from));
    setRestored(own !== undefined);
  };
  const dirty = isDraftChanged(draft, draftOf(base));
  useEffect(() => {
    if (draftKey === undefined) return;
    if (dirty) saveRecordDraft(draftKey, originOf(base), draft);
    else clearDraft(draftKey);
  }, [draftKey, dirty, base, draft]);
  useEffect(() => {
    if (isRestored) toasts.show({ text: 'Unsaved changes restored' });
  }, [isRestored]);
  const { form, busy, failure, problems, solve, clearProblems } = useForm({
    ...others,
    fields,
    check: () => check(draft, base),
    send: async () => {
      const saved = await save(draft, base);
      if (draftKey !== undefined) clearDraft(draftKey);
      begin(saved);
      onSaved(saved, base);
    },
    refused,
    toMessage: (error) => {
      setStale(hasStatus(error, 409));
      return toMessage(error);
    },
  });
  return {
    base,
    draft,
    form: draftKey === undefined ? form : { ...form, 'data-draft': draftKey },
    busy,
    failure,
    /** Another administrator has changed the record since it was loaded; `failure` says so. */
    stale: isStale && failure !== null,
    problems,
    solve,
    /** The draft differs from what is stored. */
    dirty,
    change: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
      solve(...Object.keys(others.solvedBy === 'any' ? problems : part));
    },
    /** Resumes a draft that was based on another version of what is stored. */
    resume: (from: Stored | null, resumed: Draft) => {
      setBase(from);
      setDraft(resumed);
      clearProblems();
    },
    /** Starts from a record that was loaded after the form, or from this tab's own draft of it. */
    begin,
    /** Loads what is stored and discards the draft, also the one that this tab has stored. */
    loadStored: (from: Stored) => {
      if (draftKey !== undefined) clearDraft(draftKey);
      begin(from);
      clearProblems();
    },
  };
}
