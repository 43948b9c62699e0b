import { describe, expect, it } from 'vitest';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { createPost } from '../../factories/content.ts';
import { ENGLISH, setUpNewsletters, TEXTS } from './newsletter-app.ts';

const { site, call, subscribe, create, send } = setUpNewsletters();
const UNKNOWN = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';
const EMPTY = { en: { subject: '', content: '' }, bn: { subject: '', content: '' } };

describe('drafts', () => {
  it('201: a draft may be incomplete, and texts are trimmed', async () => {
    const texts = { ...EMPTY, en: { subject: ' News ', content: '' } };
    const { body } = await call('post', 'newsletters', { texts, audience: EVERYONE }, site.writer).expect(201);
    expect(body).toMatchObject({ status: 'draft', version: 1, texts: { en: { subject: 'News' } }, problem: null });
    expect(await listAuditEntries(site.app.db, 'newsletter', body.id)).toMatchObject([{ action: 'newsletter.create' }]);
  });

  it('200 lists them newest first, by status, with title and languages', async () => {
    await create(EMPTY);
    site.app.clock.advance(1_000);
    await create(TEXTS);
    const { body } = await call('get', 'newsletters?status=draft').expect(200);
    expect(body).toMatchObject({
      total: 2,
      items: [{ subject: 'A new calendar', languages: ['en', 'bn'] }, { subject: '' }],
    });
    expect((await call('get', 'newsletters?search=NEW%20cal').expect(200)).body.total).toBe(1);
    expect((await call('get', 'newsletters?status=sent').expect(200)).body).toMatchObject({ total: 0, items: [] });
  });

  it('200 and 409: a save replaces the texts unless another one came first', async () => {
    const { id } = await create();
    const save = (version: number) => call('put', `newsletters/${id}`, { texts: TEXTS, audience: EVERYONE, version });
    expect((await save(1).expect(200)).body).toMatchObject({ version: 2, texts: TEXTS });
    expect((await save(1)).status).toBe(409);
    expect((await call('put', `newsletters/${id}`, { texts: TEXTS, audience: EVERYONE })).status).toBe(400);
    expect((await call('get', `newsletters/${id}`).expect(200)).body.version).toBe(2);
  });

  it('404: unknown newsletters', async () => {
    const at = `newsletters/${UNKNOWN}`;
    const answers = [
      await call('get', at),
      await call('put', at, { texts: TEXTS, audience: EVERYONE, version: 1 }),
      await call('delete', at),
      await call('post', `${at}/test`),
      await call('post', `${at}/send`, { version: 1, at: null }),
      await call('put', `${at}/status`, { status: 'paused' }),
      await call('get', `${at}/problems`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('204 and 409: a draft can be deleted, what was sent stays', async () => {
    await subscribe(['a@list.example']);
    const draft = await create();
    await call('delete', `newsletters/${draft.id}`).expect(204);
    const sent = await create();
    await send(sent).expect(200);
    expect((await call('delete', `newsletters/${sent.id}`)).status).toBe(409);
    expect((await call('put', `newsletters/${sent.id}`, { texts: TEXTS, audience: EVERYONE, version: 2 })).status).toBe(
      409,
    );
    await site.app.background.idle();
  });
});

describe('POST /api/admin/newsletters/from-source', () => {
  const draft = (kind: string, id: string) => call('post', 'newsletters/from-source', { kind, id }, site.writer);

  it('201: an article becomes title, summary and link', async () => {
    const { id } = await createPost(site.app.db, {
      title: 'Rivers [1]',
      excerpt: 'All *about* rivers.',
    });
    const { body } = await draft('article', String(id)).expect(201);
    expect(body.texts.en.subject).toBe('Rivers [1]');
    expect(body.texts.en.content).toMatch(
      /^All \\\*about\\\* rivers\.\n\n\[Read the article\]\(https:\/\/nodi\.example\/blog\/[\w-]+\)$/,
    );
    expect(body.texts.bn).toEqual({ subject: '', content: '' });
  });

  it('404: what is not published, and an id of another kind', async () => {
    const { id } = await createPost(site.app.db, { published: false });
    for (const [kind, source] of [
      ['article', String(id)],
      ['article', UNKNOWN],
      ['release', '1'],
      ['release', UNKNOWN],
    ] as const)
      expect((await draft(kind, source)).status).toBe(404);
  });
});

describe('POST /api/admin/newsletter-preview', () => {
  it('200: the email in the design of the site, with a plain-text part', async () => {
    const text = { subject: 'News', content: TEXTS.en.content };
    const { body } = await call('post', 'newsletter-preview', { language: 'en', text }, site.writer).expect(200);
    expect(body.html).toContain('https://nodi.example/blog/1');
    expect(body.html).not.toContain('<script');
    expect(body.text).toContain('Hello,\n\nread all of it.\n\nRead the article:\nhttps://nodi.example/blog/1\n');
    expect(body.text).toMatch(/Unsubscribe:\nhttps:\/\/nodi\.example\/unsubscribe\?token=/);
  });

  it('200: links stay in the language of the reader', async () => {
    const { body } = await call('post', 'newsletter-preview', { language: 'bn', text: TEXTS.bn }).expect(200);
    expect(body.html).toContain('lang="bn"');
    expect(body.text).toContain('লেখাটি পড়ুন:\nhttps://nodi.example/bn/blog/1');
  });

  it('400: a text nested too deeply', async () => {
    const text = { subject: 'News', content: '> '.repeat(80) };
    expect((await call('post', 'newsletter-preview', { language: 'en', text })).status).toBe(400);
  });
});

describe('POST /api/admin/newsletters/{id}/test', () => {
  it('204: each language once, to the caller', async () => {
    const { id } = await create(TEXTS);
    await call('post', `newsletters/${id}/test`, undefined, site.writer).expect(204);
    await site.app.background.idle();
    const sent = site.app.mail.sent.map(({ kind, subject, to }) => [kind, subject, to.language]);
    expect(sent).toEqual([
      ['example', 'Test (English): A new calendar', 'en'],
      ['example', 'Test (Bangla): নতুন ক্যালেন্ডার', 'bn'],
    ]);
  });

  it('409: an incomplete one', async () => {
    const { id } = await create(EMPTY);
    expect((await call('post', `newsletters/${id}/test`)).status).toBe(409);
  });
});

describe('sending limits', () => {
  it('200 and 409: changed once per version', async () => {
    const { body } = await call('get', 'newsletter-settings').expect(200);
    const next = { ...body, per_minute: 30, per_day: 400 };
    expect((await call('put', 'newsletter-settings', next).expect(200)).body).toEqual({
      ...next,
      version: body.version + 1,
    });
    expect((await call('put', 'newsletter-settings', next)).status).toBe(409);
    expect((await call('put', 'newsletter-settings', { ...next, per_minute: 0 })).status).toBe(400);
  });

  it('403: content may write, but not send, pause or set limits', async () => {
    const { id } = await create(ENGLISH);
    const answers = [
      await call('post', `newsletters/${id}/send`, { version: 1, at: null }, site.writer),
      await call('put', `newsletters/${id}/status`, { status: 'paused' }, site.writer),
      await call('get', 'newsletter-settings', undefined, site.writer),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
