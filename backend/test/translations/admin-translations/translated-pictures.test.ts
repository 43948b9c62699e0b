import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTranslation, TranslationText } from '../../../../contract/generated/model.ts';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const PATH = '/api/admin/translations/bn';
const textAt = ({ texts }: AdminTranslation, path: string) =>
  texts.find((text) => text.path === path) as TranslationText;
const read = async (record: string): Promise<AdminTranslation> =>
  (await content.app.http.get(`${PATH}/${record}`).set(content.admin)).body;
/** Stores the version of one picture over the current translation. */
const change = async (record: string, path: string, text: string, draft = false) => {
  const { version, texts } = await read(record);
  const { digest = '' } = texts.find((one) => one.path === path) ?? {};
  const input = { version, published: true, draft, texts: [{ path, digest, text }] };
  return content.app.http.put(`${PATH}/${record}`).set(content.admin).send(input);
};
const slideIn = async (language: string, id: number) =>
  (await content.app.http.get('/api/home').set('Accept-Language', language)).body.slides.find(
    (slide: { id: number }) => slide.id === id,
  );
const heroIn = async (language: string, id: number) => (await slideIn(language, id)).picture;

describe('pictures of PUT /api/admin/translations/{language}/{type}/{record}', () => {
  it('200: the hero of the demo is another picture in Bangla, with an alt text in Bangla', async () => {
    const [english, bangla] = [await heroIn('en', 1), await heroIn('bn', 1)];
    expect(english.url).toMatch(/^\/media\/hero-ramadan/);
    expect(bangla.url).toMatch(/^\/media\/bn-hero-ramadan/);
    expect([english.alt, bangla.alt]).toEqual([expect.not.stringMatching(/[ঀ-৿]/), expect.stringMatching(/[ঀ-৿]/)]);
  });

  it('200 with the version of a picture, which drafts leave as visitors see it', async () => {
    const find = async (search: string) =>
      (await content.app.http.get('/api/admin/pictures').query({ search }).set(content.admin)).body.items[0];
    const [english, bangla] = [await heroIn('en', 2), await heroIn('bn', 2)];
    const [chosen, other] = [await find('hero-upscaler'), await find('bn-hero-mehndi')];
    const saved = await change('slide/2', 'picture.url', chosen.url);
    expect(saved.body).toMatchObject({ status: 'done', draft: false });
    const { url, width, height, widths, placeholder } = chosen;
    expect(await heroIn('bn', 2)).toEqual({ url, width, height, widths, placeholder, alt: bangla.alt });
    expect(await heroIn('en', 2)).toEqual(english);
    const drafted = (await change('slide/2', 'picture.url', other.url, true)).body as AdminTranslation;
    expect(textAt(drafted, 'picture.url').picture?.translated?.url).toBe(other.url);
    expect((await heroIn('bn', 2)).url).toBe(url);
    // Both are in use: one as a draft, the other by visitors.
    for (const { id } of [chosen, other])
      expect((await content.app.http.delete(`/api/admin/pictures/${id}`).set(content.admin)).body.message).toContain(
        'Translation of: Learn UX UI Design Bangla',
      );
    const { body: activity } = await content.app.http
      .get('/api/admin/activity')
      .query({ kind: 'translation', item: 'slide/2' })
      .set(content.admin);
    const texts = activity.items[0].changes.find(({ field }: { field: string }) => field === 'texts');
    expect([JSON.parse(texts.before), JSON.parse(texts.after)]).toMatchObject([
      [{ path: 'picture.url', text: url }],
      [{ path: 'picture.url', text: other.url }],
    ]);
    await change('slide/2', 'picture.url', '');
    expect(await heroIn('bn', 2)).toEqual(bangla);
  });

  it('200 and the original of an exchanged picture, whose version is outdated', async () => {
    const { items } = (await content.app.http.get('/api/admin/content/slides').set(content.admin)).body;
    const stored = items.find(({ id }: { id: number }) => id === 3);
    const { id: _, updated_at: _at, productTitle: _title, ...fields } = stored;
    const picture = items.find(({ id }: { id: number }) => id === 4).picture;
    const shown = async () => (await heroIn('bn', 3)).url;
    expect(await shown()).toContain('/media/bn-hero-mehndi');
    const put = (body: object) => content.app.http.put('/api/admin/content/slides/3').set(content.admin).send(body);
    const changed = await put({ ...fields, picture: { url: picture.url, alt: picture.alt } });
    expect(changed.status).toBe(200);
    expect(await shown()).toBe(picture.url);
    const outdated = await read('slide/3');
    expect(outdated.status).toBe('outdated');
    expect(textAt(outdated, 'picture.url')).toMatchObject({ status: 'outdated', original: picture.url });
    const { url, alt } = stored.picture;
    await put({ ...fields, version: changed.body.version, picture: { url, alt } });
    expect(await shown()).toContain('/media/bn-hero-mehndi');
  });

  it('400 for a picture that is not in the library', async () => {
    const { status, body } = await change('product/2', 'images.0.url', '/media/unknown-1200.webp');
    expect([status, body.details[0].field]).toEqual([400, 'texts']);
  });
});
