import { expect } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import type { Client } from '../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../scenario.ts';

const BIG = JSON.stringify({ text: 'x'.repeat(110_000) });
const JSON_TYPE = { 'content-type': 'application/json' };

/** 400, 401, 403, 413 and 415 of a change whose body is otherwise right. */
const expectRefusals = async (client: Client, id: OperationId, params: Record<string, string>, body: object) => {
  const { token } = await demoAdmin(client);
  const customer = (await newCustomer(client)).token;
  expect((await client.call(id, { params, body })).status).toBe(401);
  expect((await client.call(id, { params, body, token: customer })).status).toBe(403);
  expect((await client.call(id, { params, token, body: { ...body, surprise: 1 } })).status).toBe(400);
  expect((await client.call(id, { params, token, body: BIG, headers: JSON_TYPE })).status).toBe(413);
  expect((await client.call(id, { params, token, body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(
    415,
  );
};

const expectClosed = async (client: Client, id: OperationId, params: Record<string, string> = {}) => {
  expect((await client.call(id, { params })).status).toBe(401);
  expect((await client.call(id, { params, token: (await newCustomer(client)).token })).status).toBe(403);
  const { token } = await demoAdmin(client);
  expect((await client.call(id, { params, token, query: { surprise: 1 } })).status).toBe(400);
};

const draft = {
  ...{ title: 'Rivers on a screen', excerpt: '', content: '', category: '', tags: ['maps'], author: 'Maliha Karim' },
  ...{ image: null, status: 'draft', publishAt: null },
};

export const articleScenarios: Scenario[] = [
  {
    name: 'an article is drafted, scheduled, published, deleted and brought back',
    async run(client) {
      const { token } = await demoAdmin(client);
      const made = await client.call('adminCreatePost', { token, body: draft });
      expect(made).toMatchObject({ status: 201, body: { status: 'draft', publishAt: null, image: null, version: 1 } });
      const { id } = made.body as { id: number };
      const params = { id: String(id) };
      const isPublic = async () => (await client.call('getPost', { params })).status === 200;
      expect(await isPublic()).toBe(false);
      const change = (body: object) => client.call('adminUpdatePost', { token, params, body: { ...draft, ...body } });

      const early = await change({ status: 'published', version: 1 });
      expect(early.status).toBe(400);
      const { body: pictures } = await client.call('adminListPictures', { token, query: { limit: 1 } });
      const image = { url: pictures.items[0]?.url ?? '', alt: 'A river' };
      const whole = { excerpt: 'How to draw water.', content: 'First.\n\nSecond.', category: 'UI/UX Design', image };
      const future = new Date(Date.now() + 3_600_000 * 24 * 400).toISOString();
      expect((await change({ ...whole, status: 'scheduled', version: 1 })).status).toBe(400);
      const past = '2020-01-01T00:00:00Z';
      expect((await change({ ...whole, status: 'scheduled', publishAt: past, version: 1 })).status).toBe(400);
      const planned = await change({ ...whole, status: 'scheduled', publishAt: future, version: 1 });
      expect(planned).toMatchObject({ status: 200, body: { status: 'scheduled', publishAt: future, version: 2 } });
      expect(await isPublic()).toBe(false);
      expect((await change({ ...whole, status: 'published', version: 1 })).status).toBe(409);
      expect((await change({ ...whole, status: 'published' })).status).toBe(400);
      const shown = await change({ ...whole, status: 'published', version: 2 });
      expect(shown.body).toMatchObject({ status: 'published', readTime: '1 min read' });
      expect(await isPublic()).toBe(true);
      const found = await client.call('adminListPosts', { token, query: { search: 'RIVERS ON', status: 'published' } });
      expect(found.body).toMatchObject({ total: 1, items: [{ id, status: 'published' }] });

      const entry = { kind: 'posts', id: String(id) };
      expect((await client.call('adminDeleteContent', { token, params: entry })).status).toBe(204);
      expect(await isPublic()).toBe(false);
      expect((await client.call('adminGetPost', { token, params })).status).toBe(404);
      expect((await change({ ...whole, version: 3 })).status).toBe(404);
      expect((await client.call('adminRestoreContent', { token, params: entry })).status).toBe(204);
      expect(await isPublic()).toBe(true);
      expect((await client.call('adminGetPost', { token, params })).body).toMatchObject({ tags: ['maps'], version: 3 });
      await client.call('adminDeleteContent', { token, params: entry });
    },
  },
  {
    name: 'articles are for the super-admin',
    async run(client) {
      await expectClosed(client, 'adminListPosts');
      await expectClosed(client, 'adminGetPost', { id: '1' });
      await expectRefusals(client, 'adminCreatePost', {}, draft);
      await expectRefusals(client, 'adminUpdatePost', { id: '1' }, { ...draft, version: 1 });
    },
  },
  {
    name: 'the banner is written, switched off without losing its words, and never overwritten unseen',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: before } = await client.call('adminGetBanner', { token });
      const body = {
        ...before,
        text: 'Summer rates until June',
        linkText: 'Read more',
        url: 'https://example.com/summer',
      };
      const off = await client.call('adminUpdateBanner', { token, body: { ...body, enabled: false } });
      expect(off).toMatchObject({ status: 200, body: { enabled: false, text: 'Summer rates until June' } });
      expect((await client.call('getSite')).body.promo).toBeNull();
      expect((await client.call('adminUpdateBanner', { token, body })).status).toBe(409);
      const on = await client.call('adminUpdateBanner', {
        token,
        body: { ...body, enabled: true, version: before.version + 1 },
      });
      expect(on.status).toBe(200);
      expect((await client.call('getSite')).body.promo?.url).toBe('https://example.com/summer');
      const unsafe = { ...body, version: before.version + 2, url: 'javascript:alert(1)' };
      expect((await client.call('adminUpdateBanner', { token, body: unsafe })).status).toBe(400);
      await expectClosed(client, 'adminGetBanner');
      await expectRefusals(client, 'adminUpdateBanner', {}, { ...body, url: 'https://example.com', version: 1 });
    },
  },
  {
    name: 'messages arrive in the inbox and are marked',
    async run(client) {
      const { token } = await demoAdmin(client);
      const text = { name: 'Rina', email: 'rina@example.com', subject: 'Bird song app', message: 'Can you build one?' };
      await client.call('sendContactMessage', { body: text });
      const inbox = await client.call('adminListMessages', { token, query: { search: 'bird song', status: 'new' } });
      const [message] = inbox.body.items;
      expect(message).toMatchObject({ ...text, status: 'new' });
      const params = { id: message?.id ?? UNKNOWN_ID };
      const marked = await client.call('adminUpdateMessage', { token, params, body: { status: 'answered' } });
      expect(marked).toMatchObject({ status: 200, body: { status: 'answered' } });
      const after = await client.call('adminListMessages', { token });
      expect(after.body.counts).toEqual({
        ...inbox.body.counts,
        new: inbox.body.counts.new - 1,
        answered: inbox.body.counts.answered + 1,
      });
      const body = { status: 'spam' };
      expect((await client.call('adminUpdateMessage', { token, params: { id: UNKNOWN_ID }, body })).status).toBe(404);
      await expectClosed(client, 'adminListMessages');
      await expectRefusals(client, 'adminUpdateMessage', params, body);
    },
  },
];
