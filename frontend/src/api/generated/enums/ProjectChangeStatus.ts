/**
 * Waits for the studio; has a quote that was sent, has expired, or was accepted or declined by the client; or was answered without one, at no cost or declined
 */
export type ProjectChangeStatus = typeof ProjectChangeStatus[keyof typeof ProjectChangeStatus];


export const ProjectChangeStatus = {
  requested: 'requested',
  quoted: 'quoted',
  expired: 'expired',
  accepted: 'accepted',
  free: 'free',
  declined: 'declined',
  quote_declined: 'quote_declined',
} as const;
