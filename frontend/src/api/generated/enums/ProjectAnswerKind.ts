/**
 * Whether a version is approved or has to change
 */
export type ProjectAnswerKind = typeof ProjectAnswerKind[keyof typeof ProjectAnswerKind];


export const ProjectAnswerKind = {
  approved: 'approved',
  changes: 'changes',
} as const;
