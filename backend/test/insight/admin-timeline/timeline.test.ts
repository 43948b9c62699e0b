import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { toShopDay } from '../../../src/db/shop-zone.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let owner: { authorization: string };
let today: string;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  owner = (await app.signedIn('super_admin')).headers;
  today = await toShopDay(app.db, app.clock.now());
});
afterAll(() => app.close());

type Note = { id: string | null; day: string; kind: string; title: string; href: string | null };
const ago = (days: number) => addDays(today, -days);
const call = (
  method: 'post' | 'put' | 'delete',
  path: string,
  body?: object,
  headers: Record<string, string> = owner,
) => app.http[method](`/api/admin/timeline-notes${path}`).set(headers).send(body);
const read = async (screen: 'visits' | 'analytics', query: object = { from: ago(9), to: today }): Promise<Note[]> =>
  (
    await app.http
      .get(`/api/admin/${screen}`)
      .set(owner)
      .query({ unit: 'day', ...query })
  ).body.notes;

describe('POST /api/admin/timeline-notes', () => {
  it('201: on both charts, in one line, and in the activity log', async () => {
    const { status, body } = await call('post', '', { day: ago(2), text: ' Facebook\n post ' });
    expect([status, body]).toEqual([
      201,
      { id: body.id, day: ago(2), kind: 'note', title: 'Facebook post', href: null },
    ]);
    for (const screen of ['visits', 'analytics'] as const)
      expect((await read(screen)).filter(({ kind }) => kind === 'note')).toEqual([body]);
    const entry = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', 'timeline-note')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'timeline-note.create', label: 'Facebook post', subject_id: body.id });
  });

  it('201: a retry with its key adds no second note', async () => {
    const headers = { ...owner, 'idempotency-key': 'timeline-note-0001' };
    const first = await call('post', '', { day: ago(1), text: 'Newspaper' }, headers);
    const again = await call('post', '', { day: ago(1), text: 'Newspaper' }, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await read('visits')).filter(({ title }) => title === 'Newspaper')).toHaveLength(1);
  });

  it.each([
    [{ day: '1999-12-31' }],
    [{ day: '2026-02-30' }],
    [{ day: 'tomorrow' }],
    [{ text: ' \n ' }],
    [{ text: 'x'.repeat(121) }],
    [{ text: 'a\u0000b' }],
    [{ kind: 'release' }],
  ])('400: %o', async (wrong) => {
    expect((await call('post', '', { day: today, text: 'Facebook post', ...wrong })).status).toBe(400);
  });

  it('400: a day that has not begun in the shop’s time zone', async () => {
    const { status, body } = await call('post', '', { day: addDays(today, 1), text: 'Facebook post' });
    expect([status, body.details]).toEqual([400, [expect.objectContaining({ field: 'day' })]]);
  });

  it('409: the 501st note', async () => {
    await sql`insert into timeline_notes (day, text) select '2020-01-01', 'note ' || n from generate_series(1, 500) as n`.execute(
      app.db,
    );
    expect((await call('post', '', { day: today, text: 'One more' })).status).toBe(409);
    await sql`delete from timeline_notes where day = '2020-01-01'`.execute(app.db);
  });
});

describe('PUT and DELETE /api/admin/timeline-notes/{id}', () => {
  it('200, 204: another day and text, and removed', async () => {
    const { body: note } = await call('post', '', { day: ago(3), text: 'Poster' });
    const changed = await call('put', `/${note.id}`, { day: ago(4), text: 'Posters in Khulna' });
    expect([changed.status, changed.body]).toEqual([200, { ...note, day: ago(4), title: 'Posters in Khulna' }]);
    expect((await read('analytics')).find(({ id }) => id === note.id)).toEqual(changed.body);
    await call('delete', `/${note.id}`).expect(204);
    expect((await read('visits')).find(({ id }) => id === note.id)).toBeUndefined();
    await call('delete', `/${note.id}`).expect(404);
    await call('put', `/${note.id}`, { day: ago(4), text: 'Posters' }).expect(404);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', note.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'timeline-note.create',
      'timeline-note.update',
      'timeline-note.delete',
    ]);
  });
});

describe('prices on the timeline', () => {
  const setPrice = (product: number, plan: number, price: number) =>
    sql`update products set pricing = jsonb_set(pricing, ${`{${plan},price}`}::text[], ${price}::text::jsonb) where id = ${product}`.execute(
      app.db,
    );
  /** Moves everything recorded before to an earlier day. */
  const age = async (days: number) => {
    await sql`alter table plan_prices disable trigger plan_prices_append_only`.execute(app.db);
    await sql`update plan_prices set since = since - make_interval(days => ${days})`.execute(app.db);
    await sql`alter table plan_prices enable trigger plan_prices_append_only`.execute(app.db);
  };
  const prices = async () => (await read('visits')).filter(({ kind }) => kind === 'price');

  it('200: the price before a day and at its end, once for each product', async () => {
    await age(20);
    expect(await prices()).toEqual([]);
    const { pricing, title } = await app.db
      .selectFrom('products')
      .select(['pricing', 'title'])
      .where('id', '=', 4)
      .executeTakeFirstOrThrow();
    const [first] = pricing as { name: string; price: number }[];
    await setPrice(4, 0, 7);
    await setPrice(4, 0, 6.5);
    await age(2);
    const money = (price: number) => `$${price.toFixed(2)}`;
    const change = `${title} ${first?.name}: ${money(first?.price ?? 0)} → $6.50`;
    expect(await prices()).toEqual([
      { id: null, day: ago(2), kind: 'price', title: change, href: '/admin/products/4' },
    ]);
    // Changed by mistake and restored within the day.
    await setPrice(4, 0, 1);
    await setPrice(4, 0, 6.5);
    expect(await prices()).toHaveLength(1);
    if (pricing.length < 2) return;
    await setPrice(4, 0, 5);
    await setPrice(4, 1, 77);
    expect((await prices()).at(-1)).toMatchObject({ day: today, title: `${title}: prices of 2 plans` });
  });
});
