import type { ActivityAction } from '@/api/generated/model.ts';

/** What was done with an invoice that the studio has written, before its name. */
export const INVOICE_WORDINGS: Readonly<Record<Extract<ActivityAction, `invoice.${string}`>, string>> = {
  'invoice.send': 'sent',
  'invoice.credit': 'credited',
  'invoice.pay': 'recorded a payment of',
  'invoice.link': 'renewed the link of',
  'invoice.correct': 'reversed a payment of',
  'invoice.certificate': 'added a tax certificate to',
  'invoice.remind': 'sent a reminder for',
  'invoice.silence': 'changed reminders for',
};
