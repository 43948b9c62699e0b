import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { findRefusedEmail, readEmails } from './email-list.ts';

it('reads emails from lines, commas and the list of an email program, each once', () => {
  const text = 'a@x.org, b@x.org;\n"Begum, Sultana" <sultana@x.org>, Rafi <rafi@x.org>\nA@X.org mailto:c@x.org.';
  expect(readEmails(text).emails).toEqual(['a@x.org', 'b@x.org', 'sultana@x.org', 'rafi@x.org', 'c@x.org']);
});

it('names what is no email', () => {
  expect(readEmails(' a@x.org\nnadia@x \n@x.org rafi ')).toEqual({
    emails: ['a@x.org'],
    invalid: ['nadia@x', '@x.org', 'rafi'],
  });
  expect(readEmails('  \n')).toEqual({ emails: [], invalid: [] });
});

it('finds the one that the server refuses', () => {
  const message = 'Please check this value';
  const body = { code: 'invalid_request', message, details: [{ field: 'emails.1', message }] };
  const emails = ['a@x.org', 'b..b@x.org'];
  expect(findRefusedEmail(new ApiError(400, body as never), emails)).toBe('b..b@x.org');
  expect(findRefusedEmail(new ApiError(409), emails)).toBeUndefined();
});
