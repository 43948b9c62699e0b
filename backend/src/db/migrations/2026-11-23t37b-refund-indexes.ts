/** An order is paid once, but refunded in parts: what they may add up to is held by a trigger of `t37c`. */
export const indexes = [
  { name: 'wallet_entries_order', on: 'wallet_entries (order_id, kind) where order_id is not null' },
  { name: 'wallet_entries_paid_once', on: `wallet_entries (order_id) where kind = 'purchase'`, unique: true as const },
];
