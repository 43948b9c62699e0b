import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operations } from '../../contract/generated/operations.ts';
import { createPaths } from './path.mjs';

const pathOf = createPaths(fileURLToPath(new URL('../..', import.meta.url)));
const paths = Object.keys(operations).map((id) => ({ id, steps: pathOf(id) }));
const percentile90 = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length * 0.9)];

test('the path of an operation leads from its handler to its SQL', () => {
  expect(paths.filter(({ steps }) => steps.length === 0)).toEqual([]);
  expect(pathOf('listOrders').map(({ file }) => file)).toEqual([
    'backend/src/features/orders/orders.handlers.ts',
    'backend/src/features/orders/orders.repository.ts',
    'backend/src/features/billing/order-charges.repository.ts',
    'backend/src/features/orders/orders.mapper.ts',
  ]);
});

test('a parameter or variable with the name of another handler’s variable is no step', () => {
  expect(pathOf('getSession').map(({ file }) => file)).toEqual([
    'backend/src/features/accounts/auth.handlers.ts',
    'backend/src/features/accounts/user.mapper.ts',
  ]);
});

// Measured; a change that reads longer lowers something else first.
test('nine of ten operations can be read on the server in 440 lines and at most 12 files', () => {
  expect(percentile90(paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(12);
  expect(percentile90(paths.map(({ steps }) => steps.reduce((sum, { lines }) => sum + lines, 0)))).toBeLessThanOrEqual(
    440,
  );
});
