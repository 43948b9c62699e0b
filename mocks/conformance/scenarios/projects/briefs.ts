import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

let people = 0;

/** A brief with everything that is needed to send it. */
export const briefFields = () => {
  people += 1;
  return {
    kind: 'Web Development',
    goals: 'A shop for mangoes from Rajshahi.\r\nIt has to work on slow phones.',
    budget_from: 2000,
    budget_to: 5000,
    needed_by: '2027-04-01',
    links: 'https://mango.example',
    name: ' Rafi Karim ',
    email: `brief-${Date.now().toString(36)}-${people}@example.com`,
    reach: 'whatsapp' as const,
    phone: '+880 1700 000000',
  };
};
const NOTHING = {
  kind: '',
  goals: '',
  budget_from: null,
  budget_to: null,
  needed_by: null,
  links: '',
  name: '',
  email: '',
  reach: 'email' as const,
  phone: '',
};

const start = async (client: Client, body: object = NOTHING) => {
  const { token, brief } = (await client.call('startBrief', { body, expected: 201 })).body;
  return { headers: { 'x-brief-token': token }, brief };
};

const chunk = (offset: number) => ({
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});

export const briefsScenarios: Scenario[] = [
  {
    name: 'a brief is saved while it is written, sent once, and becomes a conversation',
    async run(client) {
      const { headers, brief } = await start(client, { ...NOTHING, goals: 'A shop' });
      expect(brief).toMatchObject({ goals: 'A shop', version: 1, files: [], sent_at: null, maxBytes: 26_214_400 });
      const half = { ...NOTHING, goals: 'A shop for man', email: 'rafi@' };
      const saved = await client.call('saveBrief', { headers, body: { ...half, version: 1 }, expected: 200 });
      expect(saved.body).toMatchObject({ ...half, version: 2 });
      const stale = await client.call('saveBrief', { headers, body: { ...half, version: 1 } });
      expect([stale.status, stale.message]).toEqual([409, 'This brief was changed in another window.']);
      expect((await client.call('getBrief', { headers, expected: 200 })).body).toMatchObject(half);

      const unready = await client.call('sendBrief', { headers, body: { ...NOTHING, reach: 'phone', version: 2 } });
      expect(unready.status).toBe(400);
      expect(unready.body).toMatchObject({
        details: ['kind', 'goals', 'name', 'email', 'phone'].map((field) => ({ field })),
      });
      const fields = briefFields();
      const wrong = { ...fields, budget_to: 1, version: 2 };
      expect(await client.call('sendBrief', { headers, body: wrong })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'budget_to', message: 'The maximum can’t be less than the minimum' }] },
      });
      expect((await client.call('sendBrief', { headers, body: { ...fields, version: 1 } })).status).toBe(409);
      const sent = await client.call('sendBrief', { headers, body: { ...fields, version: 2 }, expected: 200 });
      expect(sent.body).toMatchObject({ name: 'Rafi Karim', version: 3, sent_at: expect.any(String) });
      const again = await client.call('sendBrief', { headers, body: { ...half, version: 2 }, expected: 200 });
      expect(again.body).toMatchObject({ name: 'Rafi Karim', version: 3, sent_at: sent.body.sent_at });
      const late = await client.call('saveBrief', { headers, body: { ...half, version: 3 } });
      expect([late.status, late.message]).toEqual([409, 'This brief has been sent.']);

      const { token } = await demoAdmin(client);
      const query = { search: fields.email } as const;
      const { items } = (await client.call('adminListConversations', { token, query, expected: 200 })).body;
      expect(items).toMatchObject([{ name: 'Rafi Karim', subject: 'Project: Web Development', status: 'open' }]);
      const params = { id: items[0]?.id ?? '' };
      const { messages } = (await client.call('adminGetConversation', { token, params, expected: 200 })).body;
      expect(messages[0]?.text).toBe(
        [
          'A shop for mangoes from Rajshahi.\nIt has to work on slow phones.',
          '',
          'Kind of work: Web Development',
          'Budget: $2,000.00 to $5,000.00',
          'Needed by: April 1, 2027',
          'Reply: by WhatsApp (+880 1700 000000)',
          'Links:',
          'https://mango.example',
        ].join('\n'),
      );
    },
  },
  {
    name: 'a suspected bot gets the same answers, and its brief is filed as spam',
    async run(client) {
      const fields = briefFields();
      const { headers } = await start(client, { ...fields, website: 'http://spam.example' });
      await client.call('sendBrief', { headers, body: { ...fields, version: 1 }, expected: 200 });
      const { token } = await demoAdmin(client);
      const query = { search: fields.email } as const;
      const { items } = (await client.call('adminListConversations', { token, query, expected: 200 })).body;
      expect(items).toMatchObject([{ status: 'spam' }]);
    },
  },
  {
    name: 'files of a brief are uploaded in parts, checked by content, and sent with it',
    async run(client) {
      const fields = briefFields();
      const { headers } = await start(client, fields);
      const body = { name: 'folder/notes.txt', size_bytes: 6 };
      const started = await client.call('startBriefFile', { headers, body, expected: 201 });
      expect(started.body).toMatchObject({ name: 'notes.txt', size_bytes: 6, receivedBytes: 0 });
      const params = { id: started.body.id };
      const part = { ...headers, ...chunk(0) };
      await client.call('continueBriefFile', { params, headers: part, body: 'abc', expected: 204 });
      expect((await client.call('continueBriefFile', { params, headers: part, body: 'abc' })).status).toBe(409);
      const unread = { ...headers, ...chunk(3), 'upload-offset': 'three' };
      expect((await client.call('continueBriefFile', { params, headers: unread, body: 'def' })).status).toBe(400);
      const half = await client.call('getBriefFile', { headers, params, expected: 200 });
      expect([half.headers.get('upload-offset'), half.headers.get('upload-length')]).toEqual(['3', '6']);
      await client.call('continueBriefFile', {
        params,
        headers: { ...headers, ...chunk(3) },
        body: 'def',
        expected: 204,
      });
      const whole = await client.call('getBriefFile', { headers, params, expected: 200 });
      expect(whole.body).toMatchObject({ receivedBytes: 6 });

      const binary = await client.call('startBriefFile', {
        headers,
        body: { name: 'a.exe', size_bytes: 4 },
        expected: 201,
      });
      const refused = { params: { id: binary.body.id }, headers: part, body: 'a\u0000b\u0001' };
      expect((await client.call('continueBriefFile', refused)).status).toBe(415);
      const other = await client.call('startBriefFile', {
        headers,
        body: { name: 'b.txt', size_bytes: 4 },
        expected: 201,
      });
      await client.call('deleteBriefFile', { headers, params: { id: other.body.id }, expected: 204 });
      expect((await client.call('deleteBriefFile', { headers, params: { id: other.body.id } })).status).toBe(404);
      const short = (await client.call('startBriefFile', { headers, body: { name: 'c.txt', size_bytes: 1 } })).body;
      const long = { params: { id: short.id }, headers: part, body: 'abc' };
      expect((await client.call('continueBriefFile', long)).status).toBe(413);
      await client.call('deleteBriefFile', { headers, params: { id: short.id }, expected: 204 });
      const large = { name: 'film.mp4', size_bytes: 26_214_401 };
      expect((await client.call('startBriefFile', { headers, body: large })).status).toBe(413);
      const { files } = (await client.call('getBrief', { headers, expected: 200 })).body;
      expect(files.map(({ name }) => name)).toEqual(['notes.txt']);

      const late = { name: 'late.txt', size_bytes: 9 };
      const unfinished = (await client.call('startBriefFile', { headers, body: late, expected: 201 })).body;
      const refusal = await client.call('sendBrief', { headers, body: { ...fields, version: 1 } });
      expect([refusal.status, refusal.body]).toMatchObject([
        400,
        { details: [{ field: 'files', message: 'Finish or remove late.txt first' }] },
      ]);
      await client.call('deleteBriefFile', { headers, params: { id: unfinished.id }, expected: 204 });
      await client.call('sendBrief', { headers, body: { ...fields, version: 1 }, expected: 200 });
      expect((await client.call('deleteBriefFile', { headers, params })).status).toBe(409);
      expect((await client.call('startBriefFile', { headers, body })).status).toBe(409);
      const { token } = await demoAdmin(client);
      const query = { search: fields.email } as const;
      const { items } = (await client.call('adminListConversations', { token, query, expected: 200 })).body;
      const read = await client.call('adminGetConversation', {
        token,
        params: { id: items[0]?.id ?? '' },
        expected: 200,
      });
      expect(read.body.messages[0]?.files).toMatchObject([{ name: 'notes.txt', type: 'text/plain', size_bytes: 6 }]);
    },
  },
  {
    name: 'a token of no brief, and a file of another brief, do not exist',
    async run(client) {
      const unknown = { 'x-brief-token': 'A'.repeat(43) };
      const refused = await client.call('getBrief', { headers: unknown });
      expect([refused.status, refused.message]).toEqual([
        404,
        'This link doesn’t work. Start a new brief, or write to us.',
      ]);
      for (const operation of ['saveBrief', 'sendBrief'] as const)
        expect((await client.call(operation, { headers: unknown, body: { ...NOTHING, version: 1 } })).status).toBe(404);
      const own = await start(client);
      const body = { name: 'a.txt', size_bytes: 3 };
      const file = (await client.call('startBriefFile', { headers: own.headers, body, expected: 201 })).body;
      const { headers } = await start(client);
      for (const params of [{ id: file.id }, { id: UNKNOWN_ID }]) {
        expect((await client.call('getBriefFile', { headers, params })).status).toBe(404);
        expect((await client.call('deleteBriefFile', { headers, params })).status).toBe(404);
        const part = { params, headers: { ...headers, ...chunk(0) }, body: 'abc' };
        expect((await client.call('continueBriefFile', part)).status).toBe(404);
      }
      expect((await client.call('startBriefFile', { headers: unknown, body })).status).toBe(404);
    },
  },
];
