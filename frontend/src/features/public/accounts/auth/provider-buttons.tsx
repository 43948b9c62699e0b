import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { SignInProvider } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { Button } from '@/components/ui/button.tsx';
import { ProviderMark } from '@/components/ui/provider-mark.tsx';

interface ProviderButtonsProps {
  /** Path within the site to open after signing in. */
  readonly redirectTo: string;
  /** Called with the failure; null when another attempt starts. */
  readonly onProblem: (text: string | null) => void;
}

/** A button for each provider that the owner has set up; nothing without one. */
export function ProviderButtons({ redirectTo, onProblem }: ProviderButtonsProps) {
  const providers = useGetSite().data?.signInProviders ?? [];
  const [opening, setOpening] = useState<string | null>(null);
  const open = async ({ id, name }: SignInProvider) => {
    onProblem(null);
    setOpening(id);
    try {
      const { openProvider } = await import('@/session/session-actions.ts');
      await openProvider(id, redirectTo);
    } catch (error) {
      onProblem(errorMessage(error, t`${name} could not be opened. Please try again.`));
      setOpening(null);
    }
  };
  return providers.map((provider) => (
    <Button
      key={provider.id}
      variant="outline"
      size="lg"
      busy={opening === provider.id}
      disabled={opening !== null && opening !== provider.id}
      className="mt-3 w-full"
      onClick={() => void open(provider)}
    >
      <ProviderMark id={provider.id} />
      <span>{t`Continue with ${provider.name}`}</span>
    </Button>
  ));
}
