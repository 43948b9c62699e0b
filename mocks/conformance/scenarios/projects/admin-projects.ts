import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { createQuote } from './admin-quotes.ts';

const UNKNOWN = { 'x-project-token': 'A'.repeat(43) };

/** A project with a link. */
export const openProject = async (client: Client) => {
  const { token } = await demoAdmin(client);
  const { leadId } = await createQuote(client, token);
  const params = { id: leadId };
  const { body } = await client.call('adminCreateProjectLink', { token, params, body: { send: true }, expected: 200 });
  return { token, params, headers: { 'x-project-token': new URL(body.link).hash.slice(1) } };
};

export const adminProjectsScenarios: Scenario[] = [
  {
    name: 'the page of a project is open to its link alone, and closed when that is revoked',
    async run(client) {
      const { token, params, headers } = await openProject(client);
      const { body: page } = await client.call('getLinkedProject', { headers, expected: 200 });
      expect(page).toMatchObject({ phase: 'discovery', deliverables: [], decisions: [], quotes: [], invoices: [] });
      expect(page.waits).toEqual([{ side: 'studio', kind: 'reply', label: '' }]);
      await client.call('adminUpdateProject', { token, params, body: { phase: 'design' }, expected: 204 });
      await client.call('sendProjectMessage', { headers, body: { text: 'When do we start?' }, expected: 204 });
      const { body: changed } = await client.call('getLinkedProject', { headers, expected: 200 });
      expect([changed.phase, changed.messages.at(-1)?.text]).toEqual(['design', 'When do we start?']);
      expect((await client.call('sendProjectMessage', { headers, body: { text: ' ' } })).status).toBe(400);
      const again = { token, params, body: { send: false }, expected: 200 } as const;
      const { body: same } = await client.call('adminCreateProjectLink', again);
      expect(same.link.endsWith(headers['x-project-token'])).toBe(true);
      await client.call('adminRevokeProjectLink', { token, params, expected: 204 });
      expect((await client.call('getLinkedProject', { headers })).status).toBe(404);
      const file = { headers: UNKNOWN, params: { id: UNKNOWN_ID } };
      expect((await client.call('getProjectMessageFile', file)).status).toBe(404);
      const lost = { headers: UNKNOWN, body: { text: 'Hello' } };
      expect((await client.call('sendProjectMessage', lost)).status).toBe(404);
      const { body: closed } = await client.call('adminGetProject', { token, params, expected: 200 });
      expect(closed).toMatchObject({ link: null, sent_at: null, phase: 'design' });
      const unknown = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminGetProject', unknown)).status).toBe(404);
    },
  },
];
