import { expect, test } from 'vitest';
import { toTestSent } from './test-sent.ts';

const none = { subject: '', content: '' };
const written = { subject: 'Out now', content: 'Version 2.1' };

test('names the languages only when both are written, as the server sends one email for each', () => {
  expect(toTestSent({ en: written, bn: written }, 'rafi@example.com')).toBe(
    'Two tests, in English and Bangla, sent to rafi@example.com',
  );
  expect(toTestSent({ en: none, bn: written }, 'rafi@example.com')).toBe('Test sent to rafi@example.com');
});
