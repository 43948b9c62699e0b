import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';

type Headers = Record<string, string>;

/** Every day from 10 to 12. */
export const callSettings = (values: object = {}) => ({
  is_open: true,
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '12:00' })),
  minutes: 30,
  buffer_minutes: 15,
  notice_hours: 24,
  days_ahead: 10,
  days_off: [],
  place: 'link',
  meeting_link: 'https://meet.example/studio',
  version: 0,
  ...values,
});

export async function openCalls(app: TestApp, admin: Headers, values: object = {}): Promise<void> {
  const { version } = (await app.http.get('/api/admin/call-settings').set(admin).expect(200)).body;
  await app.http
    .put('/api/admin/call-settings')
    .set(admin)
    .send(callSettings({ version, ...values }))
    .expect(200);
}

export const listStarts = async (app: TestApp): Promise<string[]> =>
  (await app.http.get('/api/call-slots').expect(200)).body.starts;

export const booking = (start: string, values: object = {}) => ({
  id: randomUUID(),
  start,
  name: 'Rafi Karim',
  email: `rafi-${randomUUID()}@example.com`,
  phone: '',
  topic: 'A shop for mangoes',
  time_zone: 'America/New_York',
  ...values,
});

/** Books the first free time. */
export async function bookCall(app: TestApp, values: object = {}) {
  const [start = ''] = await listStarts(app);
  const input = booking(start, values);
  const { body } = await app.http.post('/api/calls').send(input).expect(201);
  return { input, call: body, access: { 'x-call-token': body.token as string } };
}
