import { stateTable } from './state-table.ts';

export const ORDER_STATES = stateTable({
  subject: 'Order',
  schema: 'OrderStatus',
  states: {
    pending: 'It awaits payment or the studio',
    processing: 'The studio is preparing it',
    completed: 'What was bought is delivered',
    cancelled: 'It ended before delivery; what was paid is returned',
    refunded: 'All of it was returned after delivery',
  },
  events: {
    process: 'Administrator, `adminSetOrderStatus`',
    complete: 'Administrator, `adminSetOrderStatus`',
    cancel: 'Administrator, `adminSetOrderStatus`',
    refund: 'Administrator, `adminSetOrderStatus`: returns what is left and ends access',
    'refund in part': 'Administrator, `adminRefundOrder` with less than what is left',
  },
  next: {
    pending: { process: 'processing', cancel: 'cancelled' },
    processing: { complete: 'completed', cancel: 'cancelled' },
    completed: { refund: 'refunded', 'refund in part': 'completed' },
    cancelled: {},
    refunded: {},
  },
});
