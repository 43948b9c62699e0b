/** The payment of an order; an order has one. */
export const indexes = [
  { name: 'payments_order', on: 'payments (order_id) where order_id is not null', unique: true as const },
];
