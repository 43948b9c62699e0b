/**
 * Whether a key works: `blocked` because the account of the administrator is suspended, has no rights any more, or lacks the
 * second factor that administrators need.
 */
export type ApiKeyState = typeof ApiKeyState[keyof typeof ApiKeyState];


export const ApiKeyState = {
  active: 'active',
  expired: 'expired',
  blocked: 'blocked',
} as const;
