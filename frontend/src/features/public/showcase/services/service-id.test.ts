import { expect, test } from 'vitest';
import { serviceId } from './service-id.ts';

test.each([
  ['Web Development', 'web-development'],
  ['UI/UX Design', 'ui-ux-design'],
  ['Support & Maintenance', 'support-maintenance'],
  ['ওয়েব ডিজাইন', 'ওয়েব-ডিজাইন'],
])('%s is linked as #%s', (title, id) => {
  expect(serviceId(title)).toBe(id);
});

test('a title of symbols only still has an id', () => {
  expect(serviceId('!?')).toBe('service');
});
