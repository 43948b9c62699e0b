import type { ReactNode } from 'react';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import type { ListBody } from './list-page.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface ListCardsProps<Row> {
  readonly body: ListBody<Row>;
  /** Shown during the first load, such as 'Loading comments'. */
  readonly loading: string;
  readonly skeleton?: ReactNode;
  /** The rows are placed directly on the page, as pictures are. */
  readonly bare?: boolean;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Rows that are not a table, in all their states. */
export function ListCards<Row>({
  body: { rows, error, busy, onRetry, empty },
  loading,
  skeleton = <ListSkeleton />,
  bare = false,
  children,
}: ListCardsProps<Row>) {
  const framed = (content: ReactNode) => (bare ? content : <Card>{content}</Card>);
  return (
    <QueryState
      failure={ErrorPage}
      query={{ data: rows, error, isFetching: busy, refetch: onRetry }}
      loading={loading}
      skeleton={skeleton}
      toMessage={String}
      isEmpty={({ length }) => length === 0}
      empty={framed(empty)}
    >
      {(items) => framed(children(items))}
    </QueryState>
  );
}
