/**
 * `invited` until the person accepts
 */
export type SeatStatus = typeof SeatStatus[keyof typeof SeatStatus];


export const SeatStatus = {
  invited: 'invited',
  accepted: 'accepted',
} as const;
