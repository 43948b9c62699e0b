/**
 * Status of a call
 */
export type CallStatus = typeof CallStatus[keyof typeof CallStatus];


export const CallStatus = {
  upcoming: 'upcoming',
  past: 'past',
  cancelled: 'cancelled',
} as const;
