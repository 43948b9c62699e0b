import type { ComponentProps } from 'react';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

interface MessageFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name'> {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
}

/** A multi-line text field with label, help and error, of fixed height. */
export function MessageField({ name, label, help, error, ...rest }: MessageFieldProps) {
  return (
    <FieldFrame id={name} label={label} help={help} error={error}>
      <Textarea
        id={name}
        name={name}
        rows={5}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={noteId(name)}
        className="resize-none"
        {...rest}
      />
    </FieldFrame>
  );
}
