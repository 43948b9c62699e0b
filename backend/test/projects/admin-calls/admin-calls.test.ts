import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookCall, callSettings, listStarts, openCalls } from '../../factories/calls.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let headers: Headers;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  headers = (await app.signedIn('super_admin', ['support'])).headers;
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const put = (body: object) => app.http.put('/api/admin/call-settings').set(headers).send(body);
const cancel = (id: string, reason: string) =>
  app.http.post(`/api/admin/calls/${id}/cancellation`).set(headers).send({ reason });

describe('PUT /api/admin/call-settings', () => {
  it('200: sorted; 400: hours that overlap; 409: changed meanwhile', async () => {
    const hours = [
      { weekday: 3, from: '15:00', to: '17:00' },
      { weekday: 1, from: '10:00', to: '12:00' },
    ];
    const saved = (await put(callSettings({ hours, days_off: ['2026-12-16', '2026-12-16'] })).expect(200)).body;
    expect(saved).toMatchObject({ hours: hours.toReversed(), days_off: ['2026-12-16'], version: 1 });
    expect((await app.http.get('/api/admin/call-settings').set(headers).expect(200)).body).toEqual(saved);
    await put(callSettings({ hours: [hours[1], hours[1]], version: 1 })).expect(400);
    await put(callSettings()).expect(409);
    await put(callSettings({ meeting_link: 'https://meet.example/other', version: 1 })).expect(200);
    const { items } = (await app.http.get('/api/admin/activity').set(owner).expect(200)).body;
    expect(items[0].changes.at(-1)).toMatchObject({ field: 'meetingLink', after: 'https://meet.example/other' });
  });
});

describe('POST /api/admin/calls/{id}/cancellation', () => {
  it('204: emails the reason, once; 400: without a reason; 404: unknown; 409: after it began', async () => {
    await openCalls(app, headers);
    const { input } = await bookCall(app);
    const { input: later } = await bookCall(app);
    await app.background.idle();
    app.mail.sent.length = 0;
    await cancel(input.id, ' ').expect(400);
    await cancel(randomUUID(), 'Ill').expect(404);
    await cancel(input.id, 'I am ill').expect(204);
    await cancel(input.id, 'I am ill').expect(204);
    await app.background.idle();
    const sent = app.mail.sent.map(({ kind, text, files }) => {
      const removes = String(files?.[0]?.content).includes('STATUS:CANCELLED');
      return [kind, text.includes('I am ill'), removes];
    });
    expect(sent.toSorted()).toEqual([
      ['call-alert', true, true],
      ['call-cancelled', true, true],
    ]);
    const [change] = (await app.http.get('/api/admin/activity').set(owner).expect(200)).body.items;
    // The studio's clock, which is six hours ahead of UTC.
    const local = new Date(Date.parse(input.start) + 6 * 3_600_000).toISOString();
    expect(change).toMatchObject({ action: 'call.cancel', label: local.slice(0, 16).replace('T', ' ') });
    expect(await listStarts(app)).toContain(input.start);
    const { items } = (await app.http.get('/api/admin/calls').set(headers).expect(200)).body;
    expect(items.map(({ id, status, reason }: Record<string, string>) => [id, status, reason])).toEqual([
      [later.id, 'upcoming', ''],
      [input.id, 'cancelled', 'I am ill'],
    ]);
    await app.db.updateTable('calls').set({ starts_at: app.clock.now() }).where('id', '=', later.id).execute();
    await cancel(later.id, 'Too late').expect(409);
  });
});
