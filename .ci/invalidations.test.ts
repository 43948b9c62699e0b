import { expect, test } from 'vitest';
import { readInvalidations } from './codegen/invalidations.ts';

const contract = (entry: string) => ({
  paths: {
    '/orders': { get: { operationId: 'listOrders', tags: ['orders'] }, parameters: [] },
    '/orders/{id}': { get: { operationId: 'getOrder', tags: ['orders'] } },
    '/refunds/{id}': { post: { operationId: 'refund', tags: ['refunds'], 'x-invalidates': [entry] } },
    '/orders/{id}/close': { post: { operationId: 'closeOrder', tags: ['orders'], 'x-invalidates': [entry] } },
  },
});

test.each([
  ['listOrders', [{ query: 'listOrders', file: './orders/orders.ts' }], ['listOrders']],
  [
    'getOrder(id)',
    [{ query: 'getOrder', file: './orders/orders.ts', params: ['id'] }],
    [{ query: 'getOrder', params: ['id'] }],
  ],
])('%s is found in its tag, with its parameters', (entry, fromRefunds, fromOrders) => {
  expect(readInvalidations(contract(entry))).toEqual([
    { onMutations: ['refund'], invalidates: fromRefunds },
    { onMutations: ['closeOrder'], invalidates: fromOrders },
  ]);
});

test.each(['listOrder', 'getOrder(id', ''])('%j is rejected, naming its mutation', (entry) => {
  expect(() => readInvalidations(contract(entry))).toThrow('refund invalidates');
});
