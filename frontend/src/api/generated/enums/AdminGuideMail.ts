/**
 * Where emails go; `folder` while no mail server is configured
 */
export type AdminGuideMail = typeof AdminGuideMail[keyof typeof AdminGuideMail];


export const AdminGuideMail = {
  smtp: 'smtp',
  folder: 'folder',
} as const;
