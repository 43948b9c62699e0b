/**
 * A quote was accepted, a version approved, or changes asked for
 */
export type ProjectDecisionKind = typeof ProjectDecisionKind[keyof typeof ProjectDecisionKind];


export const ProjectDecisionKind = {
  accepted: 'accepted',
  approved: 'approved',
  changes: 'changes',
} as const;
