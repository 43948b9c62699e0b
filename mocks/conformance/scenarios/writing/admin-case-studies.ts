import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, type Scenario } from '../../scenario.ts';

let count = 0;

/** A complete case study; its URL differs per run. */
const studyInput = async (client: Client, token: string) => {
  count += 1;
  const { items } = (await client.call('adminListPictures', { token, query: { limit: 1 }, expected: 200 })).body;
  const image = { url: items[0]?.url ?? '', alt: 'A river' };
  return {
    title: 'Drawings to scale',
    address: `drawings-${Date.now().toString(36)}-${count}`,
    client: 'Rupsha Engineers',
    client_named: true,
    place: 'Khulna',
    sector: 'Engineering',
    year: 2026,
    services: [1],
    summary: 'Drawings print to scale.',
    challenge: 'They did not.',
    work: 'We measured them.',
    results: [{ value: '1:50', label: 'on paper', source: 'A ruler' }],
    image,
    content: '## How',
    quote: 'Now they do.',
    quote_name: 'Nasima Akhter',
    quote_role: 'Partner',
    portrait: image,
    product_id: null,
    post_id: 1,
    lead_id: null,
  };
};

export const createStudy = async (client: Client, token: string, changed: object = {}) => {
  const input = { ...(await studyInput(client, token)), ...changed };
  const { body } = await client.call('adminCreateCaseStudy', { token, body: input, expected: 201 });
  return { input, study: body, params: { id: String(body.id) } };
};

export const requestApproval = async (client: Client, token: string, params: { id: string }, version: number) => {
  const answer = await client.call('adminRequestApproval', { token, params, body: { version }, expected: 200 });
  const headers = { 'x-approval-token': answer.body.url.split('#')[1] ?? '' };
  return { headers, study: answer.body.study };
};

export const adminCaseStudiesScenarios: Scenario[] = [
  {
    name: 'a case study is written, approved by its client, published, quoted and deleted',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { input, study, params } = await createStudy(client, token);
      expect(study).toMatchObject({ status: 'draft', version: 1, approved_by: '', testimonial_id: null });
      const visit = () => client.call('getCaseStudy', { params: { address: input.address } });
      const publish = (published: boolean, version: number) =>
        client.call('adminPublishCaseStudy', { token, params, body: { published, version } });
      expect((await publish(true, 1)).status).toBe(409);
      expect((await visit()).status).toBe(404);

      const { headers, study: waiting } = await requestApproval(client, token, params, 1);
      expect(waiting).toMatchObject({ status: 'waiting', version: 2 });
      const draft = (await client.call('getCaseStudyDraft', { headers, expected: 200 })).body;
      expect(draft).toMatchObject({ status: 'waiting', quote: 'Now they do.', study: { post: { id: 1 } } });
      const words = { quote: 'They do now.', quote_name: 'N. Akhter', quote_role: 'Partner' };
      const body = { ...words, rating: 4, name: 'Nasima', version: 2 };
      expect((await client.call('approveCaseStudy', { headers, body: { ...body, version: 1 } })).status).toBe(409);
      expect((await client.call('approveCaseStudy', { headers, body: { ...body, quote_name: '' } })).status).toBe(400);
      const approved = (await client.call('approveCaseStudy', { headers, body, expected: 200 })).body;
      expect(approved).toMatchObject({ status: 'approved', approved_by: 'Nasima', rating: 4, study: words });
      const again = (await client.call('approveCaseStudy', { headers, body, expected: 200 })).body;
      expect(again.version).toBe(approved.version);

      expect((await publish(true, 3)).body).toMatchObject({ status: 'published', version: 4 });
      expect((await publish(true, 4)).body).toMatchObject({ version: 4 });
      expect((await visit()).body).toMatchObject({ quote: words.quote, services: [{ id: 1 }] });
      const { items } = (await client.call('listCaseStudies', { expected: 200 })).body;
      expect(items[0]?.address).toBe(input.address);
      expect((await client.call('adminRequestApproval', { token, params, body: { version: 4 } })).status).toBe(409);

      const quoted = (await client.call('adminQuoteCaseStudy', { token, params, expected: 200 })).body;
      expect((await client.call('adminQuoteCaseStudy', { token, params, expected: 200 })).body).toEqual(quoted);
      const kind = { kind: 'testimonials', id: String(quoted.id) } as const;
      await client.call('adminDeleteContent', { token, params: kind, expected: 204 });

      const changed = { ...input, ...words, quote: 'They do.', version: 4 };
      const stale = { ...changed, version: 3 };
      expect((await client.call('adminUpdateCaseStudy', { token, params, body: stale })).status).toBe(409);
      const other = (await client.call('adminUpdateCaseStudy', { token, params, body: changed, expected: 200 })).body;
      expect(other).toMatchObject({ status: 'unpublished', approved_by: '', approved_at: null });
      expect((await visit()).status).toBe(404);

      const entry = { kind: 'case-studies', id: params.id } as const;
      await client.call('adminDeleteContent', { token, params: entry, expected: 204 });
      expect((await client.call('getCaseStudyDraft', { headers })).status).toBe(404);
      await client.call('adminRestoreContent', { token, params: entry, expected: 204 });
      expect((await client.call('adminGetCaseStudy', { token, params, expected: 200 })).body.status).toBe(
        'unpublished',
      );
      await client.call('adminDeleteContent', { token, params: entry, expected: 204 });
    },
  },
  {
    name: 'a case study without a client’s name needs no approval and names no one',
    async run(client) {
      const { token } = await demoAdmin(client);
      const anonymous = { client: 'An office in Khulna', client_named: false, quote_name: '', quote_role: '' };
      const { input, params } = await createStudy(client, token, anonymous);
      const named = { ...input, address: `${input.address}-2`, quote_name: 'Nasima' };
      expect((await client.call('adminCreateCaseStudy', { token, body: named })).status).toBe(400);
      expect((await client.call('adminCreateCaseStudy', { token, body: { ...input } })).status).toBe(400);
      const elsewhere = { ...input, address: `${input.address}-2` };
      for (const wrong of [{ services: [4711] }, { product_id: 4711 }, { post_id: 4711 }])
        expect((await client.call('adminCreateCaseStudy', { token, body: { ...elsewhere, ...wrong } })).status).toBe(
          400,
        );
      expect((await client.call('adminRequestApproval', { token, params, body: { version: 1 } })).status).toBe(400);
      expect((await client.call('adminQuoteCaseStudy', { token, params })).status).toBe(409);
      const change = { published: true, version: 1 };
      await client.call('adminPublishCaseStudy', { token, params, body: change, expected: 200 });
      const incomplete = { ...input, summary: '', version: 2 };
      expect((await client.call('adminUpdateCaseStudy', { token, params, body: incomplete })).status).toBe(400);
      const moved = { ...elsewhere, version: 2 };
      await client.call('adminUpdateCaseStudy', { token, params, body: moved, expected: 200 });
      const former = await client.call('getCaseStudy', { params: { address: input.address }, expected: 200 });
      expect(former.body.address).toBe(elsewhere.address);
      const { items } = (await client.call('adminListCaseStudies', { token, expected: 200 })).body;
      expect(items[0]).toMatchObject({ id: Number(params.id), status: 'published' });
      const entry = { kind: 'case-studies', id: params.id } as const;
      await client.call('adminDeleteContent', { token, params: entry, expected: 204 });
      expect((await client.call('adminGetCaseStudy', { token, params })).status).toBe(404);
    },
  },
];
