import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { openProject } from './admin-projects.ts';

const UNKNOWN = { 'x-project-token': 'A'.repeat(43) };

/** A file that this administrator has uploaded. */
const uploadFile = async (client: Client, token: string): Promise<string> => {
  const content = 'screens';
  const body = { name: 'screens.pdf', size_bytes: content.length };
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

/** Documented responses that the mocks cannot give. */
export const NOT_COVERED_OF_PROJECTS: Record<string, string> = {
  'getLinkedProjectFile 206': 'as getDownloadFile 206',
  'getLinkedProjectFile 304': 'as getDownloadFile 206',
  'getLinkedProjectFile 416': 'as getDownloadFile 206',
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
        client.call('answerProjectFile', {
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
      expect((await client.call('adminGetProjectFile', own)).status).toBe(200);
      expect((await client.call('adminRemoveProjectFile', own)).status).toBe(409);
      expect((await add({ deliverable_id: first?.id ?? null })).status).toBe(204);
      const third = (await read()).deliverables[0]?.versions[0]?.id ?? '';
      const removed = { token, params: { ...params, fileId: third } };
      expect((await client.call('adminRemoveProjectFile', removed)).status).toBe(204);
      expect((await client.call('adminRemoveProjectFile', removed)).status).toBe(404);
    },
  },
];
