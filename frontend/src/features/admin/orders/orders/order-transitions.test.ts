import { describe, expect, test } from 'vitest';
import type { TransactionType } from '@/api/generated/model.ts';
import { orderTransition } from './order-transitions.ts';

const movement = (type: TransactionType) => ({ id: 1, type, amount: -9.99, reference: 'Order #10125', created_at: '' });
const order = (paid: boolean, total = 9.99) => ({
  number: 10_125,
  total,
  refunded: 0,
  status: 'completed' as const,
  product_id: 1,
  movements: paid ? [movement('purchase')] : [],
  refundable: total > 0 ? [{ to: 'source' as const, title: 'Card CARD-1', most: total }] : [],
});

describe('orderTransition', () => {
  test('a refund names its amount and asks for confirmation', () => {
    expect(orderTransition(order(true), 'refunded')).toMatchObject({
      label: 'Refund $9.99',
      question: 'Refund $9.99?',
      done: '$9.99 refunded',
    });
    const { consequence } = orderTransition(order(true), 'refunded');
    expect(consequence).toMatch(/^\$9\.99 goes back through Card CARD-1\..*loses access to the file/);
  });

  test('a free order is revoked without mentioning money', () => {
    const transition = orderTransition(order(false, 0), 'refunded');
    expect(transition.label).toBe('Revoke');
    expect(Object.values(transition).join(' ')).not.toContain('$');
  });

  test('completing asks for confirmation only when the wallet has not paid', () => {
    expect(orderTransition(order(true), 'completed').question).toBeNull();
    expect(orderTransition(order(false, 0), 'completed').question).toBeNull();
    expect(orderTransition(order(false), 'completed').consequence).toContain('confirms that you received $9.99');
  });

  test('cancelling explains what happens to the money', () => {
    expect(orderTransition(order(true), 'cancelled').consequence).toContain('$9.99 goes back');
    expect(orderTransition(order(false), 'cancelled').consequence).toContain('nothing is refunded');
  });
});
