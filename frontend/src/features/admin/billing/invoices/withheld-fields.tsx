import { useState } from 'react';
import { taxCertificateNumberMax } from '@/api/generated/zod/schemas/taxCertificate.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TAX_LABELS } from './withheld-rules.ts';

const options = [
  { value: '', label: 'None' },
  { value: 'vds', label: TAX_LABELS.vds },
  { value: 'tds', label: TAX_LABELS.tds },
];

interface WithheldFieldsProps {
  readonly today: string;
  readonly currency: string;
  readonly problem: (name: 'taxAmount' | 'taxCertificate' | 'taxCertifiedOn') => string | undefined;
}

/** Tax that the customer pays to the state instead; its fields follow once there is any. */
export function WithheldFields({ today, currency, problem }: WithheldFieldsProps) {
  const [kind, setKind] = useState('');
  return (
    <fieldset className="mt-2 border-t border-border pt-3">
      <SelectField
        name="taxKind"
        label="Tax withheld by the customer"
        options={options}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
      />
      <div hidden={kind === ''} className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-2 [[hidden]]:hidden">
        <Field
          name="taxAmount"
          label={`Withheld amount (${currency})`}
          marked
          inputMode="decimal"
          autoComplete="off"
          help="Counts as paid."
          error={problem('taxAmount')}
          className="tabular-nums"
        />
        <Field
          name="taxCertificate"
          label="Certificate number"
          autoComplete="off"
          maxLength={taxCertificateNumberMax}
          help="Can be added later."
          error={problem('taxCertificate')}
        />
        <Field
          name="taxCertifiedOn"
          label="Certificate date"
          type="date"
          max={today}
          error={problem('taxCertifiedOn')}
        />
      </div>
    </fieldset>
  );
}
