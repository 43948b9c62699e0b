import { useState } from 'react';
import { hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useForm } from '@/hooks/use-form.ts';
import { isDraftChanged } from '@/lib/form-changed.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

interface DraftFormOptions<Stored, Draft extends object, Field extends string> {
  /** What is changed; null for something new. */
  readonly stored: Stored | null;
  /** What the form begins with. */
  readonly draftOf: (stored: Stored | null) => Draft;
  /** Names or ids of the controls, in the order of reading. */
  readonly fields: readonly Field[];
  readonly check: (draft: Draft, base: Stored | null) => FieldProblems<Field>;
  /** Sends the draft and gives back what is stored now. */
  readonly save: (draft: Draft, base: Stored | null) => Promise<Stored>;
  readonly onSaved: (saved: Stored, before: Stored | null) => void;
  /** The sentence for a failure that no field tells. */
  readonly explain: (error: unknown) => string;
  readonly explainAlways?: boolean;
  readonly refused?: (error: unknown, fields: readonly Field[]) => FieldProblems<Field>;
  readonly solvedBy?: 'field' | 'any';
}

/**
 * The form engine for something whose parts are not all texts in controls: what is edited is a draft of what is stored.
 * The draft stays whatever happens, also when somebody else was faster (409): then `stale` is set, and `take` begins anew
 * with what is stored by now.
 */
export function useDraftForm<Stored, Draft extends object, Field extends string>(
  options: DraftFormOptions<Stored, Draft, Field>,
) {
  const { stored, draftOf, fields, check, save, onSaved, explain, refused = fieldProblems, ...others } = options;
  // What the form began with: its version tells the server what the writer knew.
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [isStale, setStale] = useState(false);

  const begin = (from: Stored) => {
    setBase(from);
    setDraft(draftOf(from));
  };
  const { form, busy, failure, problems, solve, forget } = useForm({
    ...others,
    fields,
    check: () => check(draft, base),
    send: async () => {
      const saved = await save(draft, base);
      begin(saved);
      onSaved(saved, base);
    },
    refused,
    explain: (error) => {
      setStale(hasStatus(error, 409));
      return explain(error);
    },
  });
  return {
    base,
    draft,
    form,
    busy,
    failure,
    /** Somebody else has changed it since it was read; `failure` says so. */
    stale: isStale && failure !== null,
    problems,
    solve,
    /** Something differs from what is stored. */
    dirty: isDraftChanged(draft, draftOf(base)),
    change: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
      solve(...Object.keys(others.solvedBy === 'any' ? problems : part));
    },
    /** Goes on with a draft that began with another version of what is stored. */
    resume: (from: Stored | null, resumed: Draft) => {
      setBase(from);
      setDraft(resumed);
      forget();
    },
    /** Takes over what is stored; what was typed here is given up. */
    take: (from: Stored) => {
      begin(from);
      forget();
    },
  };
}
