import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import {
  adminExportSubscribers,
  useAdminDeleteSubscriber,
  useAdminListSubscribers,
} from '@/api/generated/admin-subscribers/admin-subscribers.ts';
import { type AdminSubscriber, SubscriberState } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { searchChoice } from '@/lib/search-text.ts';
import type { Column } from '../kit/column.ts';
import { ContentFrame } from '../kit/content-frame.tsx';
import type { ContentSearch } from '../kit/content-search.ts';
import { CsvButton } from '../kit/csv-button.tsx';
import { DataTable } from '../kit/data-table.tsx';
import { ListToolbar } from '../kit/list-toolbar.tsx';
import { Pager } from '../kit/pager.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { statusWord } from '../kit/status-variant.ts';

interface SubscribersSectionProps {
  readonly search: ContentSearch;
}

const TO = '/admin/content/$section';
const PARAMS = { section: 'subscribers' };
const LIMIT = 20;
const STATUSES = Object.values(SubscriberState).map((value) => ({ value, label: statusWord(value) }));

const columns: readonly Column<AdminSubscriber>[] = [
  {
    id: 'email',
    header: 'E-mail',
    phone: 'title',
    cell: ({ email }) => <span className="font-medium break-all">{email}</span>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'since',
    header: 'Since',
    phone: 'label',
    cell: ({ createdAt }) => <span className="whitespace-nowrap tabular-nums">{formatDate(createdAt)}</span>,
  },
  {
    id: 'confirmed',
    header: 'Confirmed',
    phone: 'label',
    cell: ({ confirmedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{confirmedAt ? formatDate(confirmedAt) : '–'}</span>
    ),
  },
];

/** Who gets the newsletter, who has not confirmed yet, and who left. */
export function SubscribersSection({ search }: SubscribersSectionProps) {
  const navigate = useNavigate();
  const { show } = useToast();
  const status = searchChoice(search.status, Object.values(SubscriberState));
  const text = search.search;
  const filter = { ...(status ? { status } : {}), ...(text ? { search: text } : {}) };
  const query = useAdminListSubscribers(
    { ...filter, page: search.page ?? 1, limit: LIMIT },
    { query: { placeholderData: keepPreviousData } },
  );
  const { data, error, isPlaceholderData } = query;
  const [asked, setAsked] = useState<AdminSubscriber | null>(null);
  const removal = useAdminDeleteSubscriber();

  const list = (change: ContentSearch) =>
    void navigate({
      to: TO,
      params: PARAMS,
      search: { ...search, page: undefined, ...change },
      replace: true,
      resetScroll: false,
    });
  const clear = () => list({ search: undefined, status: undefined });
  const remove = () => {
    if (!asked) return;
    removal.mutate(
      { id: asked.id },
      {
        onSuccess: () => {
          setAsked(null);
          show({ tone: 'success', text: 'The address is erased' });
        },
      },
    );
  };
  return (
    <ContentFrame
      section="subscribers"
      actions={<CsvButton file="subscribers.csv" load={() => adminExportSubscribers(filter)} />}
    >
      <ListToolbar
        placeholder="Search addresses..."
        search={text ?? ''}
        onSearch={(next) => list({ search: next || undefined })}
        filters={[{ name: 'status', legend: 'Status', value: status, choices: STATUSES }]}
        onFilter={(name, value) => list({ [name]: value })}
        onClear={clear}
        result={data && !isPlaceholderData ? `${data.total} ${data.total === 1 ? 'address' : 'addresses'}` : undefined}
      />
      <DataTable
        label="Subscribers"
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        loading="Loading subscribers..."
        error={error ? messageOf(error, 'Failed to fetch subscribers') : null}
        onRetry={() => void query.refetch()}
        busy={isPlaceholderData || (Boolean(error) && query.isFetching)}
        actions={(row) => (
          <IconButton
            icon={Trash2}
            label={`Erase ${row.email}`}
            onClick={() => {
              removal.reset();
              setAsked(row);
            }}
            className="sm:size-9"
          />
        )}
        empty={
          status || text || search.page ? (
            <EmptyState
              title="No addresses found"
              line="Nothing matches what is set above."
              action={
                <Button variant="secondary" onClick={clear}>
                  Show all addresses
                </Button>
              }
            />
          ) : (
            <EmptyState title="No subscribers yet" line="Whoever signs up in the blog and confirms it stands here." />
          )
        }
      />
      {data ? (
        <Pager
          page={data.page}
          limit={data.limit}
          total={data.items.length === 0 ? 0 : data.total}
          noun="addresses"
          linkTo={(to, props) => (
            <Link to={TO} params={PARAMS} search={{ ...search, page: to > 1 ? to : undefined }} {...props} />
          )}
        />
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        question="Are you sure you want to erase this address?"
        action="Erase"
        busy={removal.isPending}
        problem={removal.error ? messageOf(removal.error, 'Failed to erase the address') : null}
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        <strong className="block font-semibold break-all text-text">{asked?.email}</strong>
        Links in mails that were sent to it stop working.
      </ConfirmDialog>
    </ContentFrame>
  );
}
