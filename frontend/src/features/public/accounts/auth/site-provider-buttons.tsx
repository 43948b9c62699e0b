import { t } from '@lingui/core/macro';
import { errorMessage } from '@/api/api-error.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { ProviderButtons } from '@/components/ui/provider-buttons.tsx';

interface SiteProviderButtonsProps {
  /** Path within the site to open after signing in. */
  readonly redirectTo: string;
  /** Called with the failure; null when another attempt starts. */
  readonly onProblem: (text: string | null) => void;
}

/** A button for each provider that the owner has set up; nothing without one. */
export function SiteProviderButtons({ redirectTo, onProblem }: SiteProviderButtonsProps) {
  return (
    <ProviderButtons
      providers={useGetSite().data?.signInProviders ?? []}
      labelOf={(provider) => t`Continue with ${provider.name}`}
      open={async ({ id }) => {
        const { openProvider } = await import('@/session/session-actions.ts');
        await openProvider(id, redirectTo);
      }}
      toMessage={errorMessage}
      onProblem={onProblem}
      size="lg"
      className="mt-3 w-full"
    />
  );
}
