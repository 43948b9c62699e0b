import { CreditCard, Landmark, type LucideIcon, Wallet } from 'lucide-react';
import type { PaymentMethod, PaymentProvider } from '@/api/generated/model.ts';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';

/** The payment method: the wallet or a provider. */
export type PaidBy = 'wallet' | PaymentProvider;

const iconOf = (provider: PaymentProvider): LucideIcon => (provider === 'manual' ? Landmark : CreditCard);

interface PayChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaidBy;
  readonly onChoose: (by: PaidBy) => void;
}

/** The payment methods for an order, with an explanation of each; nothing when only the wallet is available. */
export function PayChoice({ methods, chosen, onChoose }: PayChoiceProps) {
  if (methods.length === 0) return null;
  const choices = [
    { value: 'wallet' as PaidBy, label: 'Your wallet', icon: Wallet },
    ...methods.map(({ provider, title }) => ({ value: provider, label: title, icon: iconOf(provider) })),
  ];
  return (
    <div className="mt-5">
      <ChoiceGroup
        legend="Pay with"
        name="pay-with"
        choices={choices}
        value={chosen}
        onChange={onChoose}
        className="grid wrap-anywhere sm:grid-cols-2"
      />
    </div>
  );
}

/** What happens after the click, for orders not paid from the wallet. */
export function meaningOf(provider: PaymentProvider): string {
  return provider === 'manual'
    ? 'Send the transfer and enter its reference. You get the file once we confirm it.'
    : 'You’ll pay on our provider’s page, then download right away.';
}
