/**
 * Preferred reply channel of the sender of a brief
 */
export type BriefReach = typeof BriefReach[keyof typeof BriefReach];


export const BriefReach = {
  email: 'email',
  phone: 'phone',
  whatsapp: 'whatsapp',
} as const;
