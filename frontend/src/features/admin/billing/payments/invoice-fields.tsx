import { isMoney } from '@contract/rules/money.ts';
import { useState } from 'react';
import type { PaymentSettings } from '@/api/generated/model.ts';
import {
  invoiceTermsDaysMax,
  invoiceTermsDaysMin,
  invoiceTermsMaximumMax,
} from '@/api/generated/zod/schemas/invoiceTerms.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatNumber, shopCurrency } from '@/lib/format.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { SettingsGroup } from '../../kit/settings-group.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';

export const INVOICE_FIELDS = ['invoiceEnabled', 'invoiceDays', 'invoiceMaximum'] as const;
type InvoiceInputs = Record<(typeof INVOICE_FIELDS)[number], string>;

/** Suggested where no terms are stored. */
const USUAL_DAYS = 30;

/** The typed terms; null while orders are not taken on invoice. */
export const toInvoiceTerms = ({ invoiceEnabled, invoiceDays, invoiceMaximum }: InvoiceInputs) =>
  invoiceEnabled === '' ? null : { days: Number(invoiceDays), maximum: Number(invoiceMaximum) };

export function checkInvoiceTerms(
  inputs: InvoiceInputs & { manualEnabled: string },
): FieldProblems<keyof InvoiceInputs> {
  const terms = toInvoiceTerms(inputs);
  if (terms === null) return {};
  const { days, maximum } = terms;
  const problems: FieldProblems<keyof InvoiceInputs> = {};
  if (!Number.isInteger(days) || days < invoiceTermsDaysMin || days > invoiceTermsDaysMax)
    problems.invoiceDays = `Please enter ${invoiceTermsDaysMin} to ${invoiceTermsDaysMax} days`;
  if (!isMoney(maximum) || maximum <= 0 || maximum > invoiceTermsMaximumMax)
    problems.invoiceMaximum = `Please enter an amount up to ${formatNumber(invoiceTermsMaximumMax)}`;
  if (inputs.manualEnabled === '') problems.invoiceEnabled = 'Invoices are paid by transfer, so accept transfers first';
  return problems;
}

interface InvoiceFieldsProps {
  readonly terms: PaymentSettings['invoice'];
  readonly problem: (field: keyof InvoiceInputs) => string | undefined;
}

/** Whether customers may order on invoice, until when they pay it, and up to which total. */
export function InvoiceFields({ terms, problem }: InvoiceFieldsProps) {
  const [isEnabled, setEnabled] = useState(terms !== null);
  return (
    <SettingsGroup
      title="Pay by invoice"
      line="Customers with an account get the invoice when they order and pay it by transfer. The order is delivered once it is paid."
    >
      <SwitchField
        name="invoiceEnabled"
        label="Accept orders by invoice"
        help="Available at checkout immediately. Reminders follow your plan for invoices."
        error={problem('invoiceEnabled')}
        defaultChecked={terms !== null}
        onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
      />
      <div hidden={!isEnabled} className="mt-4 grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        <Field
          name="invoiceDays"
          label="Due after (days)"
          inputMode="numeric"
          autoComplete="off"
          maxLength={inputMaxLength(invoiceTermsDaysMax)}
          defaultValue={String(terms?.days ?? USUAL_DAYS)}
          error={problem('invoiceDays')}
        />
        <Field
          name="invoiceMaximum"
          label={`Maximum total (${shopCurrency()})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={inputMaxLength(invoiceTermsMaximumMax, 2)}
          defaultValue={terms ? terms.maximum.toFixed(2) : ''}
          error={problem('invoiceMaximum')}
        />
      </div>
    </SettingsGroup>
  );
}
