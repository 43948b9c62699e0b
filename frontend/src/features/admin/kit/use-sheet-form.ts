import { type FormEvent, useId, useState } from 'react';
import { type FieldProblems, fieldProblems } from '@/api/field-problems.ts';
import { isFormChanged, readForm } from './form-values.ts';

interface SheetForm<Field extends string> {
  /** Names of the controls, in the order of reading. */
  readonly fields: readonly Field[];
  readonly check: (values: Record<Field, string>) => FieldProblems<Field>;
  /** Saves; what it throws is told at its field, or above the form. */
  readonly send: (values: Record<Field, string>) => Promise<void>;
  /** The sentence for a failure that speaks of no single field. */
  readonly explain: (error: unknown) => string;
}

/**
 * An uncontrolled form inside a SideSheet: reads, checks and sends it, and knows whether it differs from what it
 * started with. Spread `form` on the form; the submit button of the sheet's foot names `form.id`.
 */
export function useSheetForm<Field extends string>({ fields, check, send, explain }: SheetForm<Field>) {
  const id = useId();
  const [problems, setProblems] = useState<FieldProblems<Field>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const show = (found: FieldProblems<Field>) => {
      setProblems(found);
      const first = fields.find((field) => found[field]);
      const control = first && form.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return first !== undefined;
    };
    const values = readForm(form, fields);
    setFailure(null);
    if (show(check(values))) return;
    setBusy(true);
    try {
      await send(values);
      setDirty(false);
    } catch (error) {
      if (!show(fieldProblems(error, fields))) setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setDirty(isFormChanged(event.currentTarget));
    const { name } = event.target as HTMLInputElement;
    setProblems(({ [name as Field]: _solved, ...others }) => others as FieldProblems<Field>);
  };

  return {
    busy,
    /** Whether something differs from what the form started with. */
    dirty,
    failure,
    form: { id, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event), onInput },
    problem: (field: Field): string | undefined => problems[field],
  };
}
