import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

const formOf = (text: string) => {
  const form = new FormData();
  form.set('file', new File([text], 'list.csv', { type: 'text/csv' }));
  return form;
};

export const adminImportsScenarios: Scenario[] = [
  {
    name: 'a file is checked, then imported once',
    async run(client) {
      const { token } = await demoAdmin(client);
      const text = 'Mail;Consent\nwren@moved.example;2024-05-31\nno address;2024-05-31\n';
      const call = (mode: string, body: FormData) =>
        client.call('adminImportRows', { token, params: { kind: 'subscribers' }, query: { mode }, body });
      const checked = await call('check', formOf(text));
      expect(checked.body).toMatchObject({ rows: 2, ready: 1, known: 0, broken: 1, imported: null });
      expect(checked.body.problems.map(({ row, details }) => [row, details])).toEqual([
        [3, [{ field: 'email', message: 'Please enter a valid email address' }]],
      ]);
      expect((await call('import', formOf(text))).body).toMatchObject({ imported: 1 });
      expect((await call('import', formOf(text))).body).toMatchObject({ imported: 0, known: 1 });
    },
  },
  {
    name: 'a file exported in Bangla has a Bangla header line, and is imported in any language',
    async run(client) {
      const { token } = await demoAdmin(client);
      const headers = { 'accept-language': 'bn' };
      const exported = await client.call('adminExportProducts', { token, headers });
      const text = new TextDecoder().decode(exported.body as unknown as ArrayBuffer);
      expect(text).toMatch(/^শিরোনাম,ক্যাটাগরি,বিবরণ,লেখা,/u);
      const check = (call: object) =>
        client.call('adminImportRows', {
          token,
          params: { kind: 'products' },
          query: { mode: 'check' },
          body: formOf(text),
          ...call,
        });
      const [english, bangla] = [await check({}), await check({ headers })];
      expect(english.body).toMatchObject({ ready: 0, broken: 0, known: english.body.rows });
      const columnsOf = ({ body }: typeof english) => body.columns.map(({ name, place }) => [name, place]);
      expect(columnsOf(bangla)).toEqual(columnsOf(english));
      expect(english.body.columns[0]).toMatchObject({ label: 'Title', place: 0 });
      expect(bangla.body.columns[0]).toMatchObject({ label: 'শিরোনাম', place: 0 });
    },
  },
  {
    name: 'a product without a picture is imported as a draft that cannot be published',
    async run(client) {
      const { token } = await demoAdmin(client);
      const text = 'Title,Category,Price\nHeron Atlas,Plugins,9.50\n';
      const call = { token, params: { kind: 'products' }, query: { mode: 'import' }, body: formOf(text) };
      expect((await client.call('adminImportRows', call)).body).toMatchObject({ imported: 1, broken: 0 });
      const searchReply = await client.call('adminListProducts', { token, query: { search: 'Heron Atlas' } });
      expect(searchReply.body.items[0]).toMatchObject({ status: 'draft', price: 9.5, period: 'once' });
      const params = { id: String(searchReply.body.items[0]?.id) };
      const draft = await client.call('adminGetProduct', { token, params });
      expect(draft.body).toMatchObject({ images: [], description: 'Heron Atlas', version: '1.0.0' });
      const body = { status: 'published', revision: draft.body.revision };
      expect((await client.call('adminSetProductStatus', { token, params, body })).status).toBe(400);
      await client.call('adminDeleteProduct', { token, params });
    },
  },
  {
    name: 'an order of an earlier shop is moved in once, with its key',
    async run(client) {
      const { token } = await demoAdmin(client);
      const title = 'Windows Image Upscaler Software';
      const { body: found } = await client.call('adminListProducts', { token, query: { search: title } });
      const params = { id: String(found.items[0]?.id) };
      const { body: product } = await client.call('adminGetProduct', { token, params });
      const plan = product.pricing[0]?.name ?? '';
      const text = `Date,Email,Name,Product,Plan,Amount,Licence key,Order number\n2024-05-31,plover@moved.example,Plover,${title},${plan},"1.234,50 EUR",PLOVER-0001,77\n2024-05-31,plover@moved.example,Plover,No such product,${plan},x,,78\n`;
      const call = (mode: string) =>
        client.call('adminImportRows', { token, params: { kind: 'orders' }, query: { mode }, body: formOf(text) });
      const checked = await call('check');
      expect(checked.body).toMatchObject({ rows: 2, ready: 1, broken: 1, imported: null });
      expect(checked.body.problems[0]?.details.map(({ field }) => field)).toEqual(['product', 'amount']);
      expect((await call('import')).body).toMatchObject({ imported: 1 });
      expect((await call('import')).body).toMatchObject({ imported: 0, known: 1 });
      const listed = await client.call('adminListOrders', { token, query: { search: 'plover@moved.example' } });
      expect(listed.body.items).toMatchObject([{ moved: true, total: 0, status: 'completed' }]);
      const detail = await client.call('adminGetOrder', { token, params: { id: listed.body.items[0]?.id ?? '' } });
      expect(detail.body.movedIn).toEqual({ reference: '77', paid: 1234.5, currency: 'EUR' });
      const body = { key: 'plover-0001', device_id: 'device-0001' };
      expect((await client.call('activateLicence', { body })).status).toBe(200);
    },
  },
  {
    name: 'an invalid file, or one from another role, is rejected',
    async run(client) {
      const { token } = await demoAdmin(client);
      const params = { kind: 'customers' };
      const query = { mode: 'import' };
      for (const text of ['', 'A\0,B', 'One,Two\n1,2']) {
        const refused = await client.call('adminImportRows', { token, params, query, body: formOf(text) });
        expect([text, refused.status]).toEqual([text, 400]);
      }
      expect((await client.call('adminExportProducts', { token })).status).toBe(200);
    },
  },
];
