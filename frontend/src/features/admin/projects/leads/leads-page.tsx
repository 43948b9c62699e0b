import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarClock, Columns3, Plus, Rows3 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListLeads, useAdminUpdateLead } from '@/api/generated/admin-leads/admin-leads.ts';
import type { AdminLead, LeadStage } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { viewLink } from '../../kit/view-link.ts';
import { LeadBoard } from './lead-board.tsx';
import { isOpen, openValue, stageLabel, toChange } from './lead-stages.ts';
import { LeadTable } from './lead-table.tsx';
import { NewLead } from './new-lead.tsx';

/** The URL parameters of the page. */
export interface LeadsSearch {
  readonly search?: string | undefined;
  readonly owner?: 'me' | 'unassigned' | undefined;
  /** the board unless it is the list */
  readonly view?: 'list' | undefined;
}

const OWNERS = [
  { owner: undefined, label: 'All' },
  { owner: 'me', label: 'Mine' },
  { owner: 'unassigned', label: 'Unassigned' },
] as const;

/** Possible projects, on a board or in a list. */
export function LeadsPage({ search: { search, owner, view } }: { readonly search: LeadsSearch }) {
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const query = useAdminListLeads({ ...(search ? { search } : {}), ...(owner ? { owner } : {}) });
  const { mutateAsync } = useAdminUpdateLead();
  const { show } = useToast();
  const leads = query.data?.items ?? [];
  const today = businessDay(Date.now());
  const current = { search, owner, view };
  const moved = useRef<Pick<AdminLead, 'id' | 'stage'> | null>(null);
  // The card is rendered anew in another column; its select keeps the focus.
  useEffect(() => {
    const { current: target } = moved;
    if (!target || !query.data?.items.some(({ id, stage }) => id === target.id && stage === target.stage)) return;
    moved.current = null;
    document.getElementById(`stage-${target.id}`)?.focus();
  }, [query.data]);
  const move = async (lead: AdminLead, stage: LeadStage) => {
    moved.current = { id: lead.id, stage };
    try {
      await mutateAsync({ id: lead.id, data: toChange(lead, stage) });
      show({ tone: 'success', text: `${lead.title}: ${stageLabel(stage)}` });
    } catch (error) {
      moved.current = null;
      show({ tone: 'danger', text: errorMessage(error, 'Failed to move the project') });
    }
  };
  return (
    <AdminPage
      title="Projects"
      note={
        query.data
          ? `${formatCount(leads.filter(isOpen).length)} open · ${formatMoney(openValue(leads))} total value`
          : null
      }
      actions={
        <>
          <Link to="/admin/inbox/calls" className={viewLink}>
            <CalendarClock aria-hidden="true" />
            <span>Calls</span>
          </Link>
          <nav aria-label="View" className="flex gap-1">
            <Link
              to="/admin/inbox/projects"
              search={{ ...current, view: undefined }}
              aria-current={view ? undefined : 'true'}
              className={viewLink}
            >
              <Columns3 aria-hidden="true" />
              <span>Board</span>
            </Link>
            <Link
              to="/admin/inbox/projects"
              search={{ ...current, view: 'list' }}
              aria-current={view ? 'true' : undefined}
              className={viewLink}
            >
              <Rows3 aria-hidden="true" />
              <span>List</span>
            </Link>
          </nav>
          <Button size="sm" onClick={() => setCreating(true)}>
            <Plus aria-hidden="true" />
            New project
          </Button>
        </>
      }
    >
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchBox
          placeholder="Search projects..."
          value={search ?? ''}
          onSearch={(text) =>
            void navigate({
              to: '/admin/inbox/projects',
              search: { ...current, search: text || undefined },
              replace: true,
            })
          }
        />
        <nav aria-label="Owner" className="flex gap-1">
          {OWNERS.map((option) => (
            <Link
              key={option.label}
              to="/admin/inbox/projects"
              search={{ ...current, owner: option.owner }}
              aria-current={owner === option.owner ? 'true' : undefined}
              className={viewLink}
            >
              {option.label}
            </Link>
          ))}
        </nav>
      </div>
      <QueryState
        query={query}
        loading="Loading projects"
        toMessage={(error) => errorMessage(error, 'Failed to fetch projects')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          search || owner ? (
            <EmptyState title="No projects found" line="Try another search or filter." />
          ) : (
            <EmptyState scene="inbox" title="No projects yet" line="Briefs that visitors send appear here." />
          )
        }
      >
        {({ items }) =>
          view ? (
            <LeadTable leads={items} today={today} />
          ) : (
            <LeadBoard leads={items} today={today} onMove={(lead, stage) => void move(lead, stage)} />
          )
        }
      </QueryState>
      {isCreating ? <NewLead onClose={() => setCreating(false)} /> : null}
    </AdminPage>
  );
}
