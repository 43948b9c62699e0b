import { expect, test } from 'vitest';
import {
  contactInputMessageMax,
  contactInputNameMax,
  contactInputSubjectMax,
} from '@/api/generated/zod/schemas/contactInput.zod.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { CONTACT_LIMITS, checkContact } from './contact-rules.ts';

const text = {
  name: 'Rafi Karim',
  email: 'rafi@example.com',
  subject: 'Web Development',
  message: 'A shop for mangoes from Rajshahi.',
};

test('a complete message has no problems', () => {
  expect(checkContact(text)).toEqual({});
});

test('every empty field is reported at once, blanks count as empty', () => {
  expect(checkContact({ name: '', email: ' ', subject: '\t', message: '\n' })).toEqual({
    name: 'Please enter your name',
    email: 'Please enter your email address',
    subject: 'Please enter a subject',
    message: 'Please enter a message',
  });
});

test('an email without @ and one that the browser rejects are invalid', () => {
  const invalid = { email: 'Please enter a valid email address' };
  expect(checkContact({ ...text, email: 'rafi' })).toEqual(invalid);
  expect(checkContact({ ...text, email: 'rafi@' }, { misspelt: true })).toEqual(invalid);
});

test('an empty email is reported as missing, whatever the browser says', () => {
  expect(checkContact({ ...text, email: '' }, { misspelt: true }).email).toBe('Please enter your email address');
});

test('a message may have 5,000 characters and no more', () => {
  expect(checkContact({ ...text, message: 'm'.repeat(5000) })).toEqual({});
  expect(checkContact({ ...text, message: 'm'.repeat(5001) }).message).toBe(
    'Please keep the message under 5,000 characters',
  );
});

test('the limits are those of the contract', () => {
  expect(CONTACT_LIMITS).toEqual({
    name: contactInputNameMax,
    email: EmailMax,
    subject: contactInputSubjectMax,
    message: contactInputMessageMax,
  });
});
