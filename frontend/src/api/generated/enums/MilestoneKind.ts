/**
 * When it is due; all deposits of a schedule are one milestone
 */
export type MilestoneKind = typeof MilestoneKind[keyof typeof MilestoneKind];


export const MilestoneKind = {
  deposit: 'deposit',
  phase: 'phase',
  final: 'final',
} as const;
