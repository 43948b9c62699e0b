import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { openProject } from './admin-projects.ts';

const UNKNOWN = { 'x-project-token': 'A'.repeat(43) };

/** A file that this administrator has uploaded. */
const uploadFile = async (
  client: Client,
  token: string,
  name = 'screens.pdf',
  content: string | Uint8Array = 'screens',
): Promise<string> => {
  const body = { name, size_bytes: content.length };
  const { body: upload } = await client.call('adminStartUpload', { token, body, expected: 201 });
  const params = { id: upload.id };
  const headers = {
    'upload-offset': '0',
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
  } as const;
  await client.call('adminContinueUpload', { token, params, headers, body: content, expected: 204 });
  const { body: done } = await client.call('adminGetUpload', { token, params, expected: 200 });
  return done.file?.id ?? '';
};

/** One pixel. The mocks go by the name, the backend by the content. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

/** Documented responses that the mocks cannot give. */
export const NOT_COVERED_OF_PROJECTS: Record<string, string> = {
  'adminInvoiceCarePlan 200': 'a month has to pass; the backend proves it with a plan that began earlier',
  'getLinkedProjectFile 206': 'as getDownloadFile 206',
  'getLinkedProjectFile 304': 'as getDownloadFile 206',
  'getLinkedProjectFile 416': 'as getDownloadFile 206',
  'getLinkedHandoverPdf 200': 'a job seals it; the backend proves it with its own test',
  'adminGetHandoverPdf 200': 'as getLinkedHandoverPdf 200',
  'getLinkedDelivery 206': 'as getDownloadFile 206',
  'getLinkedDelivery 304': 'as getDownloadFile 206',
  'getLinkedDelivery 416': 'as getDownloadFile 206',
  'adminGetProjectFile 206': 'as getDownloadFile 206',
  'adminGetProjectFile 304': 'as getDownloadFile 206',
  'adminGetProjectFile 416': 'as getDownloadFile 206',
  'getProjectMessageFile 200':
    'files of messages are written by the administration; the backend proves it with its own test',
};

export const projectLinksScenarios: Scenario[] = [
  {
    name: 'the newest version of a file is answered once, and each answer is a decision and a message',
    async run(client) {
      const { token, params, headers } = await openProject(client);
      const fileId = await uploadFile(client, token);
      const file = { fileId, deliverable_id: null, title: 'Screens', note: 'First draft', for_approval: true };
      const add = (values: object = {}) =>
        client.call('adminAddProjectFile', { token, params, body: { ...file, ...values } });
      expect((await add({ title: ' ' })).status).toBe(400);
      expect((await add({ fileId: UNKNOWN_ID })).status).toBe(400);
      expect((await add({ deliverable_id: UNKNOWN_ID })).status).toBe(400);
      expect((await add()).status).toBe(204);
      const read = async () => (await client.call('getLinkedProject', { headers, expected: 200 })).body;
      const [first] = (await read()).deliverables;
      expect(first).toMatchObject({ title: 'Screens', for_approval: true, versions: [{ number: 1, approved: null }] });
      const id = first?.versions[0]?.id ?? '';
      const reply = (version: string, values: object = {}) =>
        client.call('reviewDeliverable', {
          headers,
          params: { id: version },
          body: { kind: 'changes', name: 'Nadia Rahman', comment: 'Larger, please', ...values },
        });
      expect((await reply(id, { comment: ' ' })).status).toBe(400);
      expect((await reply(UNKNOWN_ID)).status).toBe(404);
      expect((await reply(id)).status).toBe(204);
      expect((await reply(id)).status).toBe(204);
      expect((await reply(id, { kind: 'approved' })).status).toBe(409);
      expect((await read()).waits).toContainEqual({ side: 'studio', kind: 'change', label: 'Screens' });
      expect((await add({ deliverable_id: first?.id ?? null })).status).toBe(204);
      const [newer] = (await read()).deliverables;
      const second = newer?.versions[0]?.id ?? '';
      expect(newer?.versions.map(({ number, approved }) => [number, approved])).toEqual([
        [2, null],
        [1, false],
      ]);
      expect((await reply(second, { kind: 'approved', comment: '' })).status).toBe(204);
      const page = await read();
      expect(page.decisions.map(({ kind, version, name }) => [kind, version, name])).toEqual([
        ['approved', 2, 'Nadia Rahman'],
        ['changes', 1, 'Nadia Rahman'],
      ]);
      expect(page.messages.at(-1)?.text).toBe('Nadia Rahman approved “Screens”, version 2');
      expect((await client.call('getLinkedProjectFile', { headers, params: { id } })).status).toBe(200);
      expect((await client.call('getLinkedProjectFile', { headers: UNKNOWN, params: { id } })).status).toBe(404);
      const own = { token, params: { ...params, fileId: second } };
      const small = { size: 'small' } as const;
      const preview = { headers, params: { id }, query: small };
      // The content decides, and this one is a text.
      expect((await client.call('getLinkedProjectPreview', preview)).status).toBe(404);
      expect((await client.call('adminGetProjectPreview', { ...own, query: small })).status).toBe(404);
      expect((await client.call('adminGetProjectFile', own)).status).toBe(200);
      expect((await client.call('adminRemoveProjectFile', own)).status).toBe(409);
      expect((await add({ deliverable_id: first?.id ?? null })).status).toBe(204);
      const third = (await read()).deliverables[0]?.versions[0]?.id ?? '';
      const removed = { token, params: { ...params, fileId: third } };
      expect((await client.call('adminRemoveProjectFile', removed)).status).toBe(204);
      expect((await client.call('adminRemoveProjectFile', removed)).status).toBe(404);
    },
  },
  {
    name: 'client and studio mark the newest picture, write about it, resolve and reopen; an older one can only be read',
    async run(client) {
      const { token, params, headers } = await openProject(client);
      const add = async (deliverable_id: string | null) => {
        const fileId = await uploadFile(client, token, 'screens.png', PNG);
        const file = { fileId, deliverable_id, title: 'Screens', note: '', for_approval: true };
        await client.call('adminAddProjectFile', { token, params, body: file, expected: 204 });
      };
      await add(null);
      const read = async () => (await client.call('getLinkedProject', { headers, expected: 200 })).body;
      const [deliverable] = (await read()).deliverables;
      const id = deliverable?.versions[0]?.id ?? '';
      const small = { size: 'small' } as const;
      const studio = { token, params: { ...params, fileId: id } };
      expect((await client.call('getLinkedProjectPreview', { headers, params: { id }, query: small })).status).toBe(
        200,
      );
      expect((await client.call('adminGetProjectPreview', { ...studio, query: small })).status).toBe(200);
      const markId = crypto.randomUUID();
      const own = { headers, params: { id, markId } };
      const theirs = { token, params: { ...params, fileId: id, markId } };
      const input = { id: markId, x: 0.25, y: 0.75, text: ' Larger, please ', name: ' Nadia Rahman ' };
      const mark = (values: object = {}) =>
        client.call('addLinkedProjectMark', { headers, params: { id }, body: { ...input, ...values } });
      expect((await mark({ text: ' ' })).status).toBe(400);
      expect((await mark({ name: ' 1 ' })).status).toBe(400);
      expect((await mark()).status).toBe(204);
      expect((await mark()).status).toBe(204);
      expect((await mark({ text: 'Smaller, please' })).status).toBe(409);
      const ask = { id: crypto.randomUUID(), x: 0, y: 1, text: 'And this?' };
      expect((await client.call('adminAddProjectMark', { ...studio, body: ask })).status).toBe(204);
      expect((await client.call('adminAddProjectMark', { ...studio, body: { ...ask, text: ' ' } })).status).toBe(400);
      const reply = { id: crypto.randomUUID(), text: 'It is larger now.' };
      expect((await client.call('adminReplyToProjectMark', { ...theirs, body: reply })).status).toBe(204);
      expect((await client.call('adminResolveProjectMark', { ...theirs, body: { resolved: true } })).status).toBe(204);
      const list = async () =>
        (await client.call('listLinkedProjectMarks', { headers, params: { id }, expected: 200 })).body.items;
      expect((await list())[0]).toMatchObject({ number: 1, x: 0.25, y: 0.75, side: 'client', resolved_side: 'studio' });
      const state = (resolved: boolean) => ({ resolved, name: 'Nadia Rahman' });
      expect((await client.call('resolveLinkedProjectMark', { ...own, body: state(false) })).status).toBe(204);
      const again = { id: crypto.randomUUID(), text: 'A little more', name: 'Nadia Rahman' };
      expect((await client.call('replyToLinkedProjectMark', { ...own, body: again })).status).toBe(204);
      const { items } = (await client.call('adminListProjectMarks', { ...studio, expected: 200 })).body;
      expect(items.map(({ messages }) => messages.map(({ side }) => side))).toEqual([
        ['client', 'studio', 'client'],
        ['studio'],
      ]);
      const page = await read();
      expect(page.waits).toContainEqual({ side: 'studio', kind: 'marks', label: 'Screens', count: 1 });
      expect(page.deliverables[0]?.versions[0]).toMatchObject({ marks: 2, open_marks: 1 });
      const unknown = { headers, params: { id, markId: UNKNOWN_ID } };
      expect((await client.call('replyToLinkedProjectMark', { ...unknown, body: again })).status).toBe(404);
      expect((await client.call('resolveLinkedProjectMark', { ...unknown, body: state(true) })).status).toBe(404);
      expect((await client.call('adminRemoveProjectFile', studio)).status).toBe(409);
      await add(deliverable?.id ?? null);
      expect((await mark({ id: crypto.randomUUID() })).status).toBe(409);
      const late = { ...again, id: crypto.randomUUID() };
      expect((await client.call('replyToLinkedProjectMark', { ...own, body: late })).status).toBe(409);
      expect((await client.call('resolveLinkedProjectMark', { ...own, body: state(true) })).status).toBe(409);
      const lateAsk = { ...ask, id: crypto.randomUUID() };
      expect((await client.call('adminAddProjectMark', { ...studio, body: lateAsk })).status).toBe(409);
      expect((await client.call('adminReplyToProjectMark', { ...theirs, body: late })).status).toBe(400);
      const lateReply = { ...reply, id: crypto.randomUUID() };
      expect((await client.call('adminReplyToProjectMark', { ...theirs, body: lateReply })).status).toBe(409);
      expect((await client.call('adminResolveProjectMark', { ...theirs, body: { resolved: true } })).status).toBe(409);
    },
  },
];
