import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { colleague, demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const input = (fields: object = {}) => ({
  url: 'https://hooks.invalid/studio',
  events: ['release.published', 'order.paid'],
  enabled: true,
  ...fields,
});

const add = async (client: Client, token: string, fields: object = {}) =>
  (await client.call('adminCreateWebhook', { token, body: input(fields), expected: 201 })).body;

export const adminWebhooksScenarios: Scenario[] = [
  {
    name: 'a webhook endpoint is added, changed, rotated, tested and deleted',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { webhook, secret } = await add(client, token, { url: ' https://hooks.invalid/studio ' });
      expect(webhook).toMatchObject({
        url: 'https://hooks.invalid/studio',
        events: ['order.paid', 'release.published'],
        failing_since: null,
        previous_secret_expires_at: null,
      });
      expect(secret).toMatch(/^whsec_/);
      const params = { id: webhook.id };
      const rotated = await client.call('adminRotateWebhookSecret', { token, params, expected: 200 });
      expect(rotated.body.secret).not.toBe(secret);
      expect(rotated.body.webhook.previous_secret_expires_at).not.toBeNull();
      const { body: tested } = await client.call('adminTestWebhook', { token, params, expected: 200 });
      expect(tested).toMatchObject({
        type: 'webhook.test',
        status: 'failed',
        attempts: 1,
        response_status: null,
        error: 'Could not resolve hooks.invalid',
      });
      const delivery = { token, params: { ...params, delivery: tested.id } };
      expect((await client.call('adminResendWebhookDelivery', delivery)).body).toMatchObject({ attempts: 2 });
      const { body: listed } = await client.call('adminListWebhookDeliveries', { token, params });
      expect(listed.items).toMatchObject([{ id: tested.id, attempts: 2 }]);
      const body = input({ enabled: false, events: ['order.paid'] });
      expect((await client.call('adminUpdateWebhook', { token, params, body })).body).toMatchObject({
        enabled: false,
        events: ['order.paid'],
      });
      const all = await client.call('adminListWebhooks', { token });
      expect(all.body.items.find(({ id }) => id === webhook.id)?.failing_since).toBeNull();
      await client.call('adminDeleteWebhook', { token, params, expected: 204 });
      expect((await client.call('adminListWebhookDeliveries', { token, params })).status).toBe(404);
    },
  },
  {
    name: 'webhook endpoints are public https addresses',
    async run(client) {
      const { token } = await demoAdmin(client);
      for (const url of [
        'http://hooks.example/studio',
        'https://me:secret@hooks.example',
        'https://hooks.example/#part',
        'hooks.example',
        'https://localhost/hook',
        'https://printer.local',
        'https://127.0.0.1',
        'https://0x7f.1/hook',
        'https://[::1]/hook',
        'https://169.254.169.254/latest/meta-data',
      ]) {
        const refused = await client.call('adminCreateWebhook', { token, body: input({ url }) });
        expect([url, refused.status]).toEqual([url, 400]);
      }
      expect((await client.call('adminCreateWebhook', { token, body: input({ events: [] }) })).status).toBe(400);
    },
  },
  {
    name: 'an event waits for its next attempt, and up to ten endpoints receive it',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { webhook } = await add(client, token, { events: ['conversation.message_received'] });
      const message = { name: 'Rina', email: 'rina@example.com', subject: 'A question', message: 'Do you ship?' };
      await client.call('sendContactMessage', { body: message, expected: 202 });
      const params = { id: webhook.id };
      const { body } = await client.call('adminListWebhookDeliveries', { token, params, expected: 200 });
      const [delivery] = body.items;
      expect(delivery).toMatchObject({ type: 'conversation.message_received', status: 'pending' });
      const again = { token, params: { ...params, delivery: delivery?.id ?? '' } };
      expect((await client.call('adminResendWebhookDelivery', again)).status).toBe(409);
      const { body: before } = await client.call('adminListWebhooks', { token });
      const added = [webhook.id];
      for (let count = before.items.length; count < 10; count += 1)
        added.push((await add(client, token, { enabled: false })).webhook.id);
      expect((await client.call('adminCreateWebhook', { token, body: input() })).status).toBe(409);
      for (const id of added) await client.call('adminDeleteWebhook', { token, params: { id }, expected: 204 });
    },
  },
  {
    name: 'webhook endpoints are for owners',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { webhook } = await add(client, token);
      const customer = await newCustomer(client);
      const writer = await colleague(client, token, ['content']);
      const params = { id: webhook.id };
      const delivery = { params: { ...params, delivery: UNKNOWN_ID } };
      for (const [who, status] of [
        [undefined, 401],
        [customer.token, 403],
        [writer.token, 403],
      ] as const) {
        expect((await client.call('adminListWebhooks', { token: who })).status).toBe(status);
        expect((await client.call('adminCreateWebhook', { token: who, body: input() })).status).toBe(status);
        expect((await client.call('adminUpdateWebhook', { token: who, params, body: input() })).status).toBe(status);
        expect((await client.call('adminDeleteWebhook', { token: who, params })).status).toBe(status);
        expect((await client.call('adminRotateWebhookSecret', { token: who, params })).status).toBe(status);
        expect((await client.call('adminTestWebhook', { token: who, params })).status).toBe(status);
        expect((await client.call('adminListWebhookDeliveries', { token: who, params })).status).toBe(status);
        expect((await client.call('adminResendWebhookDelivery', { token: who, ...delivery })).status).toBe(status);
      }
      expect((await client.call('adminResendWebhookDelivery', { token, ...delivery })).status).toBe(404);
      await client.call('adminDeleteWebhook', { token, params, expected: 204 });
      for (const id of [webhook.id, 'x']) {
        const missing = { token, params: { id } };
        expect((await client.call('adminUpdateWebhook', { ...missing, body: input() })).status).toBe(404);
        expect((await client.call('adminDeleteWebhook', missing)).status).toBe(404);
        expect((await client.call('adminRotateWebhookSecret', missing)).status).toBe(404);
        expect((await client.call('adminTestWebhook', missing)).status).toBe(404);
      }
    },
  },
];
