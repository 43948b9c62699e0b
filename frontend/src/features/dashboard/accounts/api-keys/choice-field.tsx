import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue: string;
  readonly help?: string;
  readonly error: string | undefined;
}

/** A select with label, help and error. */
export function ChoiceField({ name, label, options, defaultValue, help, error }: ChoiceFieldProps) {
  return (
    <FieldFrame id={name} label={label} help={help} error={error}>
      <NativeSelect
        id={name}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={noteId(name)}
      >
        {options.map(({ value, label: text }) => (
          <NativeSelectOption key={value} value={value}>
            {text}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
