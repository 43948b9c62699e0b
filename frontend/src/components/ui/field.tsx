import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, noteId } from './field-frame.tsx';
import { Input } from './input.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name'> {
  readonly name: string;
  readonly label: string;
  readonly marked?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly aside?: ReactNode;
  /** Marks the control as invalid when its message is shown elsewhere, for example above the form. */
  readonly invalid?: boolean;
}

/** A text input with its label, help and error. The id is the name: forms here never repeat a name. */
export function Field({ name, label, marked, help, error, aside, invalid = false, ...rest }: FieldProps) {
  return (
    <FieldFrame id={name} label={label} marked={marked} help={help} error={error} aside={aside}>
      <Input
        id={name}
        name={name}
        aria-invalid={Boolean(error) || invalid || undefined}
        aria-describedby={noteId(name)}
        {...rest}
      />
    </FieldFrame>
  );
}
