import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Site } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { Maintenance } from '@/components/feedback/maintenance.tsx';
import { useAuth } from '@/session/session-context.tsx';
import { isSuperAdmin } from '@/session/session-user.ts';

const POLL_INTERVAL_MS = 30_000;
const ADMINISTRATION = /^\/admin(\/|$)/;

interface ClosedSiteProps {
  readonly site: Site;
  /** The site as it would be without maintenance. */
  readonly children: ReactNode;
}

/** The site in maintenance mode: everything for super-admins, the administration, and one screen for all others. */
export function ClosedSite({ site, children }: ClosedSiteProps) {
  const { user } = useAuth();
  const isAdministration = useLocation({ select: ({ pathname }) => ADMINISTRATION.test(pathname) });
  if (isSuperAdmin(user) || isAdministration) {
    return (
      <>
        {isSuperAdmin(user) ? <ClosedNotice /> : null}
        {children}
      </>
    );
  }
  return <Waiting site={site} />;
}

/** Polls whether the site is open again, and then shows the requested page. */
function Waiting({ site }: Pick<ClosedSiteProps, 'site'>) {
  const router = useRouter();
  useGetSite({ query: { refetchInterval: POLL_INTERVAL_MS } });
  useEffect(() => () => void router.invalidate(), [router]);
  return <Maintenance name={site.name} logo={site.logo} contactEmail={site.contactEmail} />;
}

/** Reminds an administrator that visitors cannot see this. */
function ClosedNotice() {
  return (
    <p className="bg-marigold px-4 py-2 text-center text-sm font-medium text-marigold-foreground">
      <Trans>
        Maintenance mode is on: visitors see a closed site.{' '}
        <Link to="/admin/settings" className="font-semibold underline underline-offset-2">
          Settings
        </Link>
      </Trans>
    </p>
  );
}
