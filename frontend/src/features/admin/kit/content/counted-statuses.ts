import { statusLabel } from '@/components/status/status-variant.ts';

/** The options of a status filter; with `counts` each shows its row count: 'Pending (3)'. */
export const countedStatuses = <Status extends string>(
  statuses: readonly Status[],
  counts?: Readonly<Record<Status, number>>,
) => statuses.map((value) => ({ value, label: statusLabel(value) + (counts ? ` (${counts[value]})` : '') }));
