import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetCallSettings, useAdminListCalls } from '@/api/generated/admin-calls/admin-calls.ts';
import type { AdminCall } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { NO_CACHE } from '../../kit/use-draft-form.ts';
import { CallHoursSheet } from './call-hours-form.tsx';
import { CallRow } from './call-row.tsx';
import { CancelCall } from './cancel-call.tsx';

const isUpcoming = ({ status }: AdminCall) => status === 'upcoming';

/** Booked calls, and the hours in which they can be booked. */
export function CallsPage() {
  const query = useAdminListCalls();
  const settings = useAdminGetCallSettings({ query: NO_CACHE as never });
  const [isEditing, setEditing] = useState(false);
  const [cancelled, setCancelled] = useState<AdminCall | null>(null);
  const upcoming = (query.data?.items ?? []).filter(isUpcoming).toReversed();
  const isOpen = settings.data?.is_open;
  return (
    <>
      <RecordBar back={{ to: '/admin/inbox/projects', search: {}, label: 'Projects' }} />
      <AdminPage
        title="Calls"
        note={query.data ? `${upcoming.length} upcoming${isOpen === false ? ' · booking closed' : ''}` : null}
        actions={
          <>
            <Link to="/book-a-call" className="text-sm font-medium text-primary hover:underline">
              Booking page
            </Link>
            <Button size="sm" disabled={!settings.data} onClick={() => setEditing(true)}>
              <CalendarClock aria-hidden="true" />
              Availability
            </Button>
          </>
        }
      >
        <QueryState
          query={query}
          loading="Loading calls"
          toMessage={(error) => errorMessage(error, 'Failed to fetch calls')}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              scene="inbox"
              title="No calls yet"
              line={isOpen === false ? 'Set your availability and open booking.' : 'Booked calls appear here.'}
            />
          }
        >
          {({ items }) => (
            <div className="grid gap-10">
              <CallList title="Upcoming" calls={upcoming} empty="No upcoming calls" onCancel={setCancelled} />
              <CallList title="Past and cancelled" calls={items.filter((call) => !isUpcoming(call))} empty="None yet" />
            </div>
          )}
        </QueryState>
      </AdminPage>
      {isEditing && settings.data ? (
        <CallHoursSheet
          stored={settings.data}
          onClose={() => setEditing(false)}
          onReload={async () => (await settings.refetch()).data}
        />
      ) : null}
      {cancelled ? <CancelCall call={cancelled} onClose={() => setCancelled(null)} /> : null}
    </>
  );
}

interface CallListProps {
  readonly title: string;
  readonly calls: readonly AdminCall[];
  readonly empty: string;
  readonly onCancel?: (call: AdminCall) => void;
}

function CallList({ title, calls, empty, onCancel }: CallListProps) {
  return (
    <section aria-label={title}>
      <h2 className="border-b border-border pb-2 text-lg">{title}</h2>
      {calls.length === 0 ? (
        <p className="py-4 text-sm text-muted-foreground">{empty}</p>
      ) : (
        <ul>
          {calls.map((call) => (
            <CallRow key={call.id} call={call} onCancel={onCancel} />
          ))}
        </ul>
      )}
    </section>
  );
}
