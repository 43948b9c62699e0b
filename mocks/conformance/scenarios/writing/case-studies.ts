import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';
import { createStudy, requestApproval } from './admin-case-studies.ts';

export const caseStudiesScenarios: Scenario[] = [
  {
    name: 'a client asks for changes, and the next link replaces the first',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { params } = await createStudy(client, token);
      const { headers } = await requestApproval(client, token, params, 1);
      const words = { quote: 'Mostly.', quote_name: 'Nasima Akhter', quote_role: '' };
      const body = { ...words, message: ' Shorter. ', version: 2 };
      const asked = (await client.call('requestCaseStudyChanges', { headers, body, expected: 200 })).body;
      expect(asked).toMatchObject({ status: 'draft', quote: 'Mostly.', study: words });
      expect((await client.call('requestCaseStudyChanges', { headers, body })).status).toBe(409);
      const stored = (await client.call('adminGetCaseStudy', { token, params, expected: 200 })).body;
      expect(stored).toMatchObject({ changes: 'Shorter.', quote: 'Mostly.', status: 'draft' });
      const path = { kind: 'case-studies', id: params.id } as const;
      const { items } = (await client.call('adminListRevisions', { token, params: path, expected: 200 })).body;
      expect(items[0]).toMatchObject({ by: null, present: true });
      const unknown = { 'x-approval-token': 'A'.repeat(43) };
      const approval = { ...words, rating: null, name: 'Nasima', version: 2 };
      expect((await client.call('approveCaseStudy', { headers: unknown, body: approval })).status).toBe(404);
      expect((await client.call('requestCaseStudyChanges', { headers: unknown, body })).status).toBe(404);
      const next = await requestApproval(client, token, params, 3);
      expect(next.study).toMatchObject({ changes: '', changes_at: null });
      expect((await client.call('getCaseStudyDraft', { headers })).status).toBe(404);
      const revision = { ...path, revision: String(items.at(-1)?.id) };
      const compared = (await client.call('adminCompareRevision', { token, params: revision, expected: 200 })).body;
      expect(compared.differences.map(({ field }) => field)).toEqual(['status', 'quote', 'quote_role']);
      await client.call('adminRestoreRevision', { token, params: revision, body: { version: 4 }, expected: 200 });
      await client.call('adminDeleteContent', { token, params: path, expected: 204 });
    },
  },
];
