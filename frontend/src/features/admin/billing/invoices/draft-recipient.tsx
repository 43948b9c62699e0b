import { isEu } from '@contract/rules/eea.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAdminListInvoiceRecipients } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceDraftRecipient, InvoicePayer, VatCheck } from '@/api/generated/model.ts';
import {
  invoiceDraftRecipientAddressMax,
  invoiceDraftRecipientEmailMax,
  invoiceDraftRecipientNameMax,
  invoiceDraftRecipientTaxNumberMax,
} from '@/api/generated/zod/schemas/invoiceDraftRecipient.zod.ts';
import { useVatCheck } from '@/api/use-vat-check.ts';
import { Button } from '@/components/ui/button.tsx';
import { CountryField } from '@/components/ui/country-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { MAX_SEARCH_LENGTH, searchText } from '@/lib/search-text.ts';
import { LANGUAGE_OPTIONS } from '../../kit/language-options.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import type { DraftProblems } from './draft-form.ts';
import { listReaders } from './invoice-readers.ts';

const PAUSE_MS = 200;
/** A number is checked once it is typed. */
const CHECK_PAUSE_MS = 800;

interface CustomerSearchProps {
  readonly onSelect: (recipient: InvoiceDraftRecipient) => void;
}

/** Finds a customer and fills in their details. */
function CustomerSearch({ onSelect }: CustomerSearchProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(searchText(text) ?? '', PAUSE_MS);
  const { data, isFetching } = useAdminListInvoiceRecipients(
    { search },
    { query: { enabled: search !== '', placeholderData: keepPreviousData } },
  );
  const items = search === '' || text === '' ? [] : (data?.items ?? []);
  const isNothing = search !== '' && text !== '' && !isFetching && data?.items.length === 0;
  return (
    <div>
      <Field
        name="customer-search"
        label="Find a customer"
        type="search"
        autoComplete="off"
        placeholder="Name or email"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        help={isNothing ? 'No customers found. Enter the recipient below.' : undefined}
      />
      {items.length > 0 ? (
        <ul aria-label="Customers" className="mb-3 grid gap-1 rounded-md border border-border p-1">
          {items.map((recipient) => (
            <li key={recipient.customerId}>
              <Button
                variant="ghost"
                className="h-auto w-full justify-start py-2 text-start"
                onClick={() => {
                  onSelect(recipient);
                  setText('');
                }}
              >
                <span className="min-w-0">
                  <bdi className="block truncate font-semibold">{recipient.name}</bdi>
                  <bdi className="block truncate text-xs font-normal text-muted-foreground">{recipient.email}</bdi>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What a check of the recipient's VAT number means for the invoice. */
function recipientNote({ result, name, untaxed: isUntaxed }: VatCheck): string | undefined {
  if (isUntaxed)
    return `Confirmed${name ? ` for ${name}` : ''}. Without tax on its lines, the invoice says reverse charge.`;
  if (result === 'valid') return 'Confirmed by VIES.';
  if (result === 'invalid') return 'VIES does not know this number.';
  return result === 'malformed' ? 'Not a VAT number of this country.' : undefined;
}

interface DraftRecipientProps {
  readonly recipient: InvoiceDraftRecipient;
  readonly payers: readonly InvoicePayer[];
  readonly problems: DraftProblems;
  readonly onChange: (recipient: InvoiceDraftRecipient) => void;
}

/** Who the invoice goes to: a customer, or anyone whose details are typed. */
export function DraftRecipient({ recipient, payers, problems, onChange }: DraftRecipientProps) {
  const field = (name: 'name' | 'email' | 'taxNumber') => ({
    name: `recipient.${name}`,
    value: recipient[name],
    error: problems[`recipient.${name}`],
    autoComplete: 'off',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      onChange({ ...recipient, [name]: currentTarget.value }),
  });
  const number = useDebouncedValue(recipient.taxNumber, CHECK_PAUSE_MS);
  const { check } = useVatCheck({ country: isEu(recipient.country) ? recipient.country : '', number });
  const numberNote = check ? recipientNote(check) : undefined;
  return (
    <div className="grid gap-y-2">
      {recipient.customerId === null ? (
        <CustomerSearch onSelect={onChange} />
      ) : (
        <p className="mb-2 flex flex-wrap items-center justify-between gap-2 rounded-md bg-muted px-4 py-2 text-sm">
          <span>
            The customer sees this invoice in their account.
            {problems['recipient.customerId'] ? (
              <span role="alert" className="block font-medium text-destructive">
                {problems['recipient.customerId']}
              </span>
            ) : null}
          </span>
          <Button variant="ghost" size="sm" onClick={() => onChange({ ...recipient, customerId: null })}>
            Remove account
          </Button>
        </p>
      )}
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Field label="Name or organisation" marked maxLength={invoiceDraftRecipientNameMax} {...field('name')} />
        <Field label="Email" marked type="email" maxLength={invoiceDraftRecipientEmailMax} {...field('email')} />
      </div>
      {payers.length > 0 ? (
        <p className="mb-2 text-sm wrap-anywhere text-muted-foreground">
          {`Emailed to ${listReaders(payers, recipient)}, who ${payers.length === 1 ? 'pays' : 'pay'} for the organisation.`}
        </p>
      ) : null}
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
        <Field
          label="Tax number"
          maxLength={invoiceDraftRecipientTaxNumberMax}
          {...field('taxNumber')}
          help={numberNote}
        />
        <SelectField
          name="recipient.language"
          label="Language of the email"
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
