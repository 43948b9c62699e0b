import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'name' | 'children'> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/** A select with label, help and error. */
export function SelectField({ name, label, options, help, error, className, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame id={name} label={label} help={help} error={error}>
      <div className={className}>
        <NativeSelect
          id={name}
          name={name}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={noteId(name)}
          {...rest}
        >
          {options.map(({ value, label: text }) => (
            <NativeSelectOption key={value} value={value}>
              {text}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </div>
    </FieldFrame>
  );
}
