import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from './button.tsx';
import { ProviderMark } from './provider-mark.tsx';

interface ProviderButtonsProps<Provider> {
  readonly providers: readonly Provider[];
  readonly labelOf: (provider: Provider) => string;
  /** Leaves the page for that of the provider. */
  readonly open: (provider: Provider) => Promise<void>;
  readonly toMessage: (error: unknown, fallback: string) => string;
  /** Called with the failure; null when another attempt starts. */
  readonly onProblem: (text: string | null) => void;
  readonly size?: 'default' | 'lg';
  readonly className?: string;
}

/** A button for each provider that users can sign in with. */
export function ProviderButtons<Provider extends { readonly id: string; readonly name: string }>({
  providers,
  labelOf,
  open,
  toMessage,
  onProblem,
  size = 'default',
  className,
}: ProviderButtonsProps<Provider>) {
  const [opening, setOpening] = useState<string | null>(null);
  const start = async (provider: Provider) => {
    onProblem(null);
    setOpening(provider.id);
    try {
      await open(provider);
    } catch (error) {
      const { name } = provider;
      onProblem(toMessage(error, t`${name} could not be opened. Please try again.`));
      setOpening(null);
    }
  };
  return providers.map((provider) => (
    <Button
      key={provider.id}
      variant="outline"
      size={size}
      busy={opening === provider.id}
      disabled={opening !== null && opening !== provider.id}
      className={className}
      onClick={() => void start(provider)}
    >
      <ProviderMark id={provider.id} />
      <span>{labelOf(provider)}</span>
    </Button>
  ));
}
