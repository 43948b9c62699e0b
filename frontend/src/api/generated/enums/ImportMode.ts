export type ImportMode = typeof ImportMode[keyof typeof ImportMode];


export const ImportMode = {
  check: 'check',
  import: 'import',
} as const;
