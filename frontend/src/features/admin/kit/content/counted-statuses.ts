import { statusWord } from '@/components/status/status-variant.ts';

/** Statuses to choose from; with `counts` each says how many there are: 'Pending (3)'. */
export const countedStatuses = <Status extends string>(
  statuses: readonly Status[],
  counts?: Readonly<Record<Status, number>>,
) => statuses.map((value) => ({ value, label: statusWord(value) + (counts ? ` (${counts[value]})` : '') }));
