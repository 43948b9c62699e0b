import { StatusBadge } from '@/components/status/status-badge.tsx';
import { orderVariant } from './order-status.ts';

interface OrderStatusBadgeProps {
  readonly status: string;
}

export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  return <StatusBadge status={status} variant={orderVariant(status)} />;
}
