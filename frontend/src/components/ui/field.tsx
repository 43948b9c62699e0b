import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, noteId } from './field-frame.tsx';
import { Input } from './input.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name'> {
  readonly name: string;
  /** Only where another form on the page has a field with this name. */
  readonly id?: string;
  readonly label: string;
  readonly marked?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly aside?: ReactNode;
  /** Marks the control as invalid when its message is shown elsewhere, for example above the form. */
  readonly invalid?: boolean;
}

/** A text input with its label, help and error. The id is the name, unless it is given. */
export function Field({ name, id = name, label, marked, help, error, aside, invalid = false, ...rest }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} marked={marked} help={help} error={error} aside={aside}>
      <Input
        id={id}
        name={name}
        aria-invalid={Boolean(error) || invalid || undefined}
        aria-describedby={noteId(id)}
        {...rest}
      />
    </FieldFrame>
  );
}
