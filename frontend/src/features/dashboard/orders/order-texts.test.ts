import { expect, test } from 'vitest';
import { OrderStatus } from '@/api/generated/model.ts';
import { noFileLine, orderTitle } from './order-texts.ts';

test('every status says where the file is', () => {
  for (const status of Object.values(OrderStatus)) expect(noFileLine(status)).toMatch(/\.$/);
});

test('an order is called by its number', () => {
  expect(orderTitle(10_125)).toBe('Order #10125');
});
