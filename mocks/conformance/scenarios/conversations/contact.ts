import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

const MESSAGE = {
  name: 'Nadia',
  email: 'nadia@example.com',
  subject: 'A calendar',
  message: 'Can you build one for our school?',
};

export const contactScenarios: Scenario[] = [
  {
    name: 'a message is accepted, a suspected bot gets the same answer and is kept, an invalid one is rejected',
    async run(client) {
      const sent = await client.call('sendContactMessage', { body: MESSAGE });
      const robot = await client.call('sendContactMessage', { body: { ...MESSAGE, website: 'http://spam.example' } });
      expect([sent.status, robot.status]).toEqual([202, 202]);
      expect(robot.message).toBe(sent.message);
      const { token } = await demoAdmin(client);
      const query = { status: 'spam', search: MESSAGE.subject } as const;
      const { body } = await client.call('adminListConversations', { token, query, expected: 200 });
      expect(body.items[0]).toMatchObject({ email: MESSAGE.email, subject: MESSAGE.subject, status: 'spam' });
      expect((await client.call('sendContactMessage', { body: { ...MESSAGE, message: ' ' } })).status).toBe(400);
      expect(
        (await client.call('sendContactMessage', { body: { ...MESSAGE, message: 'x'.repeat(5001) } })).status,
      ).toBe(400);
    },
  },
  {
    name: 'invalid messages get the same error messages everywhere',
    async run(client) {
      const fill = 'Please fill in all fields';
      const email = 'Please enter a valid email address';
      const check = 'Please check this value';
      const unknown = 'Unknown field';
      const text = { name: 'Rafi', email: 'rafi@example.com', subject: 'Shop', message: 'A shop for mangoes' };
      const bodies: [object, string, string[]][] = [
        [{}, fill, ['name', 'email', 'subject', 'message']],
        [{ ...text, name: '  ' }, fill, ['name']],
        [{ ...text, email: 'rafi' }, email, ['email']],
        [{ ...text, message: 5 }, check, ['message']],
        [{ ...text, name: 'x'.repeat(101) }, 'This text is too long: 100 characters at most', ['name']],
        [{ ...text, role: 'admin' }, unknown, ['role']],
        [{ ...text, name: 'Rafi\nBcc: x@example.com' }, 'Please enter your name in one line', ['name']],
        [{ ...text, subject: 'Shop\r\nBcc: x@example.com' }, 'Please enter the subject in one line', ['subject']],
      ];
      for (const [body, message, fields] of bodies) {
        const answer = await client.call('sendContactMessage', { body });
        const details = fields.map((field) => ({ field, message }));
        expect(answer).toMatchObject({ status: 400, body: { message, details } });
      }
    },
  },
];
