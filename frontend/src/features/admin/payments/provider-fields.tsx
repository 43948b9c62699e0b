import type { PaymentProvider, PaymentSettings } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { providerLabel } from '../kit/provider-labels.ts';
import { SwitchField } from '../kit/switch-field.tsx';

export const PROVIDER_FIELDS = ['demoOn', 'stripeOn', 'sslcommerzOn', 'manualOn'] as const;
type Settings = Pick<PaymentSettings, 'connected' | 'off'>;
type ProviderInputs = Record<(typeof PROVIDER_FIELDS)[number], string>;

/** The providers to store as disabled: those switched off here, and disconnected ones that were already off. */
export const disabledProviders = (inputs: ProviderInputs, { connected, off }: Settings): PaymentProvider[] => [
  ...off.filter((name) => !connected.includes(name)),
  ...connected.filter((name) => inputs[`${name}On`] === ''),
];

/** The connected providers that customers can choose. */
export function ProviderFields({ connected, off }: Settings) {
  return (
    <Card className="px-5 py-5 sm:px-6">
      <h2 className="text-lg">Providers</h2>
      <p className="mt-1.5 text-sm text-muted-foreground">
        {connected.length > 0
          ? `Connected: ${connected.map(providerLabel).join(', ')}.`
          : 'No provider connected. Add its keys to the server settings.'}
      </p>
      <div className="mt-3 grid gap-3 empty:hidden">
        {connected.map((name) => (
          <SwitchField
            key={name}
            name={`${name}On`}
            label={providerLabel(name)}
            help="Available at checkout. Payments already started will finish."
            defaultChecked={!off.includes(name)}
          />
        ))}
      </div>
    </Card>
  );
}
