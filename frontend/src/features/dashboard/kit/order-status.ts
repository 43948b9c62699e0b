import { type StatusVariant, statusVariant } from '@/components/status/status-variant.ts';

/** How an order's status is shown to its customer: what is neither done nor off counts as on its way, a refund too. */
export const orderVariant = (status: string): StatusVariant =>
  statusVariant(status.toLowerCase() === 'refunded' ? 'pending' : status);
