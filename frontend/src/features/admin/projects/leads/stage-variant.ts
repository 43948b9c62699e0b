import type { LeadStage } from '@/api/generated/model.ts';
import type { StatusVariant } from '@/components/status/status-variant.ts';

const VARIANTS: Record<LeadStage, StatusVariant> = {
  new: { tone: 'info', icon: 'dot' },
  in_conversation: { tone: 'warning', icon: 'clock' },
  quoted: { tone: 'warning', icon: 'pencil' },
  won: { tone: 'success', icon: 'check' },
  lost: { tone: 'secondary', icon: 'cross' },
};

export const stageVariant = (stage: LeadStage): StatusVariant => VARIANTS[stage];
