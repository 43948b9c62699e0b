import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTranslation, TranslationText } from '../../../../contract/generated/model.ts';
import { type ContentApp, createContentApp, sendImport } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const PATH = '/api/admin/translations/bn';
const read = (record: string) => content.app.http.get(`${PATH}/${record}`).set(content.admin);
const inBangla = (path: string) => content.app.http.get(`/api${path}`).set('Accept-Language', 'bn');
const textAt = ({ texts }: AdminTranslation, path: string) =>
  texts.find((text) => text.path === path) as TranslationText;

describe('translations as files', () => {
  const download = (query: object = {}, headers = content.admin) =>
    content.app.http.get(`${PATH}/export`).query(query).set(headers).buffer(true);
  const lineOf = (file: string, key: string) => file.split('\r\n').find((line) => line.startsWith(key)) ?? '';

  it('200 with one row for each text; an unchanged file changes nothing', async () => {
    const { text, headers } = await download();
    expect(headers['content-disposition']).toContain('translations.csv');
    expect(text).toMatch(/^\uFEFFRecord,Name,Field,English,Bangla,Status\r\n/);
    expect(lineOf(text, 'team-member/1,')).toContain('তানভীর আহমেদ,done');
    const { body } = await sendImport(content, 'translations', text, 'mode=import').expect(200);
    expect(body).toMatchObject({ broken: 0, ready: 0, imported: 0 });
    expect(body.known).toBe(body.rows);
    const faqs = (await download({ type: 'faq' })).text.trim().split('\r\n').slice(1);
    expect(faqs.every((line) => line.startsWith('faq/') || !/^[a-z-]+\/\d/.test(line))).toBe(true);
  });

  it('200: changed rows become a draft, or are published; formulas stay texts', async () => {
    const { text } = await download({ type: 'slide' });
    const [header, ...lines] = text.split('\r\n');
    const [record = '', name, , english] = lines.find((line) => /^slide\/2,[^,]*,name,/.test(line))?.split(',') ?? [];
    const file = `${header}\r\n${record},${name},name,${english},"'=নাম",done\r\n`;
    const check = await sendImport(content, 'translations', file).expect(200);
    expect(check.body).toMatchObject({ rows: 1, ready: 1, imported: null });
    await sendImport(content, 'translations', file, 'mode=import').expect(200);
    expect((await read('slide/2')).body).toMatchObject({ published: true, draft: true });
    expect(textAt((await read('slide/2')).body, 'name').text).toBe('=নাম');
    expect((await inBangla('/home')).body.slides[1].name).not.toBe('=নাম');
    const again = file.replace("'=নাম", 'নতুন স্লাইড');
    await sendImport(content, 'translations', again, 'mode=import&publish=true').expect(200);
    expect((await inBangla('/home')).body.slides[1].name).toBe('নতুন স্লাইড');
    expect(await content.trail('translation', 'slide/2')).toHaveLength(2);
  });

  it('200 with an error for each invalid row, which changes nothing', async () => {
    const rows = [
      ['Record', 'Field', 'English', 'Bangla'],
      ['order/1', 'title', 'x', 'ক'],
      ['faq/9999', 'question', 'x', 'ক'],
      ['faq/2', 'price', 'x', 'ক'],
      ['faq/2', 'question', 'An older question?', 'ক'],
      ['faq/2', 'answer', 'x', ''],
    ];
    const file = rows.map((cells) => `${cells.join(',')}\r\n`).join('');
    const { body } = await sendImport(content, 'translations', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ rows: 5, known: 1, ready: 0, broken: 4, imported: 0 });
    expect(body.problems.map(({ details }: { details: { field: string }[] }) => details[0]?.field)).toEqual([
      'record',
      'record',
      'field',
      'original',
    ]);
    const { body: report } = await sendImport(content, 'translations', 'Record,Bangla\r\nfaq/2,ক\r\n');
    expect(
      report.columns.filter(({ needed, place }: { needed: boolean; place: number }) => needed && place < 0),
    ).toHaveLength(2);
  });

  it('400, 401, 403, 404', async () => {
    expect((await download({ type: 'order' })).status).toBe(400);
    expect((await content.app.http.get(`${PATH}/export`)).status).toBe(401);
    expect((await download({}, content.customer)).status).toBe(403);
    expect((await content.app.http.get('/api/admin/translations/fr/export').set(content.admin)).status).toBe(404);
  });
});
