import { expect, test } from 'vitest';
import { formatUnread } from './notification-age.ts';

test('only the unread count is announced', () => {
  expect(formatUnread(2)).toBe('2 unread');
  expect(formatUnread(0)).toBeUndefined();
});
