import { useQueryClient } from '@tanstack/react-query';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  getAdminGetPaymentSettingsQueryKey,
  useAdminUpdatePaymentSettings,
} from '@/api/generated/admin-payments/admin-payments.ts';
import { Currency, type PaymentSettings } from '@/api/generated/model.ts';
import { getGetSiteQueryKey } from '@/api/generated/site/site.ts';
import {
  paymentSettingsInputManualInstructionsMax,
  paymentSettingsInputManualTitleMax,
} from '@/api/generated/zod/schemas/paymentSettingsInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { SaveBar } from '../kit/save-bar.tsx';
import { SwitchField } from '../kit/switch-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { CurrencyCard } from './currency-card.tsx';
import { FeeFields } from './fee-fields.tsx';
import { checkFees, FEE_FIELDS, toFees } from './fee-rules.ts';
import { disabledProviders, PROVIDER_FIELDS, ProviderFields } from './provider-fields.tsx';

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
  ...PROVIDER_FIELDS,
  ...FEE_FIELDS,
] as const;
type Inputs = Record<(typeof FIELDS)[number], string>;

function check({ manualEnabled, manualTitle, manualInstructions, ...fees }: Inputs) {
  const problems: FieldProblems<keyof Inputs> = checkFees(fees);
  if (manualEnabled === '') return problems;
  if (manualTitle.trim() === '') problems.manualTitle = 'Please enter a name customers will recognise';
  if (manualInstructions.trim() === '') problems.manualInstructions = 'Please explain how customers pay';
  return problems;
}

/** The active providers, and the manual transfer, which needs only a text. */
export function PaymentSettingsForm({ settings, onReload }: PaymentSettingsFormProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdatePaymentSettings();
  const { form, busy, dirty, failure, problem } = useForm({
    fields: FIELDS,
    check,
    send: async ({ manualEnabled, manualTitle, manualInstructions, currency, ...rest }) => {
      const manual = { manualTitle: manualTitle.trim(), manualInstructions: manualInstructions.trim() };
      const { connected, currencyFixed, version } = settings;
      const rules = { fees: toFees(rest, settings.fees, connected), off: disabledProviders(rest, settings) };
      const selected = Object.values(Currency).find((item) => item === currency);
      const shop = selected && !currencyFixed ? { currency: selected } : {};
      const data = { ...manual, ...rules, ...shop, manualEnabled: manualEnabled !== '', version };
      const saved = await mutateAsync({ data });
      show({ tone: 'success', text: 'Payment settings saved' });
      client.setQueryData(getAdminGetPaymentSettingsQueryKey(), saved);
      if (saved.currency !== settings.currency) await client.invalidateQueries({ queryKey: getGetSiteQueryKey() });
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
    <form noValidate aria-label="Payment settings" className="grid max-w-160 gap-6" {...form}>
      <FailureBanner failure={failure} stale onReload={onReload} />
      <CurrencyCard currency={settings.currency} currencyFixed={settings.currencyFixed} />
      <ProviderFields connected={settings.connected} off={settings.off} />
      <Card className="px-5 py-5 sm:px-6">
        <h2 className="text-lg">Manual transfer</h2>
        <p className="mt-1.5 mb-4 text-sm text-muted-foreground">
          Customers transfer the money to your bank account or mobile wallet and enter the transfer reference. You check
          your account and confirm.
        </p>
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
      </Card>
      <FeeFields fees={settings.fees} providers={settings.connected} problem={problem} />
      <SaveBar>
        <Button type="submit" busy={busy}>
          Save Changes
        </Button>
      </SaveBar>
      <LeaveGuard dirty={dirty} />
    </form>
  );
}
