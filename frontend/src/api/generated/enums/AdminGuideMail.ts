/**
 * Where mails go, `folder` when no mail server is set
 */
export type AdminGuideMail = typeof AdminGuideMail[keyof typeof AdminGuideMail];


export const AdminGuideMail = {
  smtp: 'smtp',
  folder: 'folder',
} as const;
