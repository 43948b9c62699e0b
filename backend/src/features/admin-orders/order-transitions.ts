import type { OrderStatus } from '../../generated/model.ts';

/** Where an order can go from each state; the last three lead nowhere but to a refund. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
};

export function movesFrom(status: OrderStatus): OrderStatus[] {
  return [...NEXT[status]];
}

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}
