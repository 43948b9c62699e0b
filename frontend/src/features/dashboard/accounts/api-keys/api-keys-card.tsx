import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';

/** Leads from the profile to the API keys of the account. */
export function ApiKeysCard() {
  return (
    <Card className="p-5 sm:p-8">
      <h2 className="text-xl">
        <Trans>API keys</Trans>
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted-foreground">
        <Trans>Let your own programs read your orders, licences and downloads.</Trans>
      </p>
      <Link to="/dashboard/api-keys" className={buttonVariants({ variant: 'outline' })}>
        <Trans>Manage API keys</Trans>
      </Link>
    </Card>
  );
}
