/**
 * How far a lead has come
 */
export type LeadStage = typeof LeadStage[keyof typeof LeadStage];


export const LeadStage = {
  new: 'new',
  in_conversation: 'in_conversation',
  quoted: 'quoted',
  won: 'won',
  lost: 'lost',
} as const;
