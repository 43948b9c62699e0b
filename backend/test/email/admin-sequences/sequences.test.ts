import { beforeEach, describe, expect, it } from 'vitest';
import type { Sequence } from '../../../../contract/generated/model.ts';
import { setUpNewsletters, TEXTS } from '../admin-newsletters/newsletter-app.ts';
import { resetSequences } from './sequence-app.ts';

const { site, call } = setUpNewsletters();
beforeEach(() => resetSequences(site.app.db));

const NOTHING = { subject: '', content: '' };
const get = async (kind = 'welcome'): Promise<Sequence> => (await call('get', `sequences/${kind}`).expect(200)).body;
const step = (delay_days: number, id: string | null = null, texts: object = TEXTS) => ({ id, delay_days, texts });
const save = (steps: object[], version = 1, end_days = 30, as = site.owner) =>
  call('put', 'sequences/welcome', { version, end_days, steps }, as);
const set = (enabled: boolean, version: number, as = site.owner) =>
  call('put', 'sequences/welcome/status', { enabled, version }, as);

describe('GET /api/admin/sequences', () => {
  it('200: all seven, off and empty, also for those who write texts', async () => {
    const { body } = await call('get', 'sequences', undefined, site.writer).expect(200);
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'welcome',
      'first_steps',
      'review',
      'unpaid',
      'update',
      'plan_ended',
      'win_back',
    ]);
    const figures = { entered: 0, active: 0, sent: 0, reached: 0, unsubscribed: 0 };
    for (const item of body.items) expect(item).toMatchObject({ enabled_since: null, figures });
    expect((await call('get', 'sequences/none')).status).toBe(404);
  });
});

describe('PUT /api/admin/sequences/{kind}', () => {
  it('200: replaces the emails, and keeps those with an id', async () => {
    const first = (await save([step(1), step(3)]).expect(200)).body;
    const [one, two] = first.steps;
    const second = (await save([step(2, two.id), step(5)], first.version, 9).expect(200)).body;
    expect(second).toMatchObject({
      version: 3,
      end_days: 9,
      steps: [{ id: two.id, delay_days: 2 }, { delay_days: 5 }],
    });
    // They are newsletters inside, and none of their operations reaches them.
    expect((await call('get', `newsletters/${one.id}`)).status).toBe(404);
    expect((await call('get', 'newsletters').expect(200)).body.total).toBe(0);
    const entries = site.app.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject', '=', 'sequence');
    expect((await entries.orderBy('id', 'desc').executeTakeFirst())?.after).toMatchObject({ days: '2, 5', endDays: 9 });
  });

  it('400, 403 and 409: delays, the end, texts, strangers, an earlier version', async () => {
    const bad = async (steps: object[], field: string, end = 30) => {
      const { status, body } = await save(steps, 1, end);
      expect([status, body.details?.[0]?.field]).toEqual([400, field]);
    };
    await bad([step(3), step(3)], 'steps.1.delay_days');
    await bad([step(9)], 'steps.0.delay_days', 9);
    await bad([step(1, null, { en: { subject: 'Hi', content: ' ' }, bn: NOTHING })], 'steps.0.texts.en.content');
    await bad([step(1, crypto.randomUUID())], 'steps.0.id');
    expect((await save([step(1, null, { en: { subject: 'Hi', content: '> '.repeat(80) }, bn: NOTHING })])).status).toBe(
      400,
    );
    expect((await save([])).status).toBe(400);
    expect((await save([step(1)], 1, 30, site.writer)).status).toBe(403);
    expect((await save([step(1)], 2)).status).toBe(409);
  });
});

describe('PUT /api/admin/sequences/{kind}/status', () => {
  it('200, 403 and 409: turned on with its suggestions, once, by the owner', async () => {
    const { version, steps } = await get();
    expect(steps.every(({ id }) => id === null)).toBe(true);
    expect((await set(true, version, site.writer)).status).toBe(403);
    const answers = await Promise.all([set(true, version), set(true, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const on = await get();
    expect(on.steps.map(({ id }) => typeof id)).toEqual(['string', 'string']);
    expect(on.enabled_since).not.toBeNull();
    expect((await set(false, on.version).expect(200)).body.enabled_since).toBeNull();
  });
});

describe('POST /api/admin/sequences/{kind}/test', () => {
  it('204 and 409: sends unsaved texts to the caller, in each language', async () => {
    await call('post', 'sequences/welcome/test', TEXTS, site.writer).expect(204);
    await site.app.background.idle();
    expect(site.app.mail.sent.map(({ subject }) => subject)).toEqual([
      `Test (English): ${TEXTS.en.subject}`,
      `Test (Bangla): ${TEXTS.bn.subject}`,
    ]);
    expect((await call('post', 'sequences/welcome/test', { en: NOTHING, bn: NOTHING })).status).toBe(409);
  });
});
