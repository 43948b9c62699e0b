import { keepPreviousData } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import {
  adminExportSubscribers,
  useAdminDeleteSubscriber,
  useAdminListSubscribers,
} from '@/api/generated/admin-subscribers/admin-subscribers.ts';
import { type AdminSubscriber, SubscriberState } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { searchChoice } from '@/lib/search-text.ts';
import { ContentFrame } from '../kit/content/content-frame.tsx';
import { contentListParams } from '../kit/content/content-list-params.ts';
import type { ContentSearch } from '../kit/content/content-search.ts';
import { countedStatuses } from '../kit/content/counted-statuses.ts';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { useDeletion } from '../kit/use-deletion.ts';
import { subscriberColumns } from './subscriber-columns.tsx';

interface SubscribersSectionProps {
  readonly search: ContentSearch;
}

const STATUSES = countedStatuses(Object.values(SubscriberState));

/** Who gets the newsletter, who has not confirmed yet, and who left. */
export function SubscribersSection({ search }: SubscribersSectionProps) {
  const { show } = useToast();
  const status = searchChoice(search.status, Object.values(SubscriberState));
  const { page, limit, ...filter } = contentListParams(search, status);
  const list = useListPage(search, {
    filters: [{ name: 'status', legend: 'Status', value: status, choices: STATUSES }],
  });
  const query = useAdminListSubscribers({ ...filter, page, limit }, { query: { placeholderData: keepPreviousData } });
  const deletion = useDeletion({
    mutation: useAdminDeleteSubscriber(),
    variablesOf: ({ id }: AdminSubscriber) => ({ id }),
    failed: 'Failed to erase the address',
    onDeleted: () => show({ tone: 'success', text: 'The address is erased' }),
  });
  return (
    <ContentFrame
      section="subscribers"
      actions={<CsvButton file="subscribers.csv" load={() => adminExportSubscribers(filter)} />}
    >
      <ListPage
        list={list}
        query={query}
        words={{
          noun: ['address', 'addresses'],
          failed: 'Failed to fetch subscribers',
          nothingYet: {
            title: 'No subscribers yet',
            line: 'Whoever signs up in the blog and confirms it stands here.',
          },
        }}
      >
        {(body) => (
          <DataTable
            {...body}
            label="Subscribers"
            columns={subscriberColumns}
            rowKey={({ id }) => id}
            loading="Loading subscribers..."
            actions={(row) => (
              <IconButton
                icon={Trash2}
                label={`Erase ${row.email}`}
                onClick={() => deletion.ask(row)}
                className="sm:size-9"
              />
            )}
          />
        )}
      </ListPage>
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to erase this address?" action="Erase">
        <strong className="block font-semibold break-all text-foreground">{deletion.asked?.email}</strong>
        Links in mails that were sent to it stop working.
      </ConfirmDialog>
    </ContentFrame>
  );
}
