import { type StatusVariant, statusVariant } from '@/components/status/status-variant.ts';

const SETTLED = ['completed', 'cancelled'];

/** The status of an order as its customer sees it: everything neither completed nor cancelled counts as processing. */
export const orderVariant = (status: string): StatusVariant =>
  statusVariant(SETTLED.includes(status.toLowerCase()) ? status : 'pending');
