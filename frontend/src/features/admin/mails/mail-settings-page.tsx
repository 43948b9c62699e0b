import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetMailSettings } from '@/api/generated/admin-mails/admin-mails.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { MailSettingsForm } from './mail-settings-form.tsx';

/** Read once per visit: a form must not change while the user fills it in. */
const NO_CACHE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const;

/** Which emails the team receives, and when customers are asked for a review. */
export function MailSettingsPage() {
  const query = useAdminGetMailSettings({ query: NO_CACHE });
  return (
    <AdminPage
      title="Email settings"
      actions={
        <Link to="/admin/mails" activeOptions={{ exact: true }} className={buttonVariants({ variant: 'outline' })}>
          All emails
        </Link>
      }
    >
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading settings"
        skeleton={<Skeleton className="h-96 w-full" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch settings')}
      >
        {(settings) => (
          <MailSettingsForm key={settings.version} settings={settings} onReload={() => void query.refetch()} />
        )}
      </QueryState>
    </AdminPage>
  );
}
