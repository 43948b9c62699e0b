/**
 * Where emails go; `api` is a mail provider's, `folder` while neither is configured
 */
export type AdminGuideMail = typeof AdminGuideMail[keyof typeof AdminGuideMail];


export const AdminGuideMail = {
  smtp: 'smtp',
  folder: 'folder',
  api: 'api',
} as const;
