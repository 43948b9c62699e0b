import { expect, it } from 'vitest';
import { readEmails } from './email-list.ts';

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
