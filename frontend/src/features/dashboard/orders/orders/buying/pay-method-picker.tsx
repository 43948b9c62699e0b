import { t } from '@lingui/core/macro';
import { CreditCard, Landmark, type LucideIcon, Wallet } from 'lucide-react';
import type { PaymentMethod, PaymentProvider } from '@/api/generated/model.ts';
import { type Choice, ChoiceGroup } from '@/components/ui/choice-group.tsx';

/** The payment method: the wallet or a provider. */
export type PayMethod = 'wallet' | PaymentProvider;

const iconOf = (provider: PaymentProvider): LucideIcon => (provider === 'manual' ? Landmark : CreditCard);

interface PayMethodPickerProps<Other extends string> {
  readonly methods: readonly PaymentMethod[];
  /** Methods of this order alone. */
  readonly others?: readonly Choice<Other>[];
  readonly selected: PayMethod | Other;
  readonly onChoose: (by: PayMethod | Other) => void;
}

/** The payment methods for an order; nothing when only the wallet is available. */
export function PayMethodPicker<Other extends string = never>({
  methods,
  others = [],
  selected,
  onChoose,
}: PayMethodPickerProps<Other>) {
  if (methods.length === 0) return null;
  const options: Choice<PayMethod | Other>[] = [
    { value: 'wallet', label: t`Your wallet`, icon: Wallet },
    ...methods.map(({ provider, title }) => ({ value: provider, label: title, icon: iconOf(provider) })),
    ...others,
  ];
  return (
    <div className="mt-5">
      <ChoiceGroup
        legend={t`Pay with`}
        name="pay-with"
        options={options}
        value={selected}
        onChange={onChoose}
        className="grid wrap-anywhere sm:grid-cols-2"
      />
    </div>
  );
}

/** What happens after the click, for orders not paid from the wallet. */
export function explainMethod(provider: PaymentProvider): string {
  return provider === 'manual'
    ? t`Send the transfer and enter its reference. You get the file once we confirm it.`
    : t`You’ll pay on our provider’s page, then download right away.`;
}
