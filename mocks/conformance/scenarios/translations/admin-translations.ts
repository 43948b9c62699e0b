import { expect } from 'vitest';
import type { AdminTranslation } from '../../../../contract/generated/model.ts';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';

const paramsOf = (record: string) => {
  const [type = '', id = ''] = record.split('/');
  return { language: 'bn', type, record: id };
};

const textAt = ({ texts }: AdminTranslation, path: string) => texts.find((text) => text.path === path);

/** The translation of a record, and its texts saved one by one over the version that was read last. */
async function open(client: Client, record: string) {
  const { token } = await demoAdmin(client);
  const params = paramsOf(record);
  const read = async () => (await client.call('adminGetTranslation', { token, params, expected: 200 })).body;
  let current = await read();
  return {
    token,
    params,
    read: async () => {
      current = await read();
      return current;
    },
    save: async (path: string, text: string, published = true, draft = false) => {
      const { digest } = textAt(current, path) ?? { digest: '0'.repeat(16) };
      const body = { version: current.version, published, draft, texts: [{ path, digest, text }] };
      const saved = await client.call('adminSaveTranslation', { token, params, body });
      if (saved.status === 200) current = saved.body;
      return saved;
    },
  };
}

const productIn = async (client: Client, language: string) =>
  (await client.call('getProduct', { params: { id: '2' }, headers: { 'accept-language': language } })).body;

const PICTURE = 'picture.url';

const slideIn = async (client: Client, language: string) => {
  const { slides } = (await client.call('getHome', { headers: { 'accept-language': language }, expected: 200 })).body;
  const slide = slides.find(({ id }) => id === 2);
  if (!slide) throw new Error('The slide is not on the home page');
  return slide;
};

/** Two pictures of the library that the slide does not show. */
async function findPictures(client: Client, token: string) {
  const query = { search: 'hero-mehndi' };
  const { items } = (await client.call('adminListPictures', { token, query, expected: 200 })).body;
  const [first, second] = items;
  if (!(first && second)) throw new Error('The library has no two such pictures');
  return [first, second] as const;
}

export const adminTranslationsScenarios: Scenario[] = [
  {
    name: 'a translated title is read in its language only, and not while it is a draft',
    async run(client) {
      const product = await open(client, 'product/2');
      const before = textAt(await product.read(), 'title');
      expect(before).toMatchObject({ kind: 'text', picture: null, status: 'done' });
      expect((await product.save('title', 'অফিসের ক্যালেন্ডার')).body).toMatchObject({ published: true, status: 'done' });
      expect((await productIn(client, 'bn-BD,bn;q=0.9,en;q=0.5')).title).toBe('অফিসের ক্যালেন্ডার');
      expect((await productIn(client, 'en')).title).toBe(before?.original);
      expect((await product.save('title', 'খসড়া', false)).body).toMatchObject({ published: false, status: 'draft' });
      expect((await productIn(client, 'bn')).title).toBe(before?.original);
      expect((await product.save('title', before?.text ?? '')).status).toBe(200);
    },
  },
  {
    name: 'a draft of a published translation leaves visitors what was published last',
    async run(client) {
      const product = await open(client, 'product/2');
      const before = textAt(await product.read(), 'title')?.text ?? '';
      const drafted = (await product.save('title', 'খসড়া নাম', true, true)).body;
      expect(drafted).toMatchObject({ published: true, draft: true, status: 'draft' });
      expect(textAt(drafted as AdminTranslation, 'title')?.text).toBe('খসড়া নাম');
      expect((await productIn(client, 'bn')).title).toBe(before);
      expect((await product.save('title', 'নতুন নাম')).body).toMatchObject({ draft: false, status: 'done' });
      expect((await productIn(client, 'bn')).title).toBe('নতুন নাম');
      const query = { kind: 'translation', item: 'product/2' };
      const { items } = (await client.call('adminListActivity', { token: product.token, query, expected: 200 })).body;
      const changes = Object.fromEntries(items[0]?.changes.map((change) => [change.field, change]) ?? []);
      expect(changes).toMatchObject({
        language: { before: 'bn', after: 'bn' },
        published: { before: 'true', after: 'true' },
        draft: { before: 'true', after: 'false' },
      });
      const texts = [changes.texts?.before, changes.texts?.after].map((json) => JSON.parse(json ?? '[]')[0]);
      expect(texts).toMatchObject([
        { path: 'title', text: before },
        { path: 'title', text: 'নতুন নাম' },
      ]);
      await product.save('title', before);
    },
  },
  {
    name: 'a picture has a version in one language, which is not one of the texts',
    async run(client) {
      const { token } = await demoAdmin(client);
      const [english, bangla] = [await slideIn(client, 'en'), await slideIn(client, 'bn')];
      expect(bangla.picture.url).toBe(english.picture.url);
      const slide = await open(client, 'slide/2');
      const { texts, status } = await slide.read();
      expect(texts.find(({ kind }) => kind === 'picture')).toMatchObject({
        path: PICTURE,
        original: english.picture.url,
        text: '',
        status: 'original',
        picture: { original: english.picture, translated: null },
      });
      const { id, url, width, height, widths, placeholder } = (await findPictures(client, token))[0];
      const version = { url, width, height, widths, placeholder };
      expect((await slide.save(PICTURE, '/media/unknown-1.webp')).status).toBe(400);
      const saved = (await slide.save(PICTURE, url)).body as AdminTranslation;
      expect(saved.status).toBe(status);
      expect(textAt(saved, PICTURE)).toMatchObject({
        text: url,
        status: 'done',
        picture: { translated: { ...version, alt: '' } },
      });
      expect((await slideIn(client, 'bn')).picture).toEqual({ ...bangla.picture, ...version });
      expect(await slideIn(client, 'en')).toEqual(english);
      expect((await findPictures(client, token))[0].uses).toContain(`Translation of: ${english.name}`);
      const deleted = await client.call('adminDeletePicture', { token, params: { id } });
      expect(deleted.status).toBe(409);
      expect(textAt((await slide.save(PICTURE, '')).body as AdminTranslation, PICTURE)?.status).toBe('original');
      expect(await slideIn(client, 'bn')).toEqual(bangla);
    },
  },
  {
    name: 'the version of a picture is not shown for another picture',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { picture } = await slideIn(client, 'en');
      const [version, other] = await findPictures(client, token);
      const slide = await open(client, 'slide/2');
      await slide.read();
      await slide.save(PICTURE, version.url);
      const setPicture = async ({ url, alt }: { url: string; alt: string }) => {
        const { items } = (await client.call('adminListSlides', { token, expected: 200 })).body;
        const stored = items.find(({ id }) => id === 2);
        if (!stored) throw new Error('The slide was deleted');
        const { id: _, updated_at: _at, productTitle: _title, ...fields } = stored;
        const body = { ...fields, picture: { url, alt } };
        await client.call('adminUpdateSlide', { token, params: { id: '2' }, body, expected: 200 });
      };
      await setPicture({ ...picture, url: other.url });
      const outdated = await slide.read();
      expect(outdated.status).toBe('outdated');
      expect(textAt(outdated, PICTURE)).toMatchObject({ text: version.url, status: 'outdated' });
      expect((await slideIn(client, 'bn')).picture.url).toBe(other.url);
      expect((await slide.save(PICTURE, version.url)).body).toMatchObject({ status: 'done' });
      expect((await slideIn(client, 'bn')).picture.url).toBe(version.url);
      await setPicture(picture);
      await slide.read();
      expect((await slide.save(PICTURE, '')).status).toBe(200);
    },
  },
  {
    name: 'exported translations are imported again, row by row',
    async run(client) {
      const { token } = await demoAdmin(client);
      const params = { language: 'bn' };
      const file = await client.call('adminExportTranslations', { token, params, query: { type: 'faq' } });
      const text = new TextDecoder().decode(file.body as unknown as ArrayBuffer).replace('\uFEFF', '');
      const send = async (csv: string, mode: string, publish = false) => {
        const form = new FormData();
        form.set('file', new File([csv], 'translations.csv', { type: 'text/csv' }));
        const call = { token, params: { kind: 'translations' }, query: { mode, publish: String(publish) }, body: form };
        return (await client.call('adminImportRows', call)).body;
      };
      const same = await send(text, 'import');
      expect(same).toMatchObject({ ready: 0, broken: 0, imported: 0 });
      expect(same.known).toBe(same.rows);

      const faq = await open(client, 'faq/3');
      const question = textAt(await faq.read(), 'question');
      const rows = [
        'Record,Field,English,Bangla',
        `faq/3,question,"${question?.original}",নতুন প্রশ্ন?`,
        'faq/3,answer,An older answer.,ক',
        'faq/3,price,x,ক',
        'faq/999,question,x,ক',
        'shop/1,question,x,ক',
      ].join('\n');
      expect(await send(rows, 'check')).toMatchObject({ ready: 1, broken: 4, imported: null });
      const imported = await send(rows, 'import');
      expect(imported).toMatchObject({ imported: 1, broken: 4 });
      expect(imported.problems.map(({ row, details }) => [row, details[0]?.field])).toEqual([
        [3, 'original'],
        [4, 'field'],
        [5, 'record'],
        [6, 'record'],
      ]);
      expect(await faq.read()).toMatchObject({ published: true, draft: true });
      expect(await send(rows.replace('নতুন', 'আরেক'), 'import', true)).toMatchObject({ imported: 1 });
      const published = await faq.read();
      expect(published.draft).toBe(false);
      expect(textAt(published, 'question')).toMatchObject({ text: 'আরেক প্রশ্ন?', status: 'done' });
      await faq.save('question', question?.text ?? '');
      expect((await client.call('adminExportTranslations', { params })).status).toBe(401);
    },
  },
  {
    name: 'records that need a translation come first, counted by status',
    async run(client) {
      const { token } = await demoAdmin(client);
      const body = { question: 'Do you work on Fridays?', answer: 'No.', published: false };
      const { body: faq } = await client.call('adminCreateFaq', { token, body, expected: 201 });
      const id = String((faq as { id: number }).id);
      const list = async (query: Record<string, string | number> = {}) =>
        (await client.call('adminListTranslations', { token, params: { language: 'bn' }, query, expected: 200 })).body;
      const record = { type: 'faq', id, label: body.question, draft: false, texts: 2, outdated: 0 };
      const faqs = await list({ type: 'faq' });
      expect(faqs.items[0]).toEqual({ ...record, status: 'missing', missing: 2 });
      expect((await list({ type: 'faq', status: 'missing' })).total).toBe(faqs.counts.missing);

      const translation = await open(client, `faq/${id}`);
      expect(await translation.read()).toMatchObject({ version: 0, published: false, savedBy: null, updated_at: null });
      expect((await translation.save('question', 'শুক্রবার খোলা থাকে?')).body).toMatchObject({
        version: 1,
        status: 'incomplete',
      });
      expect((await list({ type: 'faq' })).items).toContainEqual({
        ...record,
        status: 'incomplete',
        missing: 1,
      });
      expect((await translation.save('question', '')).body.status).toBe('missing');
      await client.call('adminDeleteContent', { token, params: { kind: 'faqs', id } });
      expect((await client.call('adminGetTranslation', { token, params: paramsOf(`faq/${id}`) })).status).toBe(404);
    },
  },
  {
    name: 'a translation is outdated once its original is changed, until it is saved again',
    async run(client) {
      const { token } = await demoAdmin(client);
      const created = { question: 'Is it open?', answer: 'Yes.', published: false };
      const { body: faq } = await client.call('adminCreateFaq', { token, body: created, expected: 201 });
      const { id, version } = faq as { id: number; version: number };
      const translation = await open(client, `faq/${id}`);
      await translation.save('question', 'খোলা আছে?');
      await translation.save('answer', 'হ্যাঁ।');
      const body = { ...created, question: 'Is it open today?', version };
      await client.call('adminUpdateFaq', { token, params: { id: String(id) }, body, expected: 200 });
      const changed = await translation.read();
      expect(changed.status).toBe('outdated');
      expect(textAt(changed, 'question')).toMatchObject({
        original: 'Is it open today?',
        text: 'খোলা আছে?',
        status: 'outdated',
      });
      expect((await translation.save('answer', 'অবশ্যই।')).body.status).toBe('outdated');
      expect((await translation.save('question', 'আজ খোলা আছে?')).body.status).toBe('done');
      await client.call('adminDeleteContent', { token, params: { kind: 'faqs', id: String(id) } });
    },
  },
  {
    name: 'a stale version, an unknown text and an unknown record change nothing',
    async run(client) {
      const { token } = await demoAdmin(client);
      const slide = await open(client, 'slide/1');
      const { version, texts } = await slide.read();
      const name = texts.find(({ path }) => path === 'name');
      expect((await slide.save('name', name?.text ?? '')).body.version).toBe(version + 1);
      const { path = '', digest = '' } = name ?? {};
      const body = { version, published: true, texts: [{ path, digest, text: 'x' }] };
      const params = paramsOf('slide/1');
      expect((await client.call('adminSaveTranslation', { token, params, body })).status).toBe(409);
      expect((await slide.save('price', 'x')).status).toBe(400);
      expect((await client.call('adminSaveTranslation', { token, params: paramsOf('slide/999'), body })).status).toBe(
        404,
      );
      expect((await slide.read()).texts).toEqual(texts);
    },
  },
  {
    name: 'translations are seen by administrators of the content only',
    async run(client) {
      const { token } = await newCustomer(client);
      expect((await client.call('adminListTranslations', { token, params: { language: 'bn' } })).status).toBe(403);
      expect((await client.call('adminGetTranslation', { params: paramsOf('faq/1') })).status).toBe(401);
    },
  },
];
