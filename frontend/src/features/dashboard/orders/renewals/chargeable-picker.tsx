import { t } from '@lingui/core/macro';
import { CreditCard, Wallet } from 'lucide-react';
import type { PaymentMethods, RenewalProvider } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';

const hasCards = ({ items }: PaymentMethods): boolean => items.some(({ provider }) => provider === 'stripe');

/** Whether cards can be saved and charged later. */
export const useHasCards = (): boolean => useListPaymentMethods({ query: { select: hasCards } }).data ?? false;

interface ChargeablePickerProps {
  readonly selected: RenewalProvider;
  readonly onChoose: (provider: RenewalProvider) => void;
}

/** Payment methods that can be charged later. */
export function ChargeablePicker({ selected, onChoose }: ChargeablePickerProps) {
  const options = [
    { value: 'wallet' as RenewalProvider, label: t`Your wallet`, icon: Wallet },
    { value: 'stripe' as RenewalProvider, label: t`A saved card`, icon: CreditCard },
  ];
  return (
    <ChoiceGroup
      legend={t`Charge`}
      name="renewal-method"
      options={options}
      value={selected}
      onChange={onChoose}
      className="grid sm:grid-cols-2"
    />
  );
}
