import type { FormEvent } from 'react';
import type { InvoiceDraftRecipient } from '@/api/generated/model.ts';
import {
  invoiceDraftRecipientAddressMax,
  invoiceDraftRecipientEmailMax,
  invoiceDraftRecipientNameMax,
  invoiceDraftRecipientTaxNumberMax,
} from '@/api/generated/zod/schemas/invoiceDraftRecipient.zod.ts';
import { CountryField } from '@/components/ui/country-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LANGUAGE_OPTIONS } from '../../kit/language-options.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import type { QuoteProblems } from './quote-form.ts';

interface QuoteRecipientProps {
  readonly recipient: InvoiceDraftRecipient;
  readonly problems: QuoteProblems;
  readonly onChange: (recipient: InvoiceDraftRecipient) => void;
}

/** Who the quote is for; the details are also those of its invoices. */
export function QuoteRecipient({ recipient, problems, onChange }: QuoteRecipientProps) {
  const field = (name: 'name' | 'email' | 'taxNumber') => ({
    name: `recipient.${name}`,
    value: recipient[name],
    error: problems[`recipient.${name}`],
    autoComplete: 'off',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      onChange({ ...recipient, [name]: currentTarget.value }),
  });
  return (
    <div className="grid gap-y-2">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Field label="Name or organisation" marked maxLength={invoiceDraftRecipientNameMax} {...field('name')} />
        <Field label="Email" marked type="email" maxLength={invoiceDraftRecipientEmailMax} {...field('email')} />
      </div>
      <TextAreaField
        name="recipient.address"
        label="Address"
        rows={2}
        maxLength={invoiceDraftRecipientAddressMax}
        value={recipient.address}
        onChange={({ currentTarget }) => onChange({ ...recipient, address: currentTarget.value })}
      />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
        <CountryField
          name="recipient.country"
          value={recipient.country}
          onChange={(country) => onChange({ ...recipient, country })}
        />
        <Field label="Tax number" maxLength={invoiceDraftRecipientTaxNumberMax} {...field('taxNumber')} />
        <SelectField
          name="recipient.language"
          label="Language of emails and PDF"
          options={LANGUAGE_OPTIONS}
          value={recipient.language}
          onChange={({ currentTarget }) =>
            onChange({ ...recipient, language: currentTarget.value === 'bn' ? 'bn' : 'en' })
          }
        />
      </div>
    </div>
  );
}
