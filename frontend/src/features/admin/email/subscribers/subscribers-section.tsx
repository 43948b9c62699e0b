import { Link } from '@tanstack/react-router';
import { Trash2, Upload } from 'lucide-react';
import {
  adminExportSubscribers,
  adminListSubscribers,
  getAdminListSubscribersQueryKey,
  useAdminDeleteSubscriber,
} from '@/api/generated/admin-subscribers/admin-subscribers.ts';
import { type AdminSubscriber, type SubscriberList, SubscriberState } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useCan } from '../../kit/use-can.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { subscriberColumns } from './subscriber-columns.tsx';

interface SubscribersSectionProps extends ListScreenProps {
  readonly list: SubscriberList;
}

const subscriberList = (list: SubscriberList, title: string, line: string) =>
  defineList(adminListSubscribers, getAdminListSubscribersQueryKey, {
    name: list === 'waitlist' ? 'waitlist' : 'subscribers',
    labels: {
      noun: ['address', 'addresses'],
      failed: 'Failed to fetch subscribers',
      emptyMessage: { scene: 'people', title, line },
    },
    filters: { status: { legend: 'Status', options: optionsOf(SubscriberState) } },
    defaults: { page: 1, limit: 20, list },
  });

const LISTS = {
  newsletter: {
    title: 'Subscribers',
    file: 'subscribers.csv',
    definition: subscriberList(
      'newsletter',
      'No subscribers yet',
      'People who subscribe on the blog and confirm their email appear here.',
    ),
  },
  waitlist: {
    title: 'Waitlist',
    file: 'waitlist.csv',
    definition: subscriberList(
      'waitlist',
      'No one on the waitlist yet',
      "People who join the waitlist appear here. Turn it on under Content, Home, 'Coming soon'.",
    ),
  },
} as const;

/** Subscribers of each list: confirmed, unconfirmed and unsubscribed. */
export function SubscribersSection({ list: name, search }: SubscribersSectionProps) {
  const can = useCan();
  const { show } = useToast();
  const { title, file, definition } = LISTS[name];
  const { list, query } = useList(definition, search);
  const deletion = useDeletion({
    mutation: useAdminDeleteSubscriber(),
    variablesOf: ({ id }: AdminSubscriber) => ({ id, params: { list: name } }),
    failed: 'Failed to erase the email',
    onDeleted: () => show({ tone: 'success', text: 'Email erased' }),
  });
  return (
    <AdminPage
      title={title}
      actions={
        <>
          {name === 'newsletter' && can('adminImportRows') ? (
            <Link to="/admin/import" search={{ kind: 'subscribers' }} className={buttonVariants({ variant: 'ghost' })}>
              <Upload aria-hidden="true" />
              <span>Import CSV</span>
            </Link>
          ) : null}
          <CsvButton
            file={file}
            load={() => adminExportSubscribers({ ...definition.filterParams(list.search), list: name })}
          />
        </>
      }
    >
      <ListPage list={list} query={query} labels={definition.labels}>
        {(body) => (
          <DataTable
            {...body}
            label={title}
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
    </AdminPage>
  );
}
