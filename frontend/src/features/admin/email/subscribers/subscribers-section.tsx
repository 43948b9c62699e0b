import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import {
  adminExportSubscribers,
  useAdminDeleteSubscriber,
  useAdminListSubscribers,
} from '@/api/generated/admin-subscribers/admin-subscribers.ts';
import { type AdminSubscriber, type SubscriberList, SubscriberState } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { searchOption } from '@/lib/search-text.ts';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { contentListParams } from '../../kit/content/content-list-params.ts';
import type { ContentSearch } from '../../kit/content/content-search.ts';
import { countedStatuses } from '../../kit/content/counted-statuses.ts';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useCan } from '../../kit/use-can.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { subscriberColumns } from './subscriber-columns.tsx';

interface SubscribersSectionProps {
  readonly list: SubscriberList;
  readonly search: ContentSearch;
}

const STATUSES = countedStatuses(Object.values(SubscriberState));

const LISTS = {
  newsletter: {
    section: 'subscribers',
    file: 'subscribers.csv',
    title: 'No subscribers yet',
    line: 'People who subscribe on the blog and confirm their email appear here.',
  },
  waitlist: {
    section: 'waitlist',
    file: 'waitlist.csv',
    title: 'No one on the waitlist yet',
    line: "People who join the waitlist appear here. Turn it on under Site, 'Coming soon'.",
  },
} as const;

/** Subscribers of each list: confirmed, unconfirmed and unsubscribed. */
export function SubscribersSection({ list: name, search }: SubscribersSectionProps) {
  const can = useCan();
  const { show } = useToast();
  const status = searchOption(search.status, Object.values(SubscriberState));
  const part = LISTS[name];
  const { page, limit, ...filterParams } = contentListParams(search, status);
  const filter = { ...filterParams, list: name };
  const list = useListPage(search, {
    filters: [{ name: 'status', legend: 'Status', value: status, options: STATUSES }],
  });
  const query = useAdminListSubscribers({ ...filter, page, limit }, { query: { placeholderData: keepPreviousData } });
  const deletion = useDeletion({
    mutation: useAdminDeleteSubscriber(),
    variablesOf: ({ id }: AdminSubscriber) => ({ id, params: { list: name } }),
    failed: 'Failed to erase the email',
    onDeleted: () => show({ tone: 'success', text: 'Email erased' }),
  });
  return (
    <ContentFrame
      section={part.section}
      actions={
        <>
          {name === 'newsletter' && can('adminImportRows') ? (
            <Link
              to="/admin/import"
              search={{ kind: 'subscribers' }}
              className={buttonVariants({ variant: 'outline' })}
            >
              Import CSV
            </Link>
          ) : null}
          <CsvButton file={part.file} load={() => adminExportSubscribers(filter)} />
        </>
      }
    >
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: ['address', 'addresses'],
          failed: 'Failed to fetch subscribers',
          emptyMessage: { scene: 'people', title: part.title, line: part.line },
        }}
      >
        {(body) => (
          <DataTable
            {...body}
            label={name === 'waitlist' ? 'Waitlist' : 'Subscribers'}
            columns={subscriberColumns}
            rowKey={({ id }) => id}
            loading="Loading subscribers..."
            actions={(row) => (
              <IconButton
                icon={Trash2}
                label={`Erase ${row.email}`}
                onClick={() => deletion.requestDeletion(row)}
                className="sm:size-9"
              />
            )}
          />
        )}
      </ListPage>
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to erase this email?" action="Erase">
        <strong className="block font-semibold break-all text-foreground">{deletion.candidate?.email}</strong>
        Links in emails sent to it stop working.
      </ConfirmDialog>
    </ContentFrame>
  );
}
