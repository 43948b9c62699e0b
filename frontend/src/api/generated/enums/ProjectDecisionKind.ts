/**
 * A quote was accepted, a version approved, or changes asked for; a change request was made, accepted at no cost, or declined; the handover was signed
 */
export type ProjectDecisionKind = typeof ProjectDecisionKind[keyof typeof ProjectDecisionKind];


export const ProjectDecisionKind = {
  accepted: 'accepted',
  approved: 'approved',
  changes: 'changes',
  requested: 'requested',
  free: 'free',
  declined: 'declined',
  signed: 'signed',
} as const;
