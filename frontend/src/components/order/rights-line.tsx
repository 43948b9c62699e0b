import { formatCount, formatDate } from '@/lib/format.ts';

interface Rights {
  /** Name of the plan. */
  readonly tier: string;
  /** Devices it may run on. */
  readonly activations: number;
  /** Moments; null is for ever. */
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

/** Plan, devices, updates and support of what somebody holds, as one run of text. */
export function RightsLine({ rights, className }: RightsLineProps) {
  const { tier, activations, updates_until, support_until, ended } = rights;
  const parts = [
    activations === 1 ? '1 device' : `${formatCount(activations)} devices`,
    updates_until ? `updates until ${formatDate(updates_until)}` : 'updates for ever',
    ...(support_until ? [`support until ${formatDate(support_until)}`] : []),
  ];
  return (
    <p className={className}>
      <bdi className="font-medium">{tier}</bdi>: {parts.join(', ')}
      {ended ? '. Taken back.' : ''}
    </p>
  );
}
