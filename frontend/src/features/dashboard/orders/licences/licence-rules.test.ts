import { expect, test } from 'vitest';
import { checkName, checkOffline, formatSeats } from './licence-rules.ts';

test('validates the device id that the program shows', () => {
  const problem = (device_id: string) => checkOffline({ device_id, device_name: '' }).device_id;
  expect(problem(' 9f1c2b7e-workshop ')).toBeUndefined();
  expect(problem(' ')).toBe('Please enter the device ID shown in the app');
  expect(problem('short')).toBe('A device ID has at least 8 characters');
  expect(problem('has a blank')).toContain('only');
});

test('requires a device name', () => {
  expect(checkName({ name: ' Laptop ' })).toEqual({});
  expect(checkName({ name: '  ' }).name).toBe('Please enter a name');
});

test('formats seats', () => {
  expect([formatSeats(0, 1), formatSeats(2, 3)]).toEqual(['0 of 1 device', '2 of 3 devices']);
});
