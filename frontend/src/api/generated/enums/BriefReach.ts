/**
 * How the sender of a brief wants to be answered
 */
export type BriefReach = typeof BriefReach[keyof typeof BriefReach];


export const BriefReach = {
  email: 'email',
  phone: 'phone',
  whatsapp: 'whatsapp',
} as const;
