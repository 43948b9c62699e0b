import type { ActivityAction } from '@/api/generated/model.ts';

type Action = Extract<ActivityAction, 'lead.create' | 'call.cancel' | `quote.${string}`>;

/** What was done with client work, before its name. */
export const PROJECT_WORDINGS: Readonly<Record<Action, string>> = {
  'lead.create': 'created',
  'call.cancel': 'cancelled',
  'quote.send': 'sent',
  'quote.delete': 'deleted',
};
