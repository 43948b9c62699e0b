export type Theme = typeof Theme[keyof typeof Theme];


export const Theme = {
  light: 'light',
  dark: 'dark',
  system: 'system',
} as const;
