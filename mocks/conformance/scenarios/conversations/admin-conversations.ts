import { expect } from 'vitest';
import { refusedUploads, uploadFile } from '../../conversation-files.ts';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { startConversation } from './conversations.ts';

export const adminConversationsScenarios: Scenario[] = [
  {
    name: 'contact form messages arrive in the inbox',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { counts } = (await client.call('adminListConversations', { token })).body;
      const text = { name: 'Rina', email: 'rina@example.com', subject: 'Bird song app', message: 'Can you build one?' };
      await client.call('sendContactMessage', { body: text, headers: { 'accept-language': 'bn' } });
      const { body } = await client.call('adminListConversations', {
        token,
        query: { search: 'can you BUILD', status: 'open' },
      });
      const { message: excerpt, ...person } = text;
      expect(body.items[0]).toMatchObject({ ...person, excerpt, channel: 'form', status: 'open', customerId: null });
      const query = { status: 'open', sort: 'oldest', limit: 100 } as const;
      const { items } = (await client.call('adminListConversations', { token, query })).body;
      expect(items.at(-1)).toMatchObject(person);
      expect(body.counts).toEqual({ ...counts, open: counts.open + 1 });
      const params = { id: body.items[0]?.id ?? UNKNOWN_ID };
      const answer = { text: 'Yes.', note: false, close: true, version: 1 };
      const { body: after } = await client.call('adminAnswerConversation', { token, params, body: answer });
      expect(after).toMatchObject({
        status: 'closed',
        language: 'bn',
        messages: [{ kind: 'person' }, { kind: 'studio', text: 'Yes.' }],
      });
    },
  },
  {
    name: 'a customer gets one reply, notes stay internal, and the status is changed',
    async run(client) {
      const { token, user } = await demoAdmin(client);
      const { person, id } = await startConversation(client, `Silent ${crypto.randomUUID()}`);
      const params = { id };
      const { body: open } = await client.call('adminGetConversation', { token, params, expected: 200 });
      expect(open).toMatchObject({ status: 'open', assignee: null, firstAnswerSeconds: null, channel: 'account' });
      const write = (text: string, note: boolean, version: number) =>
        client.call('adminAnswerConversation', { token, params, body: { text, note, version } });
      const noted = await write('Knows us from the fair.', true, open.version);
      expect(noted).toMatchObject({ status: 201, body: { status: 'open', assignee: null } });
      // An administrator who has not seen the note.
      expect((await write('Hello', false, open.version)).status).toBe(409);
      const { body: answered } = await write('Hello\r\n<b>there</b>', false, noted.body.version);
      expect(answered).toMatchObject({ status: 'waiting', assignee: { id: user.id, name: user.name } });
      expect(answered.firstAnswerSeconds).toEqual(expect.any(Number));
      expect(answered.messages.map(({ kind }) => kind)).toEqual(['person', 'note', 'studio']);

      const own = { token: person.token, params };
      const { body: readFile } = await client.call('getConversation', own);
      expect(readFile.messages.map(({ from, text }) => [from, text])).toEqual([
        ['person', answered.messages[0]?.text],
        ['studio', 'Hello\n<b>there</b>'],
      ]);
      expect(readFile.unread).toBe(1);
      expect((await client.call('listConversations', { token: person.token })).body.unread).toBe(1);
      const bell = await client.call('listNotifications', { token: person.token });
      expect(bell.body.items[0]).toMatchObject({ title: 'A reply to your message' });
      const body = { messageId: readFile.messages[1]?.id };
      await client.call('markConversationRead', { ...own, body, expected: 204 });
      expect((await client.call('listConversations', { token: person.token })).body.unread).toBe(0);

      const change = (status: string, assigneeId: string | null, version: number) =>
        client.call('adminUpdateConversation', { token, params, body: { status, assigneeId, version } });
      expect((await change('closed', null, open.version)).status).toBe(409);
      expect((await change('closed', person.user.id, answered.version)).status).toBe(400);
      const closed = await change('closed', null, answered.version);
      expect(closed).toMatchObject({ status: 200, body: { status: 'closed', assignee: null } });
      await client.call('answerConversation', { ...own, body: { text: 'Thank you!' }, expected: 201 });
      const mine = await client.call('adminListConversations', {
        token,
        query: { assignee: 'unassigned', status: 'open' },
      });
      expect(mine.body.items[0]).toMatchObject({ id, excerpt: 'Thank you!' });
      expect((await client.call('adminListConversations', { token, query: { assignee: 'me' } })).status).toBe(200);
    },
  },
  {
    name: 'unknown conversations are not found',
    async run(client) {
      const { token } = await demoAdmin(client);
      const unknownEntry = { token, params: { id: UNKNOWN_ID } };
      const answer = { text: 'Hello', note: false, version: 1 };
      const change = { status: 'closed', assigneeId: null, version: 1 };
      expect((await client.call('adminGetConversation', unknownEntry)).status).toBe(404);
      expect((await client.call('adminAnswerConversation', { ...unknownEntry, body: answer })).status).toBe(404);
      expect((await client.call('adminUpdateConversation', { ...unknownEntry, body: change })).status).toBe(404);
    },
  },
  {
    name: 'the studio attaches files to replies and notes',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { person, id: conversation } = await startConversation(client);
      const [file, note] = [
        await uploadFile(client, 'adminAddConversationFile', token),
        await uploadFile(client, 'adminAddConversationFile', token),
      ];
      const write = (fileIds: string[], isNote: boolean, version: number) => {
        const body = { text: 'Here', note: isNote, version, fileIds };
        return client.call('adminAnswerConversation', { token, params: { id: conversation }, body });
      };
      const answered = await write([file], false, 1);
      expect(answered.body.messages[1]?.files).toMatchObject([{ id: file, name: 'screen.png' }]);
      expect((await write([file], false, answered.body.version)).status).toBe(400);
      expect((await write([note], true, answered.body.version)).status).toBe(201);
      for (const id of [file, note]) {
        const fetched = await client.call('adminGetConversationFile', { token, params: { id } });
        expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="screen.png"');
      }
      const readFile = (id: string) => client.call('getConversationFile', { token: person.token, params: { id } });
      expect([(await readFile(file)).status, (await readFile(note)).status]).toEqual([200, 404]);
      const unknownEntry = await client.call('adminGetConversationFile', { token, params: { id: UNKNOWN_ID } });
      expect(unknownEntry.status).toBe(404);
      expect(await refusedUploads(client, 'adminAddConversationFile', token)).toEqual([400, 413, 415]);
    },
  },
  {
    name: 'saved replies have unique titles',
    async run(client) {
      const { token } = await demoAdmin(client);
      const body = { title: `Thanks ${crypto.randomUUID()}`, text: 'Hello {name},\r\nthank you.' };
      const { body: made } = await client.call('adminCreateCannedText', { token, body, expected: 201 });
      expect(made.text).toBe('Hello {name},\nthank you.');
      expect((await client.call('adminListCannedTexts', { token })).body.items).toContainEqual(made);
      const twice = { ...body, title: body.title.toUpperCase() };
      expect((await client.call('adminCreateCannedText', { token, body: twice })).status).toBe(409);
      const params = { id: made.id };
      const other = await client.call('adminCreateCannedText', { token, body: { ...body, title: `${body.title} 2` } });
      const renamed = { token, params: { id: other.body.id }, body };
      expect((await client.call('adminUpdateCannedText', renamed)).status).toBe(409);
      const translations = [{ language: 'bn', text: 'শুভেচ্ছা, {name}' }];
      const translated = await client.call('adminUpdateCannedText', { token, params, body: { ...body, translations } });
      expect(translated.body).toMatchObject({ translations });
      const changed = await client.call('adminUpdateCannedText', { token, params, body: { ...body, text: 'Hi' } });
      expect(changed).toMatchObject({ status: 200, body: { ...made, text: 'Hi', translations } });
      for (const id of [made.id, other.body.id])
        await client.call('adminDeleteCannedText', { token, params: { id }, expected: 204 });
      expect((await client.call('adminDeleteCannedText', { token, params })).status).toBe(404);
      expect((await client.call('adminUpdateCannedText', { token, params, body })).status).toBe(404);
    },
  },
];
