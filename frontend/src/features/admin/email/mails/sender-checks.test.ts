import { expect, it } from 'vitest';
import { describeSenderCheck } from './sender-checks.ts';

it('says what each result means, and for which record', () => {
  expect(describeSenderCheck({ name: 'spf', result: 'open', record: null }).label).toBe('Unsafe');
  expect(describeSenderCheck({ name: 'dmarc', result: 'monitoring', record: null }).tone).toBe('warning');
  expect(describeSenderCheck({ name: 'dkim', result: 'private', record: null }).text).toContain('MAIL_FROM');
  expect(describeSenderCheck({ name: 'dkim', result: 'unreachable', record: null }).text).toContain('try again');
});
