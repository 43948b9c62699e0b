import { Trash2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminUpdateInvoiceSettings } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceSettings } from '@/api/generated/model.ts';
import {
  invoiceSettingsRatesMax,
  invoiceSettingsSellerAddressMax,
  invoiceSettingsSellerNameMax,
  invoiceSettingsTaxNumberMax,
} from '@/api/generated/zod/schemas/invoiceSettings.zod.ts';
import { taxRateNameMax, taxRatePercentMax, taxRatePercentMin } from '@/api/generated/zod/schemas/taxRate.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { CountryField } from '@/components/ui/country-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { countries } from '@/lib/countries.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { SettingsFooter, SettingsGroup } from '../../kit/settings-group.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { useCan } from '../../kit/use-can.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { canReverse, checkRates, type RateDraft, settingsFields, toDraft, toSettings } from './rate-rules.ts';

interface RatesFieldProps {
  readonly rates: readonly RateDraft[];
  readonly problem: string | undefined;
  readonly onChange: (rates: readonly RateDraft[]) => void;
}

/** The tax by the customer's country; a rate without a country applies to all others. */
function RatesField({ rates, problem, onChange }: RatesFieldProps) {
  const change = (key: number, patch: Partial<RateDraft>) =>
    onChange(rates.map((rate) => (rate.key === key ? { ...rate, ...patch } : rate)));
  const add = () => {
    const key = Math.max(-1, ...rates.map((rate) => rate.key)) + 1;
    onChange([...rates, { key, country: '', name: 'VAT', percent: '' }]);
  };
  return (
    <fieldset id="rates" tabIndex={-1} aria-describedby="rates-note">
      <legend className="text-sm font-semibold">Tax by country</legend>
      <p id="rates-note" className="mt-1 mb-3 text-xs text-muted-foreground">
        Add a rate to charge tax.
        {problem ? (
          <span role="alert" className="mt-1 block font-medium text-destructive">
            {problem}
          </span>
        ) : null}
      </p>
      <ul className="grid gap-3">
        {rates.map(({ key, country, name, percent, reverseCharge = false }, index) => (
          <li key={key} className="flex flex-wrap items-center gap-2">
            <div className="min-w-40 grow basis-48">
              <NativeSelect
                aria-label={`Country of rate ${index + 1}`}
                value={country}
                onChange={({ currentTarget }) => change(key, { country: currentTarget.value })}
              >
                <NativeSelectOption value="">All other countries</NativeSelectOption>
                {countries().map(({ code, name: text }) => (
                  <NativeSelectOption key={code} value={code}>
                    {text}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            </div>
            <div className="w-28">
              <Input
                aria-label={`Name of rate ${index + 1}`}
                maxLength={taxRateNameMax}
                value={name}
                onChange={({ currentTarget }) => change(key, { name: currentTarget.value })}
              />
            </div>
            <div className="w-24">
              <Input
                aria-label={`Percent of rate ${index + 1}`}
                type="number"
                inputMode="decimal"
                min={taxRatePercentMin}
                max={taxRatePercentMax}
                step="0.01"
                placeholder="%"
                value={percent}
                onChange={({ currentTarget }) => change(key, { percent: currentTarget.value })}
                className="tabular-nums"
              />
            </div>
            <IconButton
              icon={Trash2}
              label="Remove"
              aria-label={`Remove rate ${index + 1}`}
              onClick={() => onChange(rates.filter((rate) => rate.key !== key))}
              className="hover:text-destructive"
            />
            {canReverse(country) ? (
              <label className="flex basis-full items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-4 accent-primary"
                  checked={reverseCharge}
                  onChange={({ currentTarget }) => change(key, { reverseCharge: currentTarget.checked })}
                />
                Reverse charge for EU businesses with a VAT number that VIES confirms
              </label>
            ) : null}
          </li>
        ))}
      </ul>
      {rates.length < invoiceSettingsRatesMax ? (
        <Button variant="outline" size="sm" onClick={add} className="mt-3">
          Add rate
        </Button>
      ) : null}
    </fieldset>
  );
}

const PRICES = [
  { value: 'with', label: 'Including tax' },
  { value: 'without', label: 'Excluding tax' },
] as const;

interface SettingsFormProps {
  readonly settings: InvoiceSettings;
  /** Refetches them after another administrator has changed them. */
  readonly onReload: () => Promise<InvoiceSettings | undefined>;
}

/** The seller and the tax of future invoices. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const { show } = useToast();
  const canChange = useCan()('adminUpdateInvoiceSettings');
  const { mutateAsync } = useAdminUpdateInvoiceSettings();
  const { draft, form, busy, failure, stale, problems, dirty, change, loadStored } = useDraftForm({
    stored: settings,
    draftKey: 'tax-settings',
    draftOf: (stored) => toDraft(stored ?? settings),
    fields: settingsFields,
    check: ({ rates }) => checkRates(rates),
    save: (edited, base) => mutateAsync({ data: toSettings(edited, (base ?? settings).version) }),
    onSaved: () => show({ tone: 'success', text: 'Tax and invoices saved' }),
    toMessage: (error) => errorMessage(error, 'Failed to save the settings'),
  });
  const reload = async () => {
    const read = await onReload();
    if (read) loadStored(read);
  };
  return (
    <form noValidate aria-label="Tax and invoices" {...form}>
      <LeaveGuard dirty={dirty} />
      <FailureBanner failure={failure} stale={stale} onReload={() => void reload()} className="mb-4" />
      {canChange ? null : (
        <Banner tone="notice" className="mb-4">
          Only the owner can change these details.
        </Banner>
      )}
      <fieldset disabled={!canChange} className="min-w-0">
        <SettingsGroup title="Your business" line="On every future invoice.">
          <div className="grid gap-y-2">
            <Field
              label="Seller"
              name="sellerName"
              help="Leave empty to use the site name"
              maxLength={invoiceSettingsSellerNameMax}
              value={draft.sellerName}
              onChange={({ currentTarget }) => change({ sellerName: currentTarget.value })}
              error={problems.sellerName}
            />
            <TextAreaField
              label="Address on invoices"
              name="sellerAddress"
              maxLength={invoiceSettingsSellerAddressMax}
              value={draft.sellerAddress}
              onChange={({ currentTarget }) => change({ sellerAddress: currentTarget.value })}
              error={problems.sellerAddress}
            />
            <CountryField
              name="sellerCountry"
              help="Suggested to customers as their country"
              value={draft.sellerCountry}
              onChange={(sellerCountry) => change({ sellerCountry })}
              error={problems.sellerCountry}
            />
            <Field
              label="Tax number or BIN"
              name="taxNumber"
              help="With a 13-digit BIN, invoices use the Mushak 6.3 form"
              maxLength={invoiceSettingsTaxNumberMax}
              autoComplete="off"
              value={draft.taxNumber}
              onChange={({ currentTarget }) => change({ taxNumber: currentTarget.value })}
              error={problems.taxNumber}
            />
          </div>
        </SettingsGroup>
        <SettingsGroup title="Tax" line="On orders from now on; invoices already issued stay as they are.">
          <ChoiceGroup
            legend="Product prices"
            name="prices"
            options={PRICES}
            value={draft.pricesIncludeTax ? 'with' : 'without'}
            onChange={(value) => change({ pricesIncludeTax: value === 'with' })}
            className="grid sm:grid-cols-2"
          />
          <p className="mt-2 mb-4 text-xs text-muted-foreground">
            {draft.pricesIncludeTax
              ? 'Prices include tax; the invoice shows how much.'
              : 'Tax is added at checkout; product pages say so.'}
          </p>
          <RatesField rates={draft.rates} problem={problems.rates} onChange={(rates) => change({ rates })} />
        </SettingsGroup>
        {canChange ? (
          <SettingsFooter>
            <Button type="submit" busy={busy}>
              Save Changes
            </Button>
          </SettingsFooter>
        ) : null}
      </fieldset>
    </form>
  );
}
