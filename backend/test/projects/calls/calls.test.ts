import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendCallReminders } from '../../../src/features/projects/call-reminders.service.ts';
import { bookCall, booking, listStarts, openCalls } from '../../factories/calls.ts';
import { openProject } from '../../factories/projects.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
  await openCalls(app, owner);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.background.idle();
  app.mail.sent.length = 0;
});

const UNKNOWN = { 'x-call-token': 'A'.repeat(43) };
const book = (input: object, headers: Headers = {}) => app.http.post('/api/calls').set(headers).send(input);
const move = (access: Headers, start: string) =>
  app.http.put('/api/call').set(access).send({ start, time_zone: 'Asia/Dhaka' });
const cancel = (access: Headers, reason = '') => app.http.post('/api/call/cancellation').set(access).send({ reason });
const get = (access: Headers) => app.http.get('/api/call').set(access);

async function mails() {
  await app.background.idle();
  return app.mail.sent.splice(0);
}
/** Properties of a calendar file without folded lines. */
const calendarOf = (mail: { files?: { type: string; content: Buffer }[] } | undefined) => {
  const [file] = mail?.files ?? [];
  const text = String(file?.content).replaceAll('\r\n ', '');
  return { type: file?.type, text, of: (name: string) => new RegExp(`^${name}[:;](.*)\\r$`, 'm').exec(text)?.[1] };
};

describe('GET /api/call-slots', () => {
  it('200: nothing while booking is closed', async () => {
    await openCalls(app, owner, { is_open: false });
    expect((await app.http.get('/api/call-slots').expect(200)).body).toMatchObject({ is_open: false, starts: [] });
    await openCalls(app, owner);
  });
});

describe('POST /api/calls', () => {
  it('201: frees no time twice, emails both sides a calendar file, and returns the same for a repetition', async () => {
    const before = await listStarts(app);
    const { input, call, access } = await bookCall(app);
    expect(call).toMatchObject({ start: input.start, status: 'upcoming', meeting_link: 'https://meet.example/studio' });
    expect(await listStarts(app)).toEqual(before.slice(2));
    const [alert, confirmation] = (await mails()).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect([alert?.kind, confirmation?.kind]).toEqual(['call-alert', 'call-booked']);
    expect(confirmation?.to.address).toBe(input.email);
    expect(confirmation?.text).toContain('(America/New York)');
    expect(confirmation?.text).toContain(`/call#${call.token}`);
    expect(confirmation?.text).not.toContain('mangoes');
    expect(alert?.text).toContain('A shop for mangoes');
    const file = calendarOf(confirmation);
    expect(file.type).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(file.of('METHOD')).toBe('REQUEST');
    expect(file.of('SEQUENCE')).toBe('0');
    expect(file.of('UID')).toContain(input.id);
    expect(file.of('DTSTART')).toBe(input.start.replaceAll(/[-:]|\.000/g, ''));
    expect(calendarOf(alert).of('METHOD')).toBe('PUBLISH');
    expect((await book(input).expect(201)).body.token).toBe(call.token);
    expect(await mails()).toEqual([]);
    expect((await get(access).expect(200)).body).toEqual(call);
    await book({ ...input, topic: 'Something else' }).expect(409);
  });
  it('201: a call of a project is a message of its conversation', async () => {
    const { lead, access } = await openProject(app, owner);
    const [start = ''] = await listStarts(app);
    const input = booking(start);
    await book(input, access).expect(201);
    const { items } = (await app.http.get('/api/admin/calls').set(owner).expect(200)).body;
    expect(items.find(({ id }: { id: string }) => id === input.id)).toMatchObject({
      lead_id: lead,
      topic: input.topic,
    });
    const { messages } = (await app.http.get('/api/project-link').set(access).expect(200)).body;
    expect(messages.at(-1).text).toContain('Call booked:');
  });
  it('201: a filled honeypot books nothing', async () => {
    const before = await listStarts(app);
    await book(booking(before[0] ?? '', { website: 'https://spam.example' })).expect(201);
    expect(await listStarts(app)).toEqual(before);
    expect(await mails()).toEqual([]);
  });
  it('400: missing text; 409: a taken time, also when two book it at once, and one outside of the hours', async () => {
    const [start = '', next = ''] = await listStarts(app);
    await book(booking(start, { topic: ' ' })).expect(400);
    await book(booking(start, { time_zone: 'Mars/Base' })).expect(400);
    const answers = await Promise.all([1, 2, 3].map(() => book(booking(start))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    await book(booking(next)).expect(409);
    await book(booking(new Date(Date.parse(start) + 60_000).toISOString())).expect(409);
  });
  it('409: a fourth call of a person, however the email is written, until one is cancelled', async () => {
    const email = (tag: string) => ({ email: `Busy${tag}@example.com` });
    const { access } = await bookCall(app, email(''));
    await bookCall(app, email('+a'));
    await bookCall(app, email('+b'));
    const [start = ''] = await listStarts(app);
    const { body } = await book(booking(start, email('+c'))).expect(409);
    expect(body.message).toContain('You already have three upcoming calls');
    await cancel(access).expect(200);
    await book(booking(start, email('+c'))).expect(201);
  });
});

describe('PUT /api/call', () => {
  it('200: moves the call and its calendar entry; the former time is free; moving it there again changes nothing', async () => {
    const { input, access } = await bookCall(app);
    await mails();
    const target = (await listStarts(app)).at(-1) ?? '';
    expect((await move(access, target).expect(200)).body).toMatchObject({ start: target, time_zone: 'Asia/Dhaka' });
    expect(await listStarts(app)).toContain(input.start);
    const moved = (await mails()).find(({ kind }) => kind === 'call-moved');
    expect(calendarOf(moved).of('SEQUENCE')).toBe('1');
    expect(calendarOf(moved).of('UID')).toContain(input.id);
    await move(access, target).expect(200);
    expect(await mails()).toEqual([]);
  });
  it('400: an unknown time zone; 404: an unknown token; 409: a taken time', async () => {
    const { access } = await bookCall(app);
    const { input } = await bookCall(app);
    await app.http.put('/api/call').set(access).send({ start: input.start, time_zone: 'Mars/Base' }).expect(400);
    await move(UNKNOWN, input.start).expect(404);
    await get(UNKNOWN).expect(404);
    await move(access, input.start).expect(409);
  });
});

describe('POST /api/call/cancellation', () => {
  it('200: frees the time and removes the calendar entry, once; then it cannot be moved', async () => {
    const { input, access } = await bookCall(app);
    await mails();
    expect((await cancel(access, 'Ill').expect(200)).body).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'client',
      reason: 'Ill',
    });
    expect(await listStarts(app)).toContain(input.start);
    const sent = await mails();
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['call-alert', 'call-cancelled']);
    const file = calendarOf(sent.find(({ kind }) => kind === 'call-cancelled'));
    expect([file.of('METHOD'), file.of('STATUS'), file.of('SEQUENCE')]).toEqual(['CANCEL', 'CANCELLED', '1']);
    await cancel(access).expect(200);
    expect(await mails()).toEqual([]);
    await move(access, input.start).expect(409);
    await cancel(UNKNOWN).expect(404);
  });
  it('409: a call that has begun; its reminder was sent once', async () => {
    const { input, access } = await bookCall(app, { email: 'reminded@example.com' });
    await mails();
    const begin = Date.parse(input.start);
    const remind = async (at: number) => {
      app.clock.advance(at - app.clock.now().getTime());
      await Promise.all([sendCallReminders(app.deps), sendCallReminders(app.deps)]);
      return (await mails()).filter(({ kind, to }) => kind === 'call-reminder' && to.address === input.email).length;
    };
    expect([await remind(begin - 20 * 60_000), await remind(begin - 10 * 60_000)]).toEqual([1, 0]);
    app.clock.advance(20 * 60_000);
    expect((await get(access).expect(200)).body.status).toBe('past');
    await cancel(access).expect(409);
    await move(access, (await listStarts(app))[0] ?? '').expect(409);
  });
});
