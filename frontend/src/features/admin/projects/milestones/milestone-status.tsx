import type { Milestone, MilestoneStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import type { StatusVariant } from '@/components/status/status-variant.ts';

const STATES: Record<MilestoneStatus, { readonly label: string; readonly variant: StatusVariant }> = {
  planned: { label: 'Uninvoiced', variant: { tone: 'secondary', icon: 'dot' } },
  draft: { label: 'Draft', variant: { tone: 'secondary', icon: 'pencil' } },
  sent: { label: 'Sent', variant: { tone: 'info', icon: 'dot' } },
  partly_paid: { label: 'Partly paid', variant: { tone: 'warning', icon: 'clock' } },
  overdue: { label: 'Overdue', variant: { tone: 'destructive', icon: 'clock' } },
  paid: { label: 'Paid', variant: { tone: 'success', icon: 'check' } },
  credited: { label: 'Credited', variant: { tone: 'secondary', icon: 'back' } },
};

/** The invoice status of a milestone. */
export const MilestoneBadge = ({ status }: { readonly status: MilestoneStatus }) => (
  <StatusBadge status={status} {...STATES[status]} />
);

/** When a milestone is due. */
export function milestoneName({ kind, phase, is_final: isFinal }: Milestone): string {
  if (kind === 'deposit') return 'Deposit';
  if (kind === 'phase' && phase) return `After ${phase}`;
  return isFinal ? 'Final payment' : 'Payment';
}
