import { type FormEvent, useState } from 'react';
import { invalidEmail, type Problem } from './credential-rules.ts';

interface CredentialForm<Field extends string> {
  readonly fields: readonly Field[];
  readonly check: (values: Record<Field, string>) => Problem<Field> | null;
  readonly send: (values: Record<Field, string>) => Promise<void>;
  /** The sentence for a failure of `send`. */
  readonly explain: (error: unknown) => string;
}

/** Reads an uncontrolled form, checks it, sends it. What was typed stays in the form whatever happens. */
export function useCredentialForm<Field extends string>({ fields, check, send, explain }: CredentialForm<Field>) {
  const [problem, setProblem] = useState<Problem<Field | 'email'> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<
      Field,
      string
    >;
    const found = check(values) ?? browserProblem(form);
    setProblem(found);
    setFailure(null);
    if (found) {
      focusField(form, found.fields[0]);
      return;
    }
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    /** The sentence above the form, if there is one. */
    message: failure ?? (problem?.place === 'form' ? problem.message : null),
    form: { onSubmit, onInput: () => setProblem(null) },
    /** Error and mark of one field. */
    field: (name: Field) => ({
      error: problem?.place === 'field' && problem.fields.includes(name) ? problem.message : undefined,
      invalid: problem?.fields.includes(name) ?? false,
    }),
  };
}

function browserProblem(form: HTMLFormElement): Problem<'email'> | null {
  const email = form.elements.namedItem('email');
  return email instanceof HTMLInputElement && email.validity.typeMismatch ? invalidEmail : null;
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name ? form.elements.namedItem(name) : null;
  if (field instanceof HTMLElement) field.focus();
}
