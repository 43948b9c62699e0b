import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

const input = { title: 'Imprint', address: 'imprint', description: '', content: '## Who\n\nWe.', published: false };

export const adminPagesScenarios: Scenario[] = [
  {
    name: 'a page is drafted, published, moved, unpublished and deleted',
    async run(client) {
      const { token } = await demoAdmin(client);
      const created = await client.call('adminCreatePage', { token, body: input });
      expect(created).toMatchObject({ status: 201, body: { version: 1, published: false, legal: false } });
      const params = { id: String((created.body as { id: number }).id) };
      const read = (address: string) => client.call('getPage', { params: { address } });
      const change = (body: object) => client.call('adminUpdatePage', { token, params, body: { ...input, ...body } });

      expect((await read('imprint')).status).toBe(404);
      expect((await client.call('adminCreatePage', { token, body: input })).status).toBe(400);
      for (const address of ['blog', 'admin', 'privacy-policy', 'api'])
        expect((await client.call('adminCreatePage', { token, body: { ...input, address } })).status, address).toBe(
          400,
        );
      expect((await change({ published: true, content: ' ', version: 1 })).status).toBe(400);
      expect((await change({ published: true, version: 1 })).status).toBe(200);
      expect((await read('imprint')).body).toMatchObject({
        html: '<h2 id="text-who">Who</h2>\n<p>We.</p>',
        headings: [{ id: 'text-who', title: 'Who' }],
      });

      expect((await change({ published: true, address: 'about-us', version: 1 })).status).toBe(409);
      expect((await change({ published: true, address: 'about-us', version: 2 })).status).toBe(200);
      expect((await read('imprint')).body.address).toBe('about-us');
      expect((await change({ address: 'about-us', version: 3 })).status).toBe(200);
      expect((await read('about-us')).status).toBe(404);
      expect((await client.call('adminGetPage', { token, params })).body.content).toBe(input.content);

      const entry = { kind: 'pages', id: params.id };
      expect((await client.call('adminDeleteContent', { token, params: entry })).status).toBe(204);
      expect((await change({ version: 4 })).status).toBe(404);
      expect((await client.call('adminRestoreContent', { token, params: entry })).status).toBe(204);
      await client.call('adminDeleteContent', { token, params: entry });
    },
  },
  {
    name: 'a legal page is edited, keeps its URL and cannot be deleted',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: list } = await client.call('adminListPages', { token });
      const terms = list.items.find(({ address }) => address === 'terms-and-conditions');
      expect(terms).toMatchObject({ legal: true, published: true, version: 1 });
      const params = { id: String(terms?.id) };
      const { body: before } = await client.call('adminGetPage', { token, params });
      expect(before.content).toMatch(/^## 1\\\./);
      const body = { ...input, title: 'Terms', address: 'terms-and-conditions', published: true, version: 1 };
      const legal = () => client.call('getLegalPage', { params: { page: 'terms-and-conditions' } });
      expect(
        (await client.call('adminUpdatePage', { token, params, body: { ...body, address: 'terms' } })).status,
      ).toBe(400);
      expect((await client.call('adminUpdatePage', { token, params, body })).status).toBe(200);
      expect((await legal()).body).toMatchObject({ title: 'Terms', sections: [{ title: 'Who', blocks: [] }] });
      expect(
        (await client.call('adminDeleteContent', { token, params: { kind: 'pages', id: params.id } })).status,
      ).toBe(409);
      await client.call('adminUpdatePage', { token, params, body: { ...body, published: false, version: 2 } });
      expect((await legal()).status).toBe(404);
    },
  },
  {
    name: 'pages are written by super-admins only',
    async run(client) {
      expect(
        (await client.call('adminGetPage', { token: (await demoAdmin(client)).token, params: { id: '4711' } })).status,
      ).toBe(404);
    },
  },
];
