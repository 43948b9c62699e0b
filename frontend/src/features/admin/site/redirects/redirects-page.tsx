import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminDeleteRedirect, useAdminListRedirects } from '@/api/generated/admin-redirects/admin-redirects.ts';
import type { Redirect } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount, formatDate } from '@/lib/format.ts';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import type { Column } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useDeletion } from '../../kit/use-deletion.ts';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { MissingPaths } from './missing-paths.tsx';
import { RedirectSheet } from './redirect-sheet.tsx';

interface RedirectsPageProps {
  /** The form for a new redirect is open: `new`, or the path that it begins with. */
  readonly create?: string | undefined;
  /** The redirect that is edited. */
  readonly edit?: string | undefined;
  /** Shown below the lists. */
  readonly children?: ReactNode;
}

type ManualRedirect = Redirect & { readonly id: string };

const isManual = (row: Redirect): row is ManualRedirect => row.id !== null;

const redirectColumns: readonly Column<Redirect>[] = [
  {
    id: 'path',
    header: 'From',
    phone: 'title',
    className: 'rows:w-[40%] rows:max-w-0',
    cell: ({ path, origin }) => (
      <span className="block min-w-0">
        <span className="line-clamp-2 font-medium wrap-anywhere" dir="ltr">
          {path}
        </span>
        {origin === 'slug' ? (
          <Badge variant="secondary" className="mt-1">
            Automatic
          </Badge>
        ) : null}
      </span>
    ),
  },
  {
    id: 'target',
    header: 'To',
    phone: 'label',
    className: 'rows:w-[40%] rows:max-w-0',
    cell: ({ target }) => (
      <a
        href={target}
        target="_blank"
        rel="noopener"
        dir="ltr"
        className="line-clamp-2 wrap-anywhere underline-offset-4 hover:underline"
      >
        {target}
      </a>
    ),
  },
  {
    id: 'hits',
    header: 'Hits in 30 days',
    numeric: true,
    phone: 'label',
    cell: ({ hits }) => formatCount(hits),
  },
  {
    id: 'last',
    header: 'Last hit',
    phone: 'label',
    cell: ({ last_hit: lastHit }) => (
      <span className="whitespace-nowrap tabular-nums">{lastHit === null ? '–' : formatDate(lastHit)}</span>
    ),
  },
];

const ALWAYS_STALE = { staleTime: 0 } as const;

/** Old paths and where they lead, with how often they were followed. */
export function RedirectsPage({ create, edit, children }: RedirectsPageProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useAdminListRedirects({ query: ALWAYS_STALE });
  const { show } = useToast();
  const deletion = useDeletion<ManualRedirect, { id: string }>({
    mutation: useAdminDeleteRedirect(),
    variablesOf: ({ id }) => ({ id }),
    failed: 'Failed to delete the redirect',
    onDeleted: () => show({ tone: 'success', text: 'Redirect deleted' }),
  });
  const manual = data?.items.filter(isManual) ?? [];
  const find = (id: string | undefined) => manual.find((row) => row.id === id);
  const panel = usePanelValue(create ?? (find(edit) && edit));
  const close = () => void navigate({ to: '/admin/content/redirects', search: {}, resetScroll: false });
  const addLink = (
    <Link
      to="/admin/content/redirects"
      search={{ create: 'new' }}
      resetScroll={false}
      data-opens=""
      className={buttonVariants()}
      {...NEW_ACTION}
    >
      <Plus aria-hidden="true" />
      Add redirect
    </Link>
  );
  return (
    <ContentFrame page="pages" title="Redirects" actions={addLink}>
      <p className="-mt-2 mb-5 max-w-216 text-sm text-muted-foreground">
        Send visitors from an old path to its new page. Old URLs of articles, pages and case studies redirect
        automatically.
      </p>
      <DataTable
        label="Redirects"
        columns={redirectColumns}
        rows={data?.items}
        rowKey={({ path }) => path}
        loading="Loading redirects..."
        error={error && errorMessage(error, 'Failed to fetch redirects')}
        onRetry={() => void refetch()}
        busy={isFetching && !data}
        empty={
          <EmptyState
            title="No redirects yet"
            line="For example, from a page of your previous site."
            action={addLink}
          />
        }
        actions={(row) =>
          isManual(row) ? (
            <RowMenu
              label={`More actions for ${row.path}`}
              items={[
                {
                  label: 'Edit',
                  icon: Pencil,
                  onSelect: () =>
                    void navigate({ to: '/admin/content/redirects', search: { edit: row.id }, resetScroll: false }),
                },
                { label: 'Delete', icon: Trash2, danger: true, onSelect: () => deletion.requestDeletion(row) },
              ]}
            />
          ) : null
        }
      />
      {data ? <MissingPaths rows={data.missing} /> : null}
      {children}
      {panel.lastValue ? (
        <RedirectSheet
          key={panel.count}
          open={create !== undefined || edit !== undefined}
          redirect={find(panel.lastValue) ?? null}
          path={panel.lastValue.startsWith('/') ? panel.lastValue : ''}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog {...deletion.dialog} question="Delete this redirect?" action="Delete">
        {`Visitors to ${deletion.candidate?.path ?? ''} will see “Page not found”.`}
      </ConfirmDialog>
    </ContentFrame>
  );
}
