import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetSettings } from '@/api/generated/admin-settings/admin-settings.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Read once per visit: a form must not change while the user fills it in. */
const NO_CACHE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const;

/** Settings of the site. */
export function SettingsPage() {
  const query = useAdminGetSettings({ query: NO_CACHE });
  const { data, dataUpdatedAt, refetch } = query;
  const [first, setFirst] = useState(0);
  if (data && first === 0) setFirst(dataUpdatedAt);
  if (data)
    return (
      <SettingsForm
        key={dataUpdatedAt}
        settings={data}
        renewed={first !== 0 && first !== dataUpdatedAt}
        onReload={() => void refetch()}
      />
    );
  return (
    <AdminPage sticky title="Settings">
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading settings"
        skeleton={<SettingsSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch settings')}
      >
        {() => null}
      </QueryState>
    </AdminPage>
  );
}

/** Placeholders for the groups while the settings load. */
function SettingsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,49rem)]">
      {['h-80', 'h-44', 'h-32'].map((height) => (
        <div key={height} className="contents">
          <Skeleton className="h-12 w-48" />
          <Skeleton className={`w-full ${height}`} />
        </div>
      ))}
    </div>
  );
}
