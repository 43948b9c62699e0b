import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const adminMailsScenarios: Scenario[] = [
  {
    name: 'the log lists sent emails, and resends one unless it was secret',
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
        message: 'Emails of this kind are not stored and cannot be resent',
      });
      const unknown = { id: UNKNOWN_ID };
      expect((await client.call('adminResendMail', { token, params: unknown })).status).toBe(404);
    },
  },
  {
    name: 'the records of the sender’s domain are checked for the owner',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body } = await client.call('adminCheckSenderDomain', { token, expected: 200 });
      expect(body.checks.map(({ name }) => name)).toEqual(['spf', 'dkim', 'dmarc']);
      const customer = await newCustomer(client);
      expect((await client.call('adminCheckSenderDomain', { token: customer.token })).status).toBe(403);
      expect((await client.call('adminCheckSenderDomain')).status).toBe(401);
    },
  },
  {
    name: 'the owner chooses which recipients get which emails',
    async run(client) {
      const { token } = await demoAdmin(client);
      const {
        studio,
        replies: _replies,
        ...before
      } = (await client.call('adminGetMailSettings', { token, expected: 200 })).body;
      expect(studio).toContain('@');
      const save = (changes: object) =>
        client.call('adminUpdateMailSettings', { token, body: { ...before, ...changes } });
      const another = { email: 'books@example.com', orders: false, payments: false, payouts: true, digest: true };
      const own = { email: null, orders: true, payments: true, payouts: false, digest: false };
      const saved = await save({ recipients: [own, another], review_days: 14 });
      expect(saved.body).toMatchObject({ recipients: [own, another], review_days: 14, version: before.version + 1 });
      expect((await save({ review_days: 3 })).status).toBe(409);
      const now = { version: before.version + 1 };
      for (const wrong of [
        { recipients: [own, another, { ...another, email: 'Books@example.com' }] },
        { recipients: [] },
        { recipients: [{ ...another, email: 'nobody' }] },
        { time_zone: 'Mars/Olympus' },
        { review_days: 91 },
      ]) {
        expect((await save({ ...now, ...wrong })).status).toBe(400);
      }
      expect((await save(now)).status).toBe(200);
    },
  },
  {
    name: 'every type of email is previewed with sample data and sent to the caller',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { items } = (await client.call('adminListMailPreviews', { token, expected: 200 })).body;
      expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order-receipt', 'release', 'digest']));
      const params = { kind: 'review-invitation' };
      const { body } = await client.call('adminGetMailPreview', { token, params, expected: 200 });
      expect(body).toMatchObject({ kind: 'review-invitation', optional: true, text: expect.stringContaining('Hello') });
      expect(body.html).toContain('</html>');
      expect((await client.call('adminSendMailPreview', { token, params })).status).toBe(204);
      const sent = (await client.call('adminListMails', { token, query: { kind: 'example' } })).body;
      expect(sent.items[0]).toMatchObject({ kind: 'example', subject: body.subject, resendable: false });
      for (const operation of ['adminGetMailPreview', 'adminSendMailPreview'] as const) {
        expect((await client.call(operation, { token, params: { kind: 'no-such-mail' } })).status).toBe(404);
        expect((await client.call(operation, { token, params: { kind: 'No' } })).status).toBe(404);
      }
    },
  },
];
