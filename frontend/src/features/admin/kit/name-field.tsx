import { type ComponentProps, useId } from 'react';
import { Field } from '@/components/ui/field.tsx';

interface NameFieldProps extends ComponentProps<typeof Field> {
  readonly names: readonly string[];
}

/** A name of a list, or a new one that is typed. */
export function NameField({ names, ...field }: NameFieldProps) {
  const id = useId();
  return (
    <>
      <Field list={id} autoComplete="off" help="Choose one, or type a new name." {...field} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
