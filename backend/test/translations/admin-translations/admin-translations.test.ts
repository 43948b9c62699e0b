import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTranslation, TranslatedRecord, TranslationText } from '../../../../contract/generated/model.ts';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const PATH = '/api/admin/translations/bn';
const list = (query: object = {}, headers = content.admin) =>
  content.app.http
    .get(PATH)
    .query({ limit: 60, ...query })
    .set(headers);
const read = (record: string, headers = content.admin) => content.app.http.get(`${PATH}/${record}`).set(headers);
const save = (record: string, body: object, headers = content.admin) =>
  content.app.http.put(`${PATH}/${record}`).set(headers).send(body);
const inBangla = (path: string) => content.app.http.get(`/api${path}`).set('Accept-Language', 'bn');
const textAt = ({ texts }: AdminTranslation, path: string) =>
  texts.find((text) => text.path === path) as TranslationText;
/** Stores one text over the current version. */
const change = async (record: string, path: string, text: string, published = true, draft = false) => {
  const { body } = await read(record);
  const { digest } = textAt(body, path);
  return save(record, { version: body.version, published, draft, texts: [{ path, digest, text }] });
};

describe('GET /api/admin/translations/{language}', () => {
  it('200 with everything that visitors read; the demo is translated', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(new Set(body.items.map(({ type }: { type: string }) => type))).toEqual(
      new Set([
        'site',
        'product',
        'release',
        'article',
        'page',
        'case-study',
        'slide',
        'service',
        'testimonial',
        'team-member',
        'faq',
      ]),
    );
    expect(body.items.filter(({ missing, outdated }: TranslatedRecord) => missing + outdated > 0)).toEqual([]);
    expect(body.counts).toMatchObject({ missing: 0, incomplete: 0, outdated: 0, draft: 0, done: body.total });
  });

  it('200 with records that need work first, by type and by status', async () => {
    const { body: faq } = await content.app.http
      .post('/api/admin/content/faqs')
      .set(content.admin)
      .send({ question: 'Do you work on Fridays?', answer: 'No.', published: true });
    const { body } = await list({ type: 'faq' });
    expect(body.items[0]).toEqual({
      type: 'faq',
      id: String(faq.id),
      label: 'Do you work on Fridays?',
      status: 'missing',
      draft: false,
      texts: 2,
      missing: 2,
      outdated: 0,
    });
    expect((await list({ status: 'missing' })).body).toMatchObject({ total: 1, counts: { missing: 1 } });
    expect((await list({ type: 'faq', limit: 1, page: 2 })).body.items[0]).toMatchObject({ status: 'done' });
  });

  it('400, 401, 403, 404', async () => {
    expect((await content.app.http.get('/api/admin/translations/fr').set(content.admin)).status).toBe(404);
    expect((await list({ type: 'order' })).status).toBe(400);
    expect((await content.app.http.get(PATH)).status).toBe(401);
    expect((await list({}, content.customer)).status).toBe(403);
  });
});

describe('PUT /api/admin/translations/{language}/{type}/{record}', () => {
  it('200 is read by visitors in that language, and only there', async () => {
    content.announced();
    const saved = await change('product/2', 'title', '  নতুন নাম  ');
    expect(saved.status).toBe(200);
    expect(textAt(saved.body, 'title')).toMatchObject({ text: 'নতুন নাম', status: 'done' });
    expect(content.announced().join(' ')).toContain('product:2');
    const bangla = await inBangla('/products/2');
    expect(bangla.body.title).toBe('নতুন নাম');
    expect(bangla.headers.vary).toContain('Accept-Language');
    expect((await content.app.http.get('/api/products/2')).body.title).toBe('Bangla Calendar 2025');
    expect(await content.trail('translation', 'product/2')).toEqual(['translation.update']);
  });

  it('200 as a draft, which visitors do not see', async () => {
    expect((await change('service/1', 'title', 'ওয়েব', false)).body).toMatchObject({
      published: false,
      status: 'draft',
    });
    expect((await inBangla('/services')).body.items[0].title).toBe('Web Development');
    expect((await change('service/1', 'title', 'ওয়েব')).body).toMatchObject({ published: true, status: 'done' });
    expect((await inBangla('/services')).body.items[0].title).toBe('ওয়েব');
  });

  it('200 as a draft of a published translation: visitors see what was published last', async () => {
    await change('service/2', 'title', 'প্রকাশিত নাম');
    const drafted = await change('service/2', 'title', 'খসড়া নাম', true, true);
    expect(drafted.body).toMatchObject({ published: true, draft: true, status: 'draft' });
    expect(textAt(drafted.body, 'title').text).toBe('খসড়া নাম');
    const shown = async () => (await inBangla('/services')).body.items[1].title;
    expect(await shown()).toBe('প্রকাশিত নাম');
    await change('service/2', 'title', 'আরেক খসড়া', true, true);
    expect(await shown()).toBe('প্রকাশিত নাম');
    expect((await list({ type: 'service', status: 'draft' })).body.items).toMatchObject([{ id: '2', draft: true }]);
    const { version } = (await read('service/2')).body;
    expect((await save('service/2', { version, published: true, texts: [] })).body).toMatchObject({
      draft: false,
      status: 'done',
    });
    expect(await shown()).toBe('আরেক খসড়া');
    const { before, after } = await content.app.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('subject_id', '=', 'service/2')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    // Published: what visitors saw before, and what they see now.
    expect(before).toMatchObject({ language: 'bn', draft: true, texts: [{ path: 'title', text: 'প্রকাশিত নাম' }] });
    expect(after).toMatchObject({ language: 'bn', draft: false, texts: [{ path: 'title', text: 'আরেক খসড়া' }] });
  });

  it('200 and outdated after an earlier version of the article was restored; done again where texts are the same', async () => {
    const post = '/api/admin/content/posts/1';
    const current = (await content.app.http.get(post).set(content.admin)).body;
    const { id: _, slug: __, image, ...rest } = current;
    const { title, address, excerpt, content: text, format, category, tags, series, author, status, publishAt } = rest;
    const input = { title, address, excerpt, content: text, format, category, tags, series, author, status, publishAt };
    const picture = { url: image.url, alt: image.alt };
    const changed = { ...input, image: picture, title: 'Another title', version: current.version };
    const { body: saved } = await content.app.http.put(post).set(content.admin).send(changed).expect(200);
    await change('article/1', 'title', 'অন্য শিরোনাম');
    expect(textAt((await read('article/1')).body, 'title').status).toBe('done');
    const revisions = '/api/admin/writing/posts/1/revisions';
    const { body: states } = await content.app.http.get(revisions).set(content.admin);
    const restore = content.app.http.post(`${revisions}/${states.items[1].id}/restore`).set(content.admin);
    await restore.send({ version: saved.version }).expect(200);
    const restored = (await read('article/1')).body as AdminTranslation;
    expect(textAt(restored, 'title')).toMatchObject({ original: title, text: 'অন্য শিরোনাম', status: 'outdated' });
    expect(textAt(restored, 'content').status).toBe('done');
  });

  it('200 with a name of both scripts and an emoji, found in either', async () => {
    const name = 'ক্যালেন্ডার Pro 📅 ২০২৬';
    expect(textAt((await change('product/5', 'title', name)).body, 'title').text).toBe(name);
    expect((await inBangla('/products/5')).body.title).toBe(name);
    for (const search of ['ক্যালেন্ডার pro', 'PRO', '2026'])
      expect((await content.app.http.get('/api/products').query({ search })).body.items, search).toContainEqual(
        expect.objectContaining({ id: 5 }),
      );
  });

  it('200 with Markdown as readers see it; an empty text deletes the translation', async () => {
    await change('article/3', 'content', '## শিরোনাম\n\nএকটি **গুরুত্বপূর্ণ** কথা।');
    const { body } = await inBangla('/posts/3');
    expect(body.html).toContain('>শিরোনাম</h2>');
    expect(body.html).toContain('<strong>');
    const deleted = await change('article/3', 'content', '');
    expect(textAt(deleted.body, 'content')).toMatchObject({ text: '', status: 'missing' });
    expect(deleted.body.status).toBe('incomplete');
    expect((await inBangla('/posts/3')).body.html).toContain('Most people who come to our course');
  });

  it('200 and outdated once the original is changed, until the text is saved again', async () => {
    const before = (await read('faq/1')).body as AdminTranslation;
    const { answer, published, version } = (
      await content.app.http.get('/api/admin/content/faqs').set(content.admin)
    ).body.items.find(({ id }: { id: number }) => id === 1);
    await content.app.http
      .put('/api/admin/content/faqs/1')
      .set(content.admin)
      .send({ question: 'A changed question?', answer, published, version });
    const changed = (await read('faq/1')).body as AdminTranslation;
    expect(textAt(changed, 'question')).toMatchObject({
      original: 'A changed question?',
      text: textAt(before, 'question').text,
      status: 'outdated',
    });
    expect(changed.status).toBe('outdated');
    const home = (await inBangla('/home')).body;
    expect(home.faqs[0].question).toBe(textAt(before, 'question').text);
    // Another text of the record leaves it as old as it was.
    expect(textAt((await change('faq/1', 'answer', 'হ্যাঁ।')).body, 'question').status).toBe('outdated');
    expect((await change('faq/1', 'question', 'বদলানো প্রশ্ন?')).body.status).toBe('done');
  });

  it('is rendered again after an update of the renderer, as the same version', async () => {
    await change('article/2', 'content', '## নতুন');
    const { version } = (await read('article/2')).body;
    await content.app.db
      .updateTable('content_translations')
      .set({ html_version: 0, texts: sql`replace(texts::text, 'নতুন</h2>', 'পুরোনো</h2>')::jsonb` })
      .where('type', '=', 'article')
      .where('record_id', '=', '2')
      .execute();
    expect((await inBangla('/posts/2')).body.html).toContain('পুরোনো</h2>');
    await content.app.deps.jobs.add('writing.render', {});
    await content.app.background.idle();
    expect((await inBangla('/posts/2')).body.html).toContain('নতুন</h2>');
    expect((await read('article/2')).body.version).toBe(version);
  });

  it('409 over a version that was not seen', async () => {
    const { body } = await read('slide/1');
    const { digest } = textAt(body, 'name');
    const input = { version: body.version, published: true, texts: [{ path: 'name', digest, text: 'এক' }] };
    expect((await save('slide/1', input)).status).toBe(200);
    const refused = await save('slide/1', input);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await save('slide/1', { ...input, version: 0 })).status).toBe(409);
  });

  it('400, 401, 403, 404, 413, 415', async () => {
    const input = { version: 0, published: true, texts: [{ path: 'price', digest: '0'.repeat(16), text: 'x' }] };
    expect((await save('product/1', input)).status).toBe(400);
    expect((await save('product/1', { ...input, texts: 'none' })).status).toBe(400);
    expect((await save('product/99999', input)).status).toBe(404);
    expect((await save('release/none', input)).status).toBe(404);
    expect((await save('product/1', input, content.customer)).status).toBe(403);
    expect((await content.app.http.put(`${PATH}/product/1`).send(input)).status).toBe(401);
    const large = { ...input, texts: [{ ...input.texts[0], text: 'x'.repeat(110_000) }] };
    expect((await save('product/1', large)).status).toBe(413);
    const typed = content.app.http.put(`${PATH}/product/1`).set(content.admin);
    expect((await typed.set('Content-Type', 'text/plain').send('x')).status).toBe(415);
  });
});

describe('GET /api/admin/translations/{language}/{type}/{record}', () => {
  it('200, 401, 403, 404', async () => {
    expect((await read('site/site')).body).toMatchObject({ label: 'Site texts', status: 'done', published: true });
    expect((await read('site/banner')).body.texts.map(({ path }: TranslationText) => path)).toEqual([
      'text',
      'linkText',
    ]);
    expect((await read('page/1')).body).toMatchObject({ label: 'Privacy Policy' });
    expect((await read('order/1')).status).toBe(404);
    expect((await content.app.http.get(`${PATH}/faq/2`)).status).toBe(401);
    expect((await read('faq/2', content.customer)).status).toBe(403);
    expect((await read('faq/999')).status).toBe(404);
  });
});

describe('Accept-Language', () => {
  it('200 of every public answer in Bangla', async () => {
    const site = (await inBangla('/site')).body;
    expect(site).toMatchObject({ name: 'নদী স্টুডিও', location: 'রাজশাহী, বাংলাদেশ' });
    expect(site.names).toContainEqual({ name: 'Windows Apps', text: 'উইন্ডোজ অ্যাপ' });
    expect(site.footer[0].links[0].url).toBe('/product/1');
    expect(site.promo.linkText).toBe('চ্যানেলে যোগ দিন');
    const home = (await inBangla('/home')).body;
    expect(home.slides[1].name).toMatch(/[ঀ-৿]/);
    expect(home.releases[0].title).toMatch(/[ঀ-৿]/);
    expect((await inBangla('/about')).body.team[0].name).toBe('তানভীর আহমেদ');
    const legal = (await inBangla('/legal/privacy-policy')).body;
    expect(legal.html).toMatch(/[ঀ-৿]/);
    expect(legal.sections[0].title).toMatch(/[ঀ-৿]/);
    expect(legal.lastUpdated).toMatch(/[০-৯]/);
    const changelog = (await inBangla('/products/1/changelog')).body;
    expect(changelog.releases[0].html).toMatch(/[ঀ-৿]/);
  });

  it('200 of a search in either script, whatever the language of the page', async () => {
    const find = async (path: string, search: string) =>
      (await content.app.http.get(`/api${path}`).query({ search })).body.items.map(({ id }: { id: number }) => id);
    expect(await find('/products', 'ক্যালেন্ডার ২০২৫ রমজান')).toEqual([1]);
    expect(await find('/products', 'Ramadan Calendar')).toContain(1);
    expect(await find('/posts', 'ডিজাইন শেখা')).toEqual([3]);
    await change('product/4', 'title', 'খুঁজেপাওয়া', false);
    expect(await find('/products', 'খুঁজেপাওয়া')).toEqual([]);
    await change('product/4', 'title', 'খুঁজেপাওয়া');
    expect(await find('/products', 'খুঁজেপাওয়া')).toEqual([4]);
  });

  it('200 in English without the header, and with none of the languages', async () => {
    expect((await content.app.http.get('/api/site')).body).not.toHaveProperty('names');
    expect((await content.app.http.get('/api/site').set('Accept-Language', 'fr')).body.name).toBe('Nodi Studio');
  });
});
