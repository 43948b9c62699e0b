import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Input } from '@/components/ui/input.tsx';
import { type CheckedVatNumber, vatNumberText } from './vat-number-text.ts';

/** The contract's limit of a VAT number. */
const MAX_LENGTH = 40;

interface VatNumberFieldProps {
  /** As entered last. */
  readonly value: string;
  /** The result of its check; null while unknown. */
  readonly check: CheckedVatNumber | null;
  readonly isPending: boolean;
  /** Called when the field is left, with what was entered. */
  readonly onEnter: (number: string) => void;
  /** Name in its form, different from its id. */
  readonly name?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** The VAT number of a business, with the result from VIES. */
export function VatNumberField({ value, check, isPending, onEnter, name, error, disabled }: VatNumberFieldProps) {
  const generatedId = useId();
  const id = name ?? generatedId;
  const [typed, setTyped] = useState(value);
  const result = check && typed.trim() === value.trim() ? vatNumberText(check) : null;
  const isWrong = check?.result === 'malformed' && result !== null;
  const enter = () => {
    if (typed.trim() !== value.trim()) onEnter(typed.trim());
  };
  return (
    <FieldFrame
      id={id}
      label={t`VAT number (optional)`}
      help={<span role="status">{isPending ? t`Checking the number…` : (result ?? t`For businesses in the EU`)}</span>}
      error={error ?? (isWrong ? (result ?? undefined) : undefined)}
    >
      <Input
        id={id}
        name={name}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        disabled={disabled}
        aria-invalid={Boolean(error) || isWrong || undefined}
        aria-describedby={noteId(id)}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={enter}
        onKeyDown={({ key }) => key === 'Enter' && enter()}
      />
    </FieldFrame>
  );
}
