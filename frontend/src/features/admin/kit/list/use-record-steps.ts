import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { formatCount } from '@/lib/format.ts';
import { toasts } from '@/lib/toasts.ts';

/** The records before and after the shown one, in the order of the filtered list. */
export interface RecordSteps {
  /** '3 of 214', or undefined when the shown record is not in the list. */
  readonly position: string | undefined;
  /** Undefined at the beginning and while a page is loading. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

interface StepOptions<Row> {
  /** The shown record; undefined while none is. */
  readonly id: string | undefined;
  readonly data: Page<Row> | undefined;
  readonly rowId: (row: Row) => string;
  readonly fetchPage: (page: number) => Promise<Page<Row>>;
  /** Shows another record, and the page of the list that it is on. */
  readonly onStep: (id: string, page: number | undefined) => void;
}

/**
 * Leads from record to record across the pages of the list, in a panel beside it or on the records' own pages. A record
 * that no longer matches the filter, because its status was changed, keeps its position: the row that moved up comes next.
 */
export function useRecordSteps<Row>({ id, data, rowId, fetchPage, onStep }: StepOptions<Row>): RecordSteps {
  const [last, setLast] = useState<{ id: string; index: number }>();
  const [busy, setBusy] = useState(false);
  const found = id === undefined ? -1 : (data?.items.findIndex((row) => rowId(row) === id) ?? -1);
  if (id !== undefined && found >= 0 && (last?.id !== id || last.index !== found)) setLast({ id, index: found });
  const isKnown = found >= 0 || last?.id === id;
  if (!data || id === undefined || !isKnown) return { position: undefined, previous: undefined, next: undefined };

  const { items, total, page, limit } = data;
  const index = found >= 0 ? found : (last?.index ?? 0);
  const before = (page - 1) * limit;
  const show = (row: Row | undefined, on: number) => row && onStep(rowId(row), on > 1 ? on : undefined);
  /** The record after the last row: after a status change it may no longer match the filter, and the next one moved up. */
  const findFollowing = async (): Promise<Row | undefined> => {
    const { items: rows } = await fetchPage(page);
    const place = rows.findIndex((row) => rowId(row) === id);
    return rows[place < 0 ? index : place + 1];
  };
  const turnPage = async (to: number) => {
    setBusy(true);
    try {
      const following = to > page ? await findFollowing() : undefined;
      if (following) return show(following, page);
      const { items: rows } = await fetchPage(to);
      show(to > page ? rows[0] : rows.at(-1), to);
    } catch (error) {
      toasts.show({ tone: 'danger', text: errorMessage(error, 'Failed to load the page') });
    } finally {
      setBusy(false);
    }
  };
  const step = (to: number) => {
    if (to >= 0 && to < items.length) return () => void show(items[to], page);
    if (to < 0) return page > 1 ? () => void turnPage(page - 1) : undefined;
    return before + items.length < total ? () => void turnPage(page + 1) : undefined;
  };
  const steps = { previous: step(index - 1), next: step(found >= 0 ? index + 1 : index) };
  return {
    position: found >= 0 ? `${formatCount(before + index + 1)} of ${formatCount(total)}` : undefined,
    ...(busy ? { previous: undefined, next: undefined } : steps),
  };
}
