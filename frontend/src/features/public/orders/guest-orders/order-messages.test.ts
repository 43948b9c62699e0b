import { describe, expect, it } from 'vitest';
import { samplePayment as payment, sampleOrder } from '@/test/guest-order-samples.ts';
import { isOpen, orderMessage } from './order-messages.ts';

const message = (order: object, file: string | null = null) =>
  orderMessage({
    ...sampleOrder,
    lines: sampleOrder.lines.map((line) => ({ ...line, file_name: file })),
    order: { ...sampleOrder.order, ...order },
  }).title;

describe('messages for an order', () => {
  it.each([
    ['All yours', { status: 'completed' }, 'a.zip'],
    ['Order completed', { status: 'completed' }, null],
    ['Your order was refunded', { status: 'refunded' }, null],
    ['Your payment did not go through', { status: 'cancelled' }, null],
    ['We are checking your payment', { status: 'cancelled', payment: { ...payment, waiting: true } }, null],
    ['We are working on your order', { status: 'processing' }, null],
    ['We are checking your payment', { status: 'pending', payment: { ...payment, waiting: true } }, null],
    ['Send your transfer', { status: 'pending', payment: { ...payment, instructions: 'Send it' } }, null],
    ['Waiting for your payment', { status: 'pending', payment: { ...payment, checkoutUrl: 'https://pay' } }, null],
    ['We are processing your payment', { status: 'pending', payment }, null],
  ])('%s', (title, order, file) => expect(message(order, file)).toBe(title));

  it('include the reason of a rejection', () => {
    const order = { ...sampleOrder.order, status: 'cancelled' as const, payment: { ...payment, reason: 'Not found' } };
    expect(orderMessage({ ...sampleOrder, order }).line).toBe('Not found');
  });

  it('are refreshed while the payment is pending', () => {
    const with_ = (status: 'pending' | 'completed') => ({
      ...sampleOrder,
      order: { ...sampleOrder.order, status, payment },
    });
    expect(isOpen(with_('pending'))).toBe(true);
    expect(isOpen(with_('completed'))).toBe(false);
  });
});
