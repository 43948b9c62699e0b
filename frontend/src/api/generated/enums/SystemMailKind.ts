/**
 * `smtp` delivers to a mail server and `api` to a mail provider; `folder` only writes files below the data folder
 */
export type SystemMailKind = typeof SystemMailKind[keyof typeof SystemMailKind];


export const SystemMailKind = {
  smtp: 'smtp',
  folder: 'folder',
  api: 'api',
} as const;
