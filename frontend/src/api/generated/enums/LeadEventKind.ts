/**
 * What has happened or changed
 */
export type LeadEventKind = typeof LeadEventKind[keyof typeof LeadEventKind];


export const LeadEventKind = {
  received: 'received',
  stage: 'stage',
  value: 'value',
  'next-step': 'next-step',
  owner: 'owner',
} as const;
