import { expect } from 'vitest';
import { expectClosed, expectRefusals } from '../refusals.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../scenario.ts';

export const adminMailsScenarios: Scenario[] = [
  {
    name: 'the log tells what was sent, and sends it once more unless it was secret',
    async run(client) {
      const { token } = await demoAdmin(client);
      const message = { name: 'Rina', email: 'rina@example.com', subject: 'Kingfisher', message: 'Is it for sale?' };
      await client.call('sendContactMessage', { body: message });
      const query = { kind: 'contact', status: 'sent' };
      const before = (await client.call('adminListMails', { token, query })).body;
      const [mail] = before.items;
      expect(mail).toMatchObject({ subject: 'Contact form: Kingfisher', answer: expect.any(String), resendable: true });
      const params = { id: mail?.id ?? '' };
      expect((await client.call('adminResendMail', { token, params })).status).toBe(204);
      const after = (await client.call('adminListMails', { token, query })).body;
      expect(after.total).toBe(before.total + 1);
      const [change] = (await client.call('adminListActivity', { token })).body.items;
      expect(change).toMatchObject({ action: 'mail.resend', label: 'Contact form: Kingfisher' });

      const { email } = await newCustomer(client);
      await client.call('requestPasswordReset', { body: { email } });
      const [secret] = (await client.call('adminListMails', { token, query: { search: email.toUpperCase() } })).body
        .items;
      expect(secret).toMatchObject({ kind: 'password-reset', recipient: { email }, resendable: false });
      expect(JSON.stringify(secret)).not.toContain('token');
      const refused = await client.call('adminResendMail', { token, params: { id: secret?.id ?? '' } });
      expect(refused).toMatchObject({
        status: 409,
        message: 'A mail of this kind is not kept and cannot be sent again',
      });
      const unknown = { id: UNKNOWN_ID };
      expect((await client.call('adminResendMail', { token, params: unknown })).status).toBe(404);
      expect((await client.call('adminResendMail', { token, params: { id: 'x' } })).status).toBe(400);
      await expectClosed(client, 'adminListMails');
      await expectRefusals(client, { id: 'adminResendMail', params: unknown });
    },
  },
];
