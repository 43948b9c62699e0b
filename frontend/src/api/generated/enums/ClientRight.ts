/**
 * What a person may do for a client. `see`: read and write about the project. `approve`: read and decide quotes, files, changes and the handover.
 * `pay`: read and pay invoices. `manage`: invite and remove people.
 */
export type ClientRight = typeof ClientRight[keyof typeof ClientRight];


export const ClientRight = {
  see: 'see',
  approve: 'approve',
  pay: 'pay',
  manage: 'manage',
} as const;
