import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { refusedUploads, SCREEN, uploadFile } from '../../conversation-files.ts';
import { demoCustomer, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const question = { subject: 'The alarm stays silent', text: 'It rang until Friday.\r\nWhat can I do? <b>Please</b>' };

/** Writes to the studio as a new customer. */
export const startConversation = async (client: Client, subject = question.subject) => {
  const person = await newCustomer(client);
  const body = { ...question, subject };
  return { person, ...(await client.call('startConversation', { token: person.token, body, expected: 201 })).body };
};

export const conversationsScenarios: Scenario[] = [
  {
    name: 'a customer writes to the studio and adds a message',
    async run(client) {
      const { person, id, messages } = await startConversation(client);
      const { token } = person;
      expect(messages).toMatchObject([{ from: 'person', text: question.text.replace('\r\n', '\n') }]);
      const params = { id };
      const on = await client.call('answerConversation', { token, params, body: { text: ' More. ' }, expected: 201 });
      expect(on.body).toMatchObject({ closed: false, unread: 0, order: null });
      expect(on.body.messages.map(({ text }) => text)).toEqual([messages[0]?.text, 'More.']);
      expect((await client.call('getConversation', { token, params })).body).toEqual(on.body);
      const { body: list } = await client.call('listConversations', { token });
      expect(list).toMatchObject({ total: 1, unread: 0, items: [{ id, excerpt: 'More.' }] });
      const last = on.body.messages[1]?.id ?? UNKNOWN_ID;
      const read = (messageId: string) => client.call('markConversationRead', { token, params, body: { messageId } });
      expect((await read(last)).status).toBe(204);
      expect((await read(UNKNOWN_ID)).status).toBe(404);
    },
  },
  {
    name: 'a conversation is about the customer’s own order, and no other user can read it',
    async run(client) {
      const { token } = await demoCustomer(client);
      const [order] = (await client.call('listOrders', { token })).body;
      const body = { ...question, orderId: order?.id };
      const { body: own } = await client.call('startConversation', { token, body, expected: 201 });
      expect(own.order).toEqual({ id: order?.id, number: order?.number, product_name: order?.product_name });
      const { token: stranger } = await newCustomer(client);
      expect((await client.call('startConversation', { token: stranger, body })).status).toBe(404);
      const params = { id: own.id };
      expect((await client.call('getConversation', { token: stranger, params })).status).toBe(404);
      const text = { text: 'Mine?' };
      expect((await client.call('answerConversation', { token: stranger, params, body: text })).status).toBe(404);
      const mark = { messageId: own.messages[0]?.id };
      expect((await client.call('markConversationRead', { token: stranger, params, body: mark })).status).toBe(404);
    },
  },
  {
    name: 'files are sent with one message, and no other user can download them',
    async run(client) {
      const { token } = await newCustomer(client);
      const id = await uploadFile(client, 'addConversationFile', token);
      const overrides = { token, body: { ...question, fileIds: [id] } };
      const { body: own } = await client.call('startConversation', { ...overrides, expected: 201 });
      expect(own.messages[0]?.files).toEqual([
        { id, name: 'screen.png', type: 'image/png', size_bytes: SCREEN.length },
      ]);
      expect((await client.call('startConversation', overrides)).status).toBe(400);
      const again = { token, params: { id: own.id }, body: { text: 'And this', fileIds: [UNKNOWN_ID] } };
      expect((await client.call('answerConversation', again)).status).toBe(400);
      const params = { id };
      const sent = await client.call('getConversationFile', { token, params, expected: 200 });
      expect(new Uint8Array(sent.body as unknown as ArrayBuffer)).toEqual(SCREEN);
      expect(sent.headers.get('content-disposition')).toBe('attachment; filename="screen.png"');
      const { token: stranger } = await newCustomer(client);
      expect((await client.call('getConversationFile', { token: stranger, params })).status).toBe(404);
      expect(await refusedUploads(client, 'addConversationFile', token)).toEqual([400, 413, 415]);
    },
  },
  {
    name: 'invalid conversations are rejected',
    async run(client) {
      const { person, id } = await startConversation(client);
      const { token } = person;
      const params = { id };
      for (const wrong of [{ subject: ' ' }, { text: '\n' }, { text: 'x'.repeat(4001) }, { subject: 'a\nb' }]) {
        expect((await client.call('startConversation', { token, body: { ...question, ...wrong } })).status).toBe(400);
      }
      expect((await client.call('answerConversation', { token, params, body: { text: '' } })).status).toBe(400);
      expect((await client.call('markConversationRead', { token, params, body: {} })).status).toBe(400);
      expect((await client.call('listConversations', { token, query: { page: 0 } })).status).toBe(400);
    },
  },
];
