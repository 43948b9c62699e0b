import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useCountries } from '@/hooks/use-countries.ts';
import { FieldFrame, noteId } from './field-frame.tsx';
import { NativeSelect, NativeSelectOption } from './native-select.tsx';

interface CountryFieldProps {
  /** ISO 3166-1; empty for none. */
  readonly value: string;
  readonly onChange: (country: string) => void;
  /** Name in its form, different from its id. */
  readonly name?: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** One country of all, or none yet. */
export function CountryField({ value, onChange, name, help, error, disabled }: CountryFieldProps) {
  const generatedId = useId();
  const id = name ?? generatedId;
  const countries = useCountries();
  return (
    <FieldFrame id={id} label={t`Country`} help={help} error={error}>
      <NativeSelect
        id={id}
        name={name}
        autoComplete="country"
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={noteId(id)}
        disabled={disabled}
        value={countries.length > 0 ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <NativeSelectOption value="">
          <Trans>Select country</Trans>
        </NativeSelectOption>
        {countries.map(({ code, name: text }) => (
          <NativeSelectOption key={code} value={code}>
            {text}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
