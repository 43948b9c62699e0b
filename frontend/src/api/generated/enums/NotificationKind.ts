/**
 * Subject of a notification; decides its icon
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];


export const NotificationKind = {
  order: 'order',
  wallet: 'wallet',
  version: 'version',
  account: 'account',
} as const;
