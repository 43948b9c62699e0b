import { keepPreviousData } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { useAdminListMessages, useAdminUpdateMessage } from '@/api/generated/admin-messages/admin-messages.ts';
import { MessageStatus } from '@/api/generated/model.ts';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { searchChoice } from '@/lib/search-text.ts';
import { ContentFrame } from '../kit/content/content-frame.tsx';
import { contentListParams } from '../kit/content/content-list-params.ts';
import type { ContentSearch } from '../kit/content/content-search.ts';
import { countedStatuses } from '../kit/content/counted-statuses.ts';
import { DataTable } from '../kit/list/data-table.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { messageColumns } from './message-columns.tsx';
import { MessageSheet } from './message-sheet.tsx';

interface MessagesSectionProps {
  readonly search: ContentSearch;
}

const SAID = { new: 'Back among the new ones', answered: 'Marked as answered', spam: 'Marked as spam' } as const;

/** What visitors wrote through the contact form. */
export function MessagesSection({ search }: MessagesSectionProps) {
  const { show } = useToast();
  const status = searchChoice(search.status, Object.values(MessageStatus));
  const query = useAdminListMessages(contentListParams(search, status), {
    query: { placeholderData: keepPreviousData },
  });
  const { data } = query;
  const choices = countedStatuses(Object.values(MessageStatus), data?.counts);
  const list = useListPage(search, { filters: [{ name: 'status', legend: 'Status', value: status, choices }] });
  const { mutateAsync, isPending } = useAdminUpdateMessage();
  // The message stays in view when its new status takes it out of the list behind.
  const shown = useLastValue(data?.items.find(({ id }) => id === search.entry));
  const close = () => list.go({ entry: undefined });
  const mark = async (id: string, next: MessageStatus) => {
    try {
      await mutateAsync({ id, data: { status: next } });
      show({ tone: 'success', text: SAID[next] });
      close();
    } catch (failure) {
      show({ tone: 'danger', text: messageOf(failure, 'Failed to mark the message') });
    }
  };
  return (
    <ContentFrame section="inbox">
      <ListPage
        list={list}
        query={query}
        words={{
          noun: ['message', 'messages'],
          failed: 'Failed to fetch messages',
          nothingYet: {
            title: 'The inbox is empty',
            line: 'What visitors write through the contact form arrives here.',
          },
        }}
      >
        {(body) => (
          <DataTable
            {...body}
            label="Messages"
            columns={messageColumns(search)}
            rowKey={({ id }) => id}
            loading="Loading messages..."
          />
        )}
      </ListPage>
      {shown ? (
        <MessageSheet
          message={shown}
          open={search.entry !== undefined}
          onClose={close}
          busy={isPending}
          onMark={(next) => void mark(shown.id, next)}
        />
      ) : null}
    </ContentFrame>
  );
}
