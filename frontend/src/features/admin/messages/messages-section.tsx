import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminListMessages, useAdminUpdateMessage } from '@/api/generated/admin-messages/admin-messages.ts';
import { type AdminMessage, MessageStatus } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { searchChoice } from '@/lib/search-text.ts';
import { ContentFrame } from '../kit/content-frame.tsx';
import type { ContentSearch } from '../kit/content-search.ts';
import { DataTable } from '../kit/data-table.tsx';
import { ListToolbar } from '../kit/list-toolbar.tsx';
import { Pager } from '../kit/pager.tsx';
import { messageColumns } from './message-columns.tsx';
import { MessageSheet } from './message-sheet.tsx';

interface InboxSectionProps {
  readonly search: ContentSearch;
}

const TO = '/admin/content/$section';
const PARAMS = { section: 'inbox' };
const LIMIT = 20;
const SAID = { new: 'Back among the new ones', answered: 'Marked as answered', spam: 'Marked as spam' } as const;

/** What visitors wrote through the contact form. */
export function InboxSection({ search }: InboxSectionProps) {
  const navigate = useNavigate();
  const { show } = useToast();
  const status = searchChoice(search.status, Object.values(MessageStatus));
  const text = search.search;
  const query = useAdminListMessages(
    { page: search.page ?? 1, limit: LIMIT, ...(status ? { status } : {}), ...(text ? { search: text } : {}) },
    { query: { placeholderData: keepPreviousData } },
  );
  const { mutateAsync, isPending } = useAdminUpdateMessage();
  const { data, error, isPlaceholderData } = query;

  // The message stays in view when its new state takes it out of the list behind.
  const [shown, setShown] = useState<AdminMessage | null>(null);
  const found = data?.items.find(({ id }) => id === search.entry);
  if (found && found !== shown) setShown(found);

  const go = (change: ContentSearch, replace = true) =>
    void navigate({ to: TO, params: PARAMS, search: { ...search, ...change }, replace, resetScroll: false });
  const list = (change: ContentSearch) => go({ page: undefined, ...change });
  const clear = () => list({ search: undefined, status: undefined });
  const mark = async (next: MessageStatus) => {
    if (!shown) return;
    try {
      await mutateAsync({ id: shown.id, data: { status: next } });
      show({ tone: 'success', text: SAID[next] });
      go({ entry: undefined }, false);
    } catch (failure) {
      show({ tone: 'danger', text: messageOf(failure, 'Failed to mark the message') });
    }
  };
  const counts = data?.counts;
  const choices = Object.values(MessageStatus).map((value) => ({
    value,
    label: `${value.charAt(0).toUpperCase()}${value.slice(1)}${counts ? ` (${counts[value]})` : ''}`,
  }));
  return (
    <ContentFrame section="inbox">
      <ListToolbar
        placeholder="Search messages..."
        search={text ?? ''}
        onSearch={(next) => list({ search: next || undefined })}
        filters={[{ name: 'status', legend: 'Status', value: status, choices }]}
        onFilter={(name, value) => list({ [name]: value })}
        onClear={clear}
        result={data && !isPlaceholderData ? `${data.total} ${data.total === 1 ? 'message' : 'messages'}` : undefined}
      />
      <DataTable
        label="Messages"
        columns={messageColumns(search)}
        rows={data?.items}
        rowKey={({ id }) => id}
        loading="Loading messages..."
        error={error ? messageOf(error, 'Failed to fetch messages') : null}
        onRetry={() => void query.refetch()}
        busy={isPlaceholderData || (Boolean(error) && query.isFetching)}
        empty={
          status || text || search.page ? (
            <EmptyState
              title="No messages found"
              line="Nothing matches what is set above."
              action={
                <Button variant="secondary" onClick={clear}>
                  Show all messages
                </Button>
              }
            />
          ) : (
            <EmptyState title="The inbox is empty" line="What visitors write through the contact form arrives here." />
          )
        }
      />
      {data ? (
        <Pager
          page={data.page}
          limit={data.limit}
          total={data.items.length === 0 ? 0 : data.total}
          noun="messages"
          linkTo={(to, props) => (
            <Link to={TO} params={PARAMS} search={{ ...search, page: to > 1 ? to : undefined }} {...props} />
          )}
        />
      ) : null}
      {shown ? (
        <MessageSheet
          message={shown}
          open={search.entry !== undefined}
          onClose={() => go({ entry: undefined }, false)}
          busy={isPending}
          onMark={(next) => void mark(next)}
        />
      ) : null}
    </ContentFrame>
  );
}
