/**
 * `check` only reports, `import` stores all valid rows
 */
export type ImportMode = typeof ImportMode[keyof typeof ImportMode];


export const ImportMode = {
  check: 'check',
  import: 'import',
} as const;
