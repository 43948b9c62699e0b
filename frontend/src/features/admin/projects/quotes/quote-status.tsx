import type { QuoteStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import type { StatusVariant } from '@/components/status/status-variant.ts';

const STATES: Record<QuoteStatus, { readonly label: string; readonly variant: StatusVariant }> = {
  draft: { label: 'Draft', variant: { tone: 'secondary', icon: 'pencil' } },
  sent: { label: 'Sent', variant: { tone: 'info', icon: 'dot' } },
  opened: { label: 'Opened', variant: { tone: 'warning', icon: 'clock' } },
  accepted: { label: 'Accepted', variant: { tone: 'success', icon: 'check' } },
  declined: { label: 'Declined', variant: { tone: 'destructive', icon: 'cross' } },
  expired: { label: 'Expired', variant: { tone: 'secondary', icon: 'cross' } },
};

/** The state of a quote. */
export const QuoteBadge = ({ status }: { readonly status: QuoteStatus }) => (
  <StatusBadge status={status} {...STATES[status]} />
);
