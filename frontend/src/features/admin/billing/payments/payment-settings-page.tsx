import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  getAdminGetPaymentSettingsQueryKey,
  useAdminGetPaymentSettings,
  useAdminUpdatePaymentSettings,
} from '@/api/generated/admin-payments/admin-payments.ts';
import type { PaymentProvider, PaymentSettings, ProviderFee } from '@/api/generated/model.ts';
import { getGetSiteQueryKey } from '@/api/generated/site/site.ts';
import {
  paymentSettingsInputManualInstructionsMax,
  paymentSettingsInputManualTitleMax,
} from '@/api/generated/zod/schemas/paymentSettingsInput.zod.ts';
import { providerFeePercentMax } from '@/api/generated/zod/schemas/providerFee.zod.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { shopCurrency } from '@/lib/format.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { providerLabel } from '../../kit/provider-labels.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { SettingsFooter, SettingsGroup, SettingsSkeleton } from '../../kit/settings-group.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { NO_CACHE } from '../../kit/use-draft-form.ts';
import { CURRENCY_OPTIONS, findCurrency } from './currency-options.ts';
import { chargesFees, checkFees, FEE_FIELDS, type FeeInputs, toFees } from './fee-rules.ts';
import { checkInvoiceTerms, INVOICE_FIELDS, InvoiceFields, toInvoiceTerms } from './invoice-fields.tsx';
import {
  checkSecondCurrency,
  SECOND_FIELDS,
  SecondCurrencyFields,
  toSecondCurrency,
} from './second-currency-fields.tsx';

interface FeeFieldsProps {
  readonly fees: readonly ProviderFee[];
  readonly providers: readonly PaymentProvider[];
  readonly problem: (field: keyof FeeInputs) => string | undefined;
}

/** Each provider's fees, for the accounts. */
function FeeFields({ fees, providers, problem }: FeeFieldsProps) {
  const chargingProviders = providers.filter(chargesFees);
  if (chargingProviders.length === 0) return null;
  return (
    <SettingsGroup
      title="Fees"
      line="Enter the fees in your contract. We use them to estimate when the provider reports none."
    >
      <div className="grid gap-4">
        {chargingProviders.map((provider) => {
          const fee = fees.find((item) => item.provider === provider);
          return (
            <fieldset key={provider} className="grid grid-cols-2 gap-x-4">
              <legend className="mb-2 text-sm font-semibold">{providerLabel(provider)}</legend>
              <Field
                name={`${provider}Percent`}
                label="Percent"
                inputMode="decimal"
                autoComplete="off"
                maxLength={inputMaxLength(providerFeePercentMax, 2)}
                defaultValue={fee ? String(fee.percent) : ''}
                error={problem(`${provider}Percent`)}
              />
              <Field
                name={`${provider}Fixed`}
                label={`Fixed fee (${shopCurrency()})`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={inputMaxLength(getMoneyLimits(shopCurrency()).amount, 2) + 1}
                defaultValue={fee ? fee.fixed.toFixed(2) : ''}
                error={problem(`${provider}Fixed`)}
              />
            </fieldset>
          );
        })}
      </div>
    </SettingsGroup>
  );
}

const PROVIDER_FIELDS = ['demoOn', 'stripeOn', 'sslcommerzOn', 'manualOn'] as const;
type Settings = Pick<PaymentSettings, 'connected' | 'off'>;
type ProviderInputs = Record<(typeof PROVIDER_FIELDS)[number], string>;

/** The providers to store as disabled: those switched off here, and disconnected ones that were already off. */
const disabledProviders = (inputs: ProviderInputs, { connected, off }: Settings): PaymentProvider[] => [
  ...off.filter((name) => !connected.includes(name)),
  ...connected.filter((name) => inputs[`${name}On`] === ''),
];

/** The connected providers that customers can choose. */
function ProviderFields({ connected, off }: Settings) {
  return (
    <SettingsGroup title="Providers" line="Payments already started at a provider will finish.">
      {connected.length === 0 ? (
        <p className="text-sm text-muted-foreground">No provider connected. Add its keys to the server settings.</p>
      ) : null}
      <div className="grid gap-3 empty:hidden">
        {connected.map((name) => (
          <SwitchField
            key={name}
            name={`${name}On`}
            label={providerLabel(name)}
            help="Available at checkout"
            defaultChecked={!off.includes(name)}
          />
        ))}
      </div>
    </SettingsGroup>
  );
}

/** The shop's currency, editable until amounts are recorded in it. */
function CurrencyFields({ currency, currencyFixed }: Pick<PaymentSettings, 'currency' | 'currencyFixed'>) {
  return (
    <SettingsGroup title="Currency" line="Of prices, balances and payouts.">
      <SelectField
        name="currency"
        label="Currency"
        options={CURRENCY_OPTIONS}
        defaultValue={currency}
        disabled={currencyFixed}
        help={
          currencyFixed
            ? 'Can’t be changed: amounts are recorded in it'
            : 'Prices and codes aren’t converted; review them after a change. Locked once amounts are recorded in it'
        }
      />
    </SettingsGroup>
  );
}

interface PaymentSettingsFormProps {
  readonly settings: PaymentSettings;
  /** Refetches the settings and discards the typed text. */
  readonly onReload: () => void;
}

const FIELDS = [
  'manualEnabled',
  'manualTitle',
  'manualInstructions',
  'currency',
  ...INVOICE_FIELDS,
  ...SECOND_FIELDS,
  ...PROVIDER_FIELDS,
  ...FEE_FIELDS,
] as const;
type Inputs = Record<(typeof FIELDS)[number], string>;

function check({ manualEnabled, manualTitle, manualInstructions, ...fees }: Inputs) {
  const problems: FieldProblems<keyof Inputs> = {
    ...checkFees(fees),
    ...checkInvoiceTerms({ ...fees, manualEnabled }),
    ...checkSecondCurrency(fees, fees.currency || shopCurrency()),
  };
  if (manualEnabled === '') return problems;
  if (manualTitle.trim() === '') problems.manualTitle = 'Please enter a name customers will recognise';
  if (manualInstructions.trim() === '') problems.manualInstructions = 'Please explain how customers pay';
  return problems;
}

/** The active providers, and the manual transfer, which needs only a text. */
function PaymentSettingsForm({ settings, onReload }: PaymentSettingsFormProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdatePaymentSettings();
  const { form, busy, dirty, failure, problem } = useForm({
    fields: FIELDS,
    draftKey: 'payment-settings',
    check,
    send: async ({ manualEnabled, manualTitle, manualInstructions, currency, ...rest }) => {
      const manual = { manualTitle: manualTitle.trim(), manualInstructions: manualInstructions.trim() };
      const { connected, currencyFixed, version } = settings;
      const rules = { fees: toFees(rest, settings.fees, connected), off: disabledProviders(rest, settings) };
      const selected = findCurrency(currency);
      const shop = selected && !currencyFixed ? { currency: selected } : {};
      const data = {
        ...manual,
        invoice: toInvoiceTerms(rest),
        secondCurrency: toSecondCurrency(rest, selected && !currencyFixed ? selected : settings.currency),
        ...rules,
        ...shop,
        manualEnabled: manualEnabled !== '',
        version,
      };
      const saved = await mutateAsync({ data });
      show({ tone: 'success', text: 'Payment settings saved' });
      client.setQueryData(getAdminGetPaymentSettingsQueryKey(), saved);
      const isSecondChanged = saved.secondCurrency?.currency !== settings.secondCurrency?.currency;
      if (saved.currency !== settings.currency || isSecondChanged)
        await client.invalidateQueries({ queryKey: getGetSiteQueryKey() });
    },
    refused: fieldProblems,
    toMessage: (error) => {
      const text = errorMessage(error, 'Failed to save settings');
      if (hasStatus(error, 409)) return text;
      show({ tone: 'danger', text });
      return null;
    },
    isChanged: isFormChanged,
  });
  return (
    <form noValidate aria-label="Payment settings" {...form}>
      <FailureBanner failure={failure} stale onReload={onReload} className="mb-6" />
      <CurrencyFields currency={settings.currency} currencyFixed={settings.currencyFixed} />
      <SecondCurrencyFields shop={settings.currency} second={settings.secondCurrency} problem={problem} />
      <ProviderFields connected={settings.connected} off={settings.off} />
      <SettingsGroup
        title="Manual transfer"
        line="Customers transfer the money to your bank account or mobile wallet and enter the transfer reference. You check your account and confirm."
      >
        <SwitchField
          name="manualEnabled"
          label="Accept transfers"
          help="Available at checkout immediately"
          defaultChecked={settings.manualEnabled}
        />
        <div className="mt-4 grid gap-y-2">
          <Field
            name="manualTitle"
            label="Name"
            maxLength={paymentSettingsInputManualTitleMax}
            autoComplete="off"
            defaultValue={settings.manualTitle}
            help="For example bKash or Bank transfer"
            error={problem('manualTitle')}
          />
          <TextAreaField
            name="manualInstructions"
            label="How to pay"
            rows={5}
            maxLength={paymentSettingsInputManualInstructionsMax}
            defaultValue={settings.manualInstructions}
            help="Account number, account holder, and the reference to include with the transfer"
            error={problem('manualInstructions')}
          />
        </div>
      </SettingsGroup>
      <InvoiceFields terms={settings.invoice} problem={problem} />
      <FeeFields fees={settings.fees} providers={settings.connected} problem={problem} />
      <SettingsFooter>
        <Button type="submit" busy={busy}>
          Save Changes
        </Button>
      </SettingsFooter>
      <LeaveGuard dirty={dirty} />
    </form>
  );
}

/** The payment methods. */
export function PaymentSettingsPage() {
  const query = useAdminGetPaymentSettings({ query: NO_CACHE });
  return (
    <AdminPage title="Payment settings">
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading settings"
        skeleton={<SettingsSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch settings')}
      >
        {(settings) => (
          <PaymentSettingsForm key={settings.version} settings={settings} onReload={() => void query.refetch()} />
        )}
      </QueryState>
    </AdminPage>
  );
}
