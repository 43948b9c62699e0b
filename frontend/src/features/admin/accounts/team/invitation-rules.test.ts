import { expect, it } from 'vitest';
import { checkInvitation, toInvitation } from './invitation-rules.ts';

const values = { name: ' Rafi ', email: ' rafi@example.com ', rights: 'support,content' };

it('requires a name, an email and a right', () => {
  expect(checkInvitation(values)).toEqual({});
  expect(checkInvitation({ name: ' ', email: 'rafi', rights: '' })).toEqual({
    name: 'Please enter the full name',
    email: 'Please enter a valid email address',
    rights: 'Select at least one right',
  });
  expect(checkInvitation({ ...values, email: '' })).toEqual({ email: 'Please enter the email address' });
});

it('sends trimmed text and known rights', () => {
  expect(toInvitation(values)).toEqual({ name: 'Rafi', email: 'rafi@example.com', rights: ['content', 'support'] });
});
