import { t } from '@lingui/core/macro';
import type { ProjectChangeStatus } from '@/api/generated/model.ts';
import type { StatusVariant } from '@/components/status/status-variant.ts';

const STATES: Record<ProjectChangeStatus, { readonly label: string; readonly variant: StatusVariant }> = {
  requested: { label: t`We are reviewing it`, variant: { tone: 'info', icon: 'clock' } },
  quoted: { label: t`Needs your response`, variant: { tone: 'warning', icon: 'dot' } },
  expired: { label: t`Quote expired`, variant: { tone: 'secondary', icon: 'clock' } },
  accepted: { label: t`Accepted`, variant: { tone: 'success', icon: 'check' } },
  free: { label: t`At no extra cost`, variant: { tone: 'success', icon: 'check' } },
  declined: { label: t`Declined`, variant: { tone: 'secondary', icon: 'cross' } },
  quote_declined: { label: t`You declined the quote`, variant: { tone: 'secondary', icon: 'cross' } },
};

/** The state of a change request, as its client reads it. */
export const changeStatus = (status: ProjectChangeStatus) => STATES[status];
