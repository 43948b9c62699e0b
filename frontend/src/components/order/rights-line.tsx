import { formatCount, formatDate } from '@/lib/format.ts';

interface Rights {
  /** Name of the plan. */
  readonly tier: string;
  /** Devices it may run on. */
  readonly activations: number;
  /** The plan is held until then; null is without an end. */
  readonly holds_until: string | null;
  /** Moments; null is without an end. */
  readonly updates_until: string | null;
  /** Null is none. */
  readonly support_until: string | null;
  /** Taken back by a refund. */
  readonly ended: boolean;
}

interface RightsLineProps {
  readonly rights: Rights;
  readonly className?: string;
}

/** What ends with the plan itself needs no date of its own. */
const untilText = (what: string, until: string, end: string | null): string =>
  until === end ? what : `${what} until ${formatDate(until)}`;

/** Plan, end, devices, updates and support of what somebody holds, as one run of text. */
export function RightsLine({ rights, className }: RightsLineProps) {
  const { tier, activations, holds_until: end, updates_until, support_until, ended } = rights;
  const updates = updates_until ? untilText('updates', updates_until, end) : undefined;
  const parts = [
    ...(end ? [`until ${formatDate(end)}`] : []),
    activations === 1 ? '1 device' : `${formatCount(activations)} devices`,
    updates ?? (end ? 'updates' : 'updates with no time limit'),
    ...(support_until ? [untilText('support', support_until, end)] : []),
  ];
  return (
    <p className={className}>
      <bdi className="font-medium">{tier}</bdi>
      <span>{`: ${parts.join(', ')}${ended ? '. Access removed.' : ''}`}</span>
    </p>
  );
}
