import { type StatusVariant, statusVariant } from '@/components/status/status-variant.ts';

const SETTLED = ['completed', 'cancelled'];

/** How an order's status is shown to its customer: what is neither done nor off counts as on its way, whatever its word. */
export const orderVariant = (status: string): StatusVariant =>
  statusVariant(SETTLED.includes(status.toLowerCase()) ? status : 'pending');
