/**
 * Phase of a client project, in this order
 */
export type ProjectPhase = typeof ProjectPhase[keyof typeof ProjectPhase];


export const ProjectPhase = {
  discovery: 'discovery',
  design: 'design',
  development: 'development',
  deployment: 'deployment',
  maintenance: 'maintenance',
} as const;
