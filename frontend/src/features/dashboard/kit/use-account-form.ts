import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldProblems, fieldProblems } from '@/api/field-problems.ts';

interface AccountForm<Field extends string> {
  /** Names of the controls, in the order of reading. */
  readonly fields: readonly Field[];
  readonly check: (values: Record<Field, string>) => FieldProblems<Field>;
  readonly send: (values: Record<Field, string>) => Promise<void>;
  /** The sentence for a failure that speaks of no single field. */
  readonly explain: (error: unknown) => string;
}

/**
 * Reads an uncontrolled form, checks it, sends it. Problems stand under their fields, whether found here or by the
 * server; what was typed stays in the form whatever happens.
 */
export function useAccountForm<Field extends string>({ fields, check, send, explain }: AccountForm<Field>) {
  const [problems, setProblems] = useState<FieldProblems<Field>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef<HTMLElement | null>(null);

  // A button that is switched off loses the focus; the keyboard goes on where it was.
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [busy]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const show = (found: FieldProblems<Field>) => {
      setProblems(found);
      const first = fields.find((field) => found[field]);
      if (first) focusField(form, first);
      return first !== undefined;
    };
    const values = readForm(form, fields);
    setFailure(null);
    if (show(check(values))) return;
    pressed.current = (event.nativeEvent as SubmitEvent).submitter;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!show(fieldProblems(error, fields))) setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { [target.name as Field]: _solved, ...others } = problems;
    setProblems(others as FieldProblems<Field>);
  };

  return {
    busy,
    failure,
    form: { noValidate: true, onSubmit, onInput },
    problem: (field: Field): string | undefined => problems[field],
    /** Forgets what was wrong, as when the form turns to something else. */
    forget: () => {
      setProblems({});
      setFailure(null);
    },
  };
}

function readForm<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Record<Field, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<Field, string>;
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
