/**
 * `waiting` for the studio; `agreed` once a refund was made; `declined` with a reason
 */
export type RefundRequestStatus = typeof RefundRequestStatus[keyof typeof RefundRequestStatus];


export const RefundRequestStatus = {
  waiting: 'waiting',
  agreed: 'agreed',
  declined: 'declined',
} as const;
