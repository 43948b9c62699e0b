/**
 * `system` follows the visitor's device
 */
export type Theme = typeof Theme[keyof typeof Theme];


export const Theme = {
  light: 'light',
  dark: 'dark',
  system: 'system',
} as const;
