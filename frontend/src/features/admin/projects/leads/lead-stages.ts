import type { AdminLead, AdminLeadChange, LeadStage } from '@/api/generated/model.ts';

/** In pipeline order. */
export const STAGES: readonly { readonly value: LeadStage; readonly label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'in_conversation', label: 'In conversation' },
  { value: 'quoted', label: 'Quoted' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
];

export const stageLabel = (stage: string): string => STAGES.find(({ value }) => value === stage)?.label ?? stage;

const CLOSED: readonly LeadStage[] = ['won', 'lost'];

/** Whether work on it may still come. */
export const isOpen = ({ stage }: Pick<AdminLead, 'stage'>): boolean => !CLOSED.includes(stage);

/** The total value of the open leads. */
export const openValue = (leads: readonly AdminLead[]): number =>
  leads.filter(isOpen).reduce((sum, { value }) => sum + (value ?? 0), 0);

/** Whether the next step of an open lead should have been done. @param today `yyyy-mm-dd` */
export const isOverdue = (lead: Pick<AdminLead, 'stage' | 'next_step_on'>, today: string): boolean =>
  isOpen(lead) && lead.next_step_on !== null && lead.next_step_on < today;

/** The lead as it is saved, in another stage. */
export const toChange = (lead: AdminLead, stage: LeadStage = lead.stage): AdminLeadChange => ({
  stage,
  value: lead.value,
  next_step: lead.next_step,
  next_step_on: lead.next_step_on,
  owner_id: lead.owner?.id ?? null,
  version: lead.version,
});
