import { plural, t } from '@lingui/core/macro';
import { formatDate } from '@/lib/format.ts';

interface Rights {
  /** Name of the plan. */
  readonly tier: string;
  /** Maximum number of devices. */
  readonly activations: number;
  /** When the plan ends; null is lifetime. */
  readonly holds_until: string | null;
  /** Times; null is no expiry. */
  readonly updates_until: string | null;
  /** Null is none. */
  readonly support_until: string | null;
  /** Access removed by a refund. */
  readonly ended: boolean;
}

interface RightsSummaryProps {
  readonly rights: Rights;
  readonly className?: string;
}

/** Rights that end with the plan need no date of their own. */
const formatUntil = (what: string, until: string, end: string | null): string =>
  until === end ? what : t`${what} until ${formatDate(until)}`;

/** Plan, end date, devices, updates and support of a licence, as one line of text. */
export function RightsSummary({ rights, className }: RightsSummaryProps) {
  const { tier, activations, holds_until: end, updates_until, support_until, ended } = rights;
  const updates = updates_until ? formatUntil(t`updates`, updates_until, end) : undefined;
  const segments = [
    ...(end ? [t`until ${formatDate(end)}`] : []),
    plural(activations, { one: '# device', other: '# devices' }),
    updates ?? (end ? t`updates` : t`updates with no time limit`),
    ...(support_until ? [formatUntil(t`support`, support_until, end)] : []),
  ];
  return (
    <p className={className}>
      <bdi className="font-medium">{tier}</bdi>
      <span>{`: ${segments.join(', ')}${ended ? t`. Access removed.` : ''}`}</span>
    </p>
  );
}
