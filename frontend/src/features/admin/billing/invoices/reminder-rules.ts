import type { ReminderPlan } from '@/api/generated/model.ts';
import { reminderStepDaysMax, reminderStepDaysMin } from '@/api/generated/zod/schemas/reminderStep.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** When a step of the plan is sent. */
export const stepText = (days: number): string => {
  if (days === 0) return 'on the due date';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days < 0 ? `${count} before the due date` : `${count} after the due date`;
};

/** A step while it is edited: the number as typed. */
export interface StepDraft {
  readonly key: number;
  readonly active: boolean;
  readonly days: string;
  readonly side: 'before' | 'after';
}

export interface PlanDraft {
  readonly steps: readonly StepDraft[];
  readonly skips_weekend: boolean;
}

export const toPlanDraft = ({ steps, skips_weekend }: ReminderPlan): PlanDraft => ({
  skips_weekend,
  steps: steps.map(({ days, active }, key) => ({
    key,
    active,
    days: String(Math.abs(days)),
    side: days < 0 ? 'before' : 'after',
  })),
});

const toDays = ({ days, side }: StepDraft): number => (side === 'before' ? -Number(days) : Number(days)) || 0;

export function checkPlan({ steps }: PlanDraft): FieldProblems<'steps'> {
  const isWrong = (step: StepDraft) =>
    !/^\d{1,3}$/.test(step.days.trim()) || toDays(step) < reminderStepDaysMin || toDays(step) > reminderStepDaysMax;
  if (steps.some(isWrong))
    return {
      steps: `Please enter up to ${-reminderStepDaysMin} days before or ${reminderStepDaysMax} days after the due date`,
    };
  const isTwice = new Set(steps.map(toDays)).size < steps.length;
  return isTwice ? { steps: 'Please give each reminder its own day' } : {};
}

export const toReminderPlan = ({ steps, skips_weekend }: PlanDraft, version: number): ReminderPlan => ({
  steps: steps.map((step) => ({ days: toDays(step), active: step.active })),
  skips_weekend,
  version,
});
