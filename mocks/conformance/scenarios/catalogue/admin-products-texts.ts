import { expect } from 'vitest';
import { createForm } from '../../product-form.ts';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const adminProductsTextsScenarios: Scenario[] = [
  {
    name: 'questions of a product are added, kept, moved, shown, exported and removed',
    async run(client) {
      const { token } = await demoAdmin(client);
      const form = await createForm(client, { status: 'published' });
      const offline = { question: 'Does it work offline?', answer: 'Yes.\n\nEverywhere.' };
      const ports = { question: 'Which ports?', answer: 'All of them.' };
      for (const faqs of [
        [{ ...ports, question: ' ' }],
        [{ question: 'Why?' }],
        Array.from({ length: 21 }, () => ports),
      ]) {
        const { status } = await client.call('adminCreateProduct', { token, body: { ...form, faqs } });
        expect([faqs, status]).toEqual([faqs, 400]);
      }
      const faqs = [{ ...ports, answer: ' All of them. ' }, offline];
      const created = await client.call('adminCreateProduct', { token, body: { ...form, faqs } });
      expect(created).toMatchObject({ status: 201, body: { faqs: [ports, offline] } });
      const params = { id: String(created.body.id) };
      const shown = async () => (await client.call('getProduct', { params })).body.faqs;
      expect(await shown()).toEqual([ports, offline]);
      const exported = await client.call('adminExportProducts', { token });
      expect(new TextDecoder().decode(exported.body as unknown as ArrayBuffer)).toContain(
        JSON.stringify([ports, offline]).replaceAll('"', '""'),
      );
      const update = async (revision: number, change: object) => {
        const body = { revision, product: { ...form, ...change } };
        return (await client.call('adminUpdateProduct', { token, params, body })).body.faqs;
      };
      expect(await update(1, {})).toEqual([ports, offline]);
      expect(await update(2, { faqs: [offline, ports] })).toEqual([offline, ports]);
      expect(await update(3, { faqs: [] })).toEqual([]);
      expect(await shown()).toBeUndefined();
      await client.call('adminDeleteProduct', { token, params });
    },
  },
  {
    name: 'a long text is rendered, kept, exported and removed, and its pictures stay in the library',
    async run(client) {
      const { token } = await demoAdmin(client);
      const form = await createForm(client, { status: 'published' });
      for (const body of ['a'.repeat(50_001), '> '.repeat(400), null as unknown as string]) {
        const { status } = await client.call('adminCreateProduct', { token, body: { ...form, body } });
        expect([body, status]).toEqual([body, 400]);
      }
      const [picture] = form.images;
      const body = `## Tides\n\n<script>alert(1)</script>\n\n![Cover](${picture?.url})`;
      const created = await client.call('adminCreateProduct', { token, body: { ...form, body: `\n${body}\n` } });
      expect(created).toMatchObject({ status: 201, body: { body } });
      const params = { id: String(created.body.id) };
      const shown = async () => (await client.call('getProduct', { params })).body.body_html;
      const html = await shown();
      expect(html).toContain('<h2 id="text-tides">Tides</h2>');
      expect(html).not.toContain('<script>');
      expect(html).toContain('<figure class="md-figure">');
      const { body: library } = await client.call('adminListPictures', { token, query: { limit: 100 } });
      expect(library.items.find(({ url }) => url === picture?.url)?.uses).toContain(`Text of: ${form.title}`);
      const exported = await client.call('adminExportProducts', { token });
      expect(new TextDecoder().decode(exported.body as unknown as ArrayBuffer)).toContain(body.split('\n')[0]);
      const update = async (revision: number, change: object) => {
        const product = { ...form, ...change };
        return (await client.call('adminUpdateProduct', { token, params, body: { revision, product } })).body.body;
      };
      expect(await update(1, {})).toBe(body);
      expect(await shown()).toBe(html);
      expect(await update(2, { body: 'Ebb' })).toBe('Ebb');
      expect(await shown()).toBe('<p>Ebb</p>');
      expect(await update(3, { body: ' ' })).toBe('');
      expect(await shown()).toBeNull();
      await client.call('adminDeleteProduct', { token, params });
    },
  },
];
