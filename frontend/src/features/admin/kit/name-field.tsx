import { type ComponentProps, useId } from 'react';
import { Field } from '@/components/ui/field.tsx';

interface NameFieldProps extends ComponentProps<typeof Field> {
  readonly names: readonly string[];
}

/** A field that suggests the names of a list and accepts a new one. */
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
