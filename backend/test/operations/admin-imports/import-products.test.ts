import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp, sendImport } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

describe('products as files', () => {
  const exported = async (headers: Record<string, string> = {}) =>
    (
      await content.app.http
        .get('/api/admin/products-csv')
        .set({ ...content.admin, ...headers })
        .buffer(true)
        .expect(200)
    ).text;

  it('200: an export can be imported unchanged, including drafts and pictures', async () => {
    const file = await exported();
    const same = await sendImport(content, 'products', file, 'mode=import').expect(200);
    expect(same.body).toMatchObject({ rows: 6, known: 6, imported: 0, broken: 0 });
    await content.app.db
      .updateTable('products')
      .set({ deleted_at: content.app.clock.now(), published: false })
      .execute();
    const { body } = await sendImport(content, 'products', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ imported: 6, broken: 0 });
    expect(await exported()).toBe(file);
  });

  it('200: special prices and the limit of downloads are imported as exported; what the shop cannot sell is reported', async () => {
    const { app } = content;
    const plans = [
      { name: 'Open', price: 2, period: 'once', features: [], suggestedPrice: 5 },
      { name: 'Fair', price: 20, period: 'once', features: [], countryPrices: [{ countries: ['BD'], percent: 40 }] },
    ];
    const toFile = (list: object[], limit: string) =>
      `Title,Category,Plans,Download limit\nSpecial,Tools,"${JSON.stringify(list).replaceAll('"', '""')}",${limit}\n`;
    const wrong = await sendImport(content, 'products', toFile(plans, '0'), 'mode=import').expect(200);
    expect(wrong.body.problems[0].details[0].field).toBe('downloadLimit');
    const second = [
      { name: 'Taka', price: 9, period: 'once', features: [], secondPrice: { currency: 'BDT', price: 950 } },
    ];
    const unsold = await sendImport(content, 'products', toFile(second, ''), 'mode=import').expect(200);
    expect(unsold.body.problems[0].details[0].field).toBe('plans');

    expect((await sendImport(content, 'products', toFile(plans, '3'), 'mode=import').expect(200)).body.imported).toBe(
      1,
    );
    const { pricing, download_limit } = await app.db
      .selectFrom('products')
      .select(['pricing', 'download_limit'])
      .where('title', '=', 'Special')
      .executeTakeFirstOrThrow();
    expect(download_limit).toBe(3);
    expect(pricing).toMatchObject([{ suggestedPrice: 5 }, { countryPrices: [{ countries: ['BD'], percent: 40 }] }]);
    const line = (text: string) => text.split('\r\n').find((candidate) => candidate.startsWith('Special,'));
    const file = await exported();
    expect(line(file)).toContain(',3,draft');
    await app.db.deleteFrom('products').where('title', '=', 'Special').execute();
    await sendImport(content, 'products', file, 'mode=import').expect(200);
    expect(line(await exported())).toBe(line(file));
    await app.db.deleteFrom('products').where('title', '=', 'Special').execute();
  });

  it('200: an export in Bangla differs in its header line only, and can be imported by an administrator in English', async () => {
    const [file, english] = [await exported({ 'accept-language': 'bn' }), await exported()];
    expect(file).toMatch(/^\uFEFFশিরোনাম,ক্যাটাগরি,বিবরণ,লেখা,ভার্সন,/);
    expect(file.split('\r\n').slice(1)).toEqual(english.split('\r\n').slice(1));
    const { body } = await sendImport(content, 'products', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ rows: 6, known: 6, imported: 0, broken: 0 });
    const places = Object.fromEntries(
      body.columns.map(({ name, place }: { name: string; place: number }) => [name, place]),
    );
    expect(places).toMatchObject({
      title: 0,
      description: 2,
      body: 3,
      plans: 10,
      downloadLimit: 15,
      status: 16,
      price: -1,
    });
  });

  it.each([
    ['a stroke in a line', ['Day | night', 'Offline']],
    ['one line with a stroke', ['Day | night']],
    ['brackets', ['[New] widgets', '["a"]']],
    ['an apostrophe before a sign', ["'=1", '=1']],
  ])('200: %s is imported as exported', async (_name, features) => {
    const { app, admin } = content;
    const title = `Round ${features.join()}`;
    await app.db.updateTable('products').set({ deleted_at: app.clock.now(), published: false }).execute();
    const cells = features.map((line) => `""${line.replaceAll('"', '\\""')}""`).join(',');
    const file = `Title,Category,Description,Features\n"${title.replaceAll('"', '""')}",Tools,"'=x","[${cells}]"\n`;
    await sendImport(content, 'products', file, 'mode=import').expect(200);
    const first = await exported();
    const stored = () =>
      app.db.selectFrom('products').select('features').where('deleted_at', 'is', null).executeTakeFirstOrThrow();
    expect(await stored()).toEqual({ features });
    await app.db.updateTable('products').set({ deleted_at: app.clock.now(), published: false }).execute();
    expect((await sendImport(content, 'products', first, 'mode=import', admin)).body).toMatchObject({
      imported: 1,
      broken: 0,
    });
    expect(await stored()).toEqual({ features });
    expect(await exported()).toBe(first);
  });

  it('200: questions are imported as exported; invalid ones are an error of their row', async () => {
    const { app } = content;
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const faqs = [{ question: 'Does it work offline?', answer: 'Yes.\n\nEverywhere.' }];
    await app.db.updateTable('products').set({ deleted_at: app.clock.now(), published: false }).execute();
    const file = `Title,Category,FAQ\nAsked,Tools,${cell(faqs)}\nBroken,Tools,${cell([{ question: ' ', answer: 'x' }])}\n`;
    const { body } = await sendImport(content, 'products', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ imported: 1, broken: 1, problems: [{ details: [{ field: 'faqs' }] }] });
    const first = await exported();
    await app.db.updateTable('products').set({ deleted_at: app.clock.now(), published: false }).execute();
    await sendImport(content, 'products', first, 'mode=import').expect(200);
    const stored = app.db.selectFrom('products').select('faqs').where('deleted_at', 'is', null);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ faqs });
    expect(await exported()).toBe(first);
  });

  it('200: a long text is imported as exported and rendered afterwards; beside no description, a text is one', async () => {
    const { app } = content;
    await app.db.updateTable('products').set({ deleted_at: app.clock.now(), published: false }).execute();
    const file = 'Text,Title,Category,Description\n"- **Ebb**\n- Flood",Written,Tools,Short\n,Plain,Tools,Short\n';
    expect((await sendImport(content, 'products', file, 'mode=import').expect(200)).body).toMatchObject({
      imported: 2,
    });
    const first = await exported();
    expect(first).toContain('- **Ebb**\n- Flood');
    await app.db.updateTable('products').set({ deleted_at: app.clock.now(), published: false }).execute();
    await sendImport(content, 'products', first, 'mode=import').expect(200);
    await app.background.idle();
    const columns = ['description', 'body', 'body_html'] as const;
    const stored = () => app.db.selectFrom('products').select(columns).where('deleted_at', 'is', null).orderBy('id');
    expect(await stored().execute()).toEqual([
      {
        description: 'Short',
        body: '- **Ebb**\n- Flood',
        body_html: '<ul>\n<li><strong>Ebb</strong></li>\n<li>Flood</li>\n</ul>',
      },
      { description: 'Short', body: '', body_html: null },
    ]);
    expect(await exported()).toBe(first);
    await app.db.updateTable('products').set({ deleted_at: app.clock.now(), published: false }).execute();
    await sendImport(content, 'products', 'Title,Category,Text\nOld,Tools,One text\n', 'mode=import').expect(200);
    expect(await stored().execute()).toEqual([{ description: 'One text', body: '', body_html: null }]);
  });

  it('200: a product of another shop becomes a draft with one plan', async () => {
    const file = 'Name,Category,Price,Features\nTide table,Android Applications,"9,99",Tides|Moon\nX,,free,\n';
    const { body } = await sendImport(content, 'products', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ imported: 1, broken: 1 });
    expect(body.problems[0].details.map(({ field }: { field: string }) => field)).toEqual(['category', 'price']);
    const row = await content.app.db
      .selectFrom('products')
      .select(['id', 'published', 'pricing', 'features'])
      .where('title', '=', 'Tide table')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      published: false,
      features: ['Tides', 'Moon'],
      pricing: [{ name: 'Standard', price: 9.99, period: 'once', features: [] }],
    });
    const draft = await content.app.http.get(`/api/admin/products/${row.id}`).set(content.admin).expect(200);
    expect(draft.body.images).toEqual([]);
    const productReply = await content.app.http
      .put(`/api/admin/products/${row.id}/status`)
      .set(content.admin)
      .send({ status: 'published', revision: draft.body.revision });
    expect([productReply.status, productReply.body.message]).toEqual([
      400,
      'Please choose a picture before you publish this product',
    ]);
  });

  it('200: plan rights are imported; invalid rights are an error of their row', async () => {
    const plan = { name: 'Pro', price: 1, period: 'once', features: [] };
    const row = (name: string, plans: object[]) =>
      `${name},Android Applications,"${JSON.stringify(plans).replaceAll('"', '""')}"\n`;
    const rights = { activations: 3, updateMonths: 12, supportMonths: 0 };
    const broken = [{ activations: 'x' }, { ...rights, activations: 1.5 }, { ...rights, updateMonths: 121 }, null];
    const file = [
      'Name,Category,Plans\n',
      row('With rights', [{ ...plan, rights, surprise: 1 }]),
      ...broken.map((wrong, index) => row(`Broken ${index}`, [{ ...plan, rights: wrong }])),
    ];
    const { body } = await sendImport(content, 'products', file.join(''), 'mode=import').expect(200);
    expect(body).toMatchObject({ imported: 1, broken: 4 });
    const stored = await content.app.db
      .selectFrom('products')
      .select('pricing')
      .where('title', '=', 'With rights')
      .executeTakeFirstOrThrow();
    expect(stored.pricing).toEqual([{ ...plan, id: expect.any(String), rights: { ...rights, termMonths: null } }]);
    expect(await exported()).toContain('""activations"":3');
  });

  it('200: a preview comes along; an incomplete one is an error of its row', async () => {
    const row = (name: string, preview: object) =>
      `${name},Android Applications,"${JSON.stringify(preview).replaceAll('"', '""')}"\n`;
    const gone = { url: '/media/gone.webp', alt: 'Gone' };
    const file = [
      'Name,Category,Preview\n',
      row('With a preview', { kind: 'sandbox', url: 'https://demo.example', component: 'ignored', surprise: 1 }),
      row('Broken 1', { kind: 'sandbox', url: 'http://demo.example' }),
      row('Broken 2', { kind: 'comparison', before: gone }),
      row('Broken 3', { kind: 'comparison', before: gone, after: gone }),
      row('Broken 4', { kind: 'video' }),
      row('Broken 5', [null]),
    ];
    const { body } = await sendImport(content, 'products', file.join(''), 'mode=import').expect(200);
    expect(body).toMatchObject({ imported: 1, broken: 5 });
    const fields = body.problems.map(({ details }: { details: { field: string }[] }) => details[0]?.field);
    expect(fields).toEqual(Array.from({ length: 5 }, () => 'preview'));
    const stored = await content.app.db
      .selectFrom('products')
      .select('preview')
      .where('title', '=', 'With a preview')
      .executeTakeFirstOrThrow();
    expect(stored.preview).toEqual({ kind: 'sandbox', url: 'https://demo.example' });
  });

  it('400: a query', async () => {
    const get = (headers: Record<string, string>, query = '') =>
      content.app.http.get(`/api/admin/products-csv${query}`).set(headers);
    expect((await get(content.admin, '?page=1')).status).toBe(400);
  });
});
