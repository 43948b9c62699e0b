import { expect, test } from 'vitest';
import { OrderStatus } from '@/api/generated/model.ts';
import { noFileMessage, orderTitle } from './order-format.ts';

test('every status names the location of the file', () => {
  for (const status of Object.values(OrderStatus)) expect(noFileMessage(status)).toMatch(/\.$/);
});

test('an order is named by its number', () => {
  expect(orderTitle({ number: 10_125, id: 'a' })).toBe('Order #10125');
  expect(orderTitle({ number: 0, id: 'ord-77' })).toBe('Order #ord-77');
});
