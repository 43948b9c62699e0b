/**
 * As rated by the studio, such as by CVSS
 */
export type AdvisorySeverity = typeof AdvisorySeverity[keyof typeof AdvisorySeverity];


export const AdvisorySeverity = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  critical: 'critical',
} as const;
