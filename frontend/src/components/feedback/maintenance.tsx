import { Trans } from '@lingui/react/macro';
import { Logo, type Sign } from '../layout/logo.tsx';
import { Split } from '../layout/split.tsx';
import { Button } from '../ui/button.tsx';

export interface MaintenanceProps extends Sign {
  /** Contact for urgent requests, from the settings. */
  readonly contactEmail: string;
}

/** Replaces the whole site while it is closed. */
export function Maintenance({ name, logo, contactEmail }: MaintenanceProps) {
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <Split scene="repairs">
        <p>
          <Logo name={name} logo={logo} />
        </p>
        <h1 className="mt-12 text-5xl">
          <Trans>We are making changes</Trans>
        </h1>
        <p className="mt-5 max-w-form text-lg text-muted-foreground">
          <Trans>
            The site is closed for maintenance and will be back soon. Orders, downloads and your wallet are safe.
          </Trans>
        </p>
        {contactEmail ? (
          <p className="mt-3 max-w-form text-muted-foreground">
            <Trans>
              Is it urgent? Email{' '}
              <a href={`mailto:${contactEmail}`} className="font-semibold text-primary underline underline-offset-4">
                {contactEmail}
              </a>
              .
            </Trans>
          </p>
        ) : null}
        <Button size="lg" className="mt-9 self-start" onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </Split>
    </main>
  );
}
