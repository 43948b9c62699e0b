import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name'> {
  readonly name: string;
  readonly label: string;
  readonly marked?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/** A multi-line text field with label, help and error; users can resize it vertically. */
export function TextAreaField({ name, label, marked, help, error, className, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame id={name} label={label} marked={marked} help={help} error={error}>
      <Textarea
        id={name}
        name={name}
        rows={4}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={noteId(name)}
        className={clsx('resize-y', className)}
        {...rest}
      />
    </FieldFrame>
  );
}
