import { type FormEvent, useCallback, useRef, useState } from 'react';
import { clearDraft, restoreDraft, saveDraft } from '@/lib/form-draft.ts';
import { addUnreadableFields, type FieldProblems, firstProblem, withoutProblems } from '@/lib/form-problems.ts';
import { readForm } from '@/lib/form-values.ts';
import { ownSubmit } from '@/lib/own-event.ts';

/** A submitted form before validation. */
export interface Submission {
  readonly form: HTMLFormElement;
  /** The submit button, if one was clicked. */
  readonly submitter: HTMLElement | null;
  /** The browser's own check refuses the email address. */
  readonly misspelt: boolean;
}

interface FormOptions<Field extends string> {
  /** Names of the controls, in reading order. */
  readonly fields: readonly Field[];
  /** The problems; the form is sent only when there are none. `form` is a message about the form as a whole. */
  readonly check: (
    values: Record<Field, string>,
    submission: Submission,
  ) => FieldProblems<Field> | FieldProblems<Field | 'form'>;
  readonly send: (values: Record<Field, string>, submission: Submission) => Promise<void>;
  /** The server's messages about single fields of a refused form, such as `fieldProblems`. */
  readonly refused?: (error: unknown, fields: readonly Field[]) => FieldProblems<Field>;
  /** The message for a failure that belongs to no field; null when it is shown elsewhere. */
  readonly toMessage: (error: unknown) => string | null;
  /** Shows that message even when fields show the failure. */
  readonly explainAlways?: boolean;
  /** What clears a problem: typing in its field, or in any field. */
  readonly solvedBy?: 'field' | 'any';
  /** Whether a form differs from its initial state, for a form with text that must not be lost: `isFormChanged`. */
  readonly isChanged?: (form: HTMLFormElement) => boolean;
  /** Name under which this tab stores the form's long texts until they are sent: a reload loses nothing. */
  readonly draftKey?: string | undefined;
}

const NO_PROBLEMS: FieldProblems<string> = {};

/**
 * The engine of all forms. Controls are uncontrolled: their text is read on submit, validated, sent, and kept whatever
 * happens. Problems are shown at their fields, whether found here or by the server, and the first invalid field gets
 * the focus. Spread `form` on the form.
 */
export function useForm<Field extends string>(options: FormOptions<Field>) {
  const {
    fields,
    check,
    send,
    refused,
    toMessage,
    explainAlways = false,
    solvedBy = 'field',
    isChanged,
    draftKey,
  } = options;
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  /** Two events that are replayed while the page starts come before `busy` is rendered. */
  const isSending = useRef(false);

  const submit = async (submission: Submission) => {
    const { form } = submission;
    const show = (fieldProblems: FieldProblems<string>) => {
      setProblems(fieldProblems);
      const first = firstProblem(fields, fieldProblems);
      if (first) focusField(form, first);
      return first !== undefined;
    };
    const values = readForm(form, fields);
    setFailure(null);
    if (show(addUnreadableFields(form, check(values, submission)))) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values, submission);
      setDirty(false);
      if (draftKey !== undefined) clearDraft(draftKey);
    } catch (error) {
      const hasFieldProblems = show(refused?.(error, fields) ?? {});
      if (explainAlways || !hasFieldProblems) setFailure(toMessage(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = ownSubmit(({ currentTarget: form, nativeEvent }) => {
    if (busy || isSending.current) return;
    const email = form.querySelector<HTMLInputElement>('[type="email"]');
    const { submitter } = nativeEvent as SubmitEvent;
    void submit({ form, submitter, misspelt: email?.validity.typeMismatch ?? false });
  });

  const solve = (...names: string[]) => setProblems((before) => withoutProblems(before, names));
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (isChanged) setDirty(isChanged(currentTarget));
    if (draftKey !== undefined) saveDraft(draftKey, currentTarget);
    const { name } = target as HTMLInputElement;
    setProblems((before) => withoutProblems(before, solvedBy === 'any' ? Object.keys(before) : [name]));
  };

  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      if (form && draftKey !== undefined) restoreDraft(draftKey, form);
    },
    [draftKey],
  );

  const problem = (field: Field): string | undefined => problems[field] || undefined;
  return {
    busy,
    /** Whether something differs from the form's initial state. */
    dirty,
    /** The message for the form as a whole, if there is one. */
    failure: failure ?? problems.form ?? null,
    problems,
    /** The message at a field. */
    problem,
    /** Message and invalid mark of a field, for a control that can be marked without a message. */
    field: (name: Field) => ({ error: problem(name), invalid: problems[name] !== undefined }),
    /** Without JavaScript a form uses POST, so that typed text never ends up in a URL. */
    form: {
      method: 'post' as const,
      onSubmit,
      onInput,
      ...(draftKey === undefined ? {} : { ref: restore, 'data-draft': draftKey }),
    },
    /** Removes the stored texts of a form that is cancelled. */
    discardDraft: () => {
      if (draftKey !== undefined) clearDraft(draftKey);
    },
    /** Clears the messages of these fields, for example when they are changed other than by typing. */
    solve,
    /** Clears all messages, for example when the form switches to another record. */
    clearProblems: () => {
      setProblems(NO_PROBLEMS);
      setFailure(null);
    },
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  const field = control instanceof RadioNodeList ? control[0] : (control ?? document.getElementById(name));
  if (field instanceof HTMLElement) field.focus();
}
