/**
 * `smtp` delivers to a mail server; `folder` only writes files below the data folder
 */
export type SystemMailKind = typeof SystemMailKind[keyof typeof SystemMailKind];


export const SystemMailKind = {
  smtp: 'smtp',
  folder: 'folder',
} as const;
