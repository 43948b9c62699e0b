/**
 * `suspended` accounts cannot sign in and lose their sessions
 */
export type UserStatus = typeof UserStatus[keyof typeof UserStatus];


export const UserStatus = {
  active: 'active',
  suspended: 'suspended',
} as const;
