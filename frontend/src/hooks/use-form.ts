import { type FormEvent, useState } from 'react';
import { type FieldProblems, firstProblem, withoutProblems } from '@/lib/form-problems.ts';
import { readForm } from '@/lib/form-values.ts';
import { ownSubmit } from '@/lib/own-event.ts';

/** A form that is about to be checked and sent. */
export interface Submission {
  readonly form: HTMLFormElement;
  /** The button that was pressed, if one was. */
  readonly submitter: HTMLElement | null;
  /** The browser's own check refuses the email address. */
  readonly misspelt: boolean;
}

interface FormOptions<Field extends string> {
  /** Names of the controls, in the order of reading. */
  readonly fields: readonly Field[];
  /** What is wrong; nothing is sent before that is nothing. `form` is a sentence about the form as a whole. */
  readonly check: (
    values: Record<Field, string>,
    submission: Submission,
  ) => FieldProblems<Field> | FieldProblems<Field | 'form'>;
  readonly send: (values: Record<Field, string>, submission: Submission) => Promise<void>;
  /** What the server says about single fields of a refused form, such as `fieldProblems`. */
  readonly refused?: (error: unknown, fields: readonly Field[]) => FieldProblems<Field>;
  /** The sentence for a failure that no field tells; null when it is told elsewhere. */
  readonly explain: (error: unknown) => string | null;
  /** Asks for that sentence also when fields tell the failure. */
  readonly explainAlways?: boolean;
  /** What corrects a problem: typing in its field, or in any. */
  readonly solvedBy?: 'field' | 'any';
  /** Whether a form differs from what it began with, for one whose text must not be lost: `isFormChanged`. */
  readonly isChanged?: (form: HTMLFormElement) => boolean;
}

const NONE: FieldProblems<string> = {};

/**
 * The one engine of all forms. The controls hold their own text: it is read when the form is submitted, checked, sent,
 * and stays whatever happens. Problems stand at their fields, whether found here or by the server, and the first wrong
 * field gets the focus. Spread `form` on the form.
 */
export function useForm<Field extends string>(options: FormOptions<Field>) {
  const { fields, check, send, refused, explain, explainAlways = false, solvedBy = 'field', isChanged } = options;
  const [problems, setProblems] = useState(NONE);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);

  const submit = async (submission: Submission) => {
    const { form } = submission;
    const show = (found: FieldProblems<string>) => {
      setProblems(found);
      const first = firstProblem(fields, found);
      if (first) focusField(form, first);
      return first !== undefined;
    };
    const values = readForm(form, fields);
    setFailure(null);
    if (show(check(values, submission))) return;
    setBusy(true);
    try {
      await send(values, submission);
      setDirty(false);
    } catch (error) {
      const isTold = show(refused?.(error, fields) ?? {});
      if (explainAlways || !isTold) setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = ownSubmit(({ currentTarget: form, nativeEvent }) => {
    if (busy) return;
    const email = form.querySelector<HTMLInputElement>('[type="email"]');
    const { submitter } = nativeEvent as SubmitEvent;
    void submit({ form, submitter, misspelt: email?.validity.typeMismatch ?? false });
  });

  const solve = (...names: string[]) => setProblems((before) => withoutProblems(before, names));
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (isChanged) setDirty(isChanged(currentTarget));
    const { name } = target as HTMLInputElement;
    setProblems((before) => withoutProblems(before, solvedBy === 'any' ? Object.keys(before) : [name]));
  };

  const problem = (field: Field): string | undefined => problems[field] || undefined;
  return {
    busy,
    /** Whether something differs from what the form began with. */
    dirty,
    /** The sentence for the form as a whole, if there is one. */
    failure: failure ?? problems.form ?? null,
    problems,
    /** The sentence at a field. */
    problem,
    /** Sentence and mark of a field, for a control that can be marked without a sentence. */
    field: (name: Field) => ({ error: problem(name), invalid: problems[name] !== undefined }),
    /** Without script a form posts: what was typed is never put into an address. */
    form: { method: 'post' as const, onSubmit, onInput },
    /** Takes away the sentences of these fields, as when they are changed without typing. */
    solve,
    /** Forgets everything that was wrong, as when the form turns to something else. */
    forget: () => {
      setProblems(NONE);
      setFailure(null);
    },
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name) ?? document.getElementById(name);
  if (field instanceof HTMLElement) field.focus();
}
