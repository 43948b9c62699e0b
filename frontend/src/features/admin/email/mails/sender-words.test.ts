import { expect, it } from 'vitest';
import { senderWords } from './sender-words.ts';

it('says what each result means, and for which record', () => {
  expect(senderWords({ name: 'spf', result: 'open', record: null }).label).toBe('Unsafe');
  expect(senderWords({ name: 'dmarc', result: 'monitoring', record: null }).tone).toBe('warning');
  expect(senderWords({ name: 'dkim', result: 'private', record: null }).text).toContain('MAIL_FROM');
  expect(senderWords({ name: 'dkim', result: 'unreachable', record: null }).text).toContain('try again');
});
