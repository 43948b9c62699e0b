import type { AdminCaseStudy, CaseStudyInput } from '../../../contract/generated/model.ts';
import type { ContentApp, Headers } from './content-app.ts';

const path = '/api/admin/content/case-studies';
let count = 0;

/** Calls about case studies, and a complete one to send. */
export function caseStudyCalls({ app, admin, picture }: ContentApp) {
  const input = (changed: Partial<CaseStudyInput> = {}): CaseStudyInput => {
    count += 1;
    return {
      title: 'Drawings to scale',
      address: `drawings-${count}`,
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
      image: picture,
      content: '## How\n\nSlowly.',
      quote: 'Now they do.',
      quote_name: 'Nasima Akhter',
      quote_role: 'Partner',
      portrait: picture,
      product_id: null,
      post_id: null,
      lead_id: null,
      ...changed,
    };
  };
  const create = (body: object, headers: Headers = admin) => app.http.post(path).set(headers).send(body);
  const created = async (changed: Partial<CaseStudyInput> = {}) => {
    const body = input(changed);
    const study: AdminCaseStudy = (await create(body).expect(201)).body;
    return { study, body };
  };
  const ask = (id: number, version: number, headers: Headers = admin, values: object = {}) =>
    app.http
      .post(`${path}/${id}/approval`)
      .set(headers)
      .send({ version, ...values });
  const answer = { quote: 'Now they do.', quote_name: 'Nasima Akhter', quote_role: 'Partner' };
  const read = (token: string) => app.http.get('/api/case-study-draft').set('x-approval-token', token);
  const approve = (token: string, body: object) =>
    app.http
      .post('/api/case-study-draft/approval')
      .set('x-approval-token', token)
      .send({ ...answer, rating: 5, name: 'Nasima', ...body });
  const requestChanges = (token: string, body: object) =>
    app.http
      .post('/api/case-study-draft/changes')
      .set('x-approval-token', token)
      .send({ ...answer, ...body });
  /** One that waits for its client, with the token of the link. */
  const asked = async (changed: Partial<CaseStudyInput> = {}) => {
    const { study, body } = await created(changed);
    const { url, study: waiting } = (await ask(study.id, 1).expect(200)).body;
    const token: string = url.split('#')[1];
    return { id: study.id, body, token, version: waiting.version as number };
  };
  const approved = async (changed: Partial<CaseStudyInput> = {}) => {
    const waiting = await asked(changed);
    const { body } = await approve(waiting.token, { version: waiting.version }).expect(200);
    return { ...waiting, version: body.version as number };
  };
  return {
    input,
    create,
    created,
    ask,
    asked,
    read,
    approve,
    approved,
    requestChanges,
    list: (headers: Headers = admin) => app.http.get(path).set(headers),
    get: (id: number, headers: Headers = admin) => app.http.get(`${path}/${id}`).set(headers),
    change: (id: number, body: object, headers: Headers = admin) =>
      app.http.put(`${path}/${id}`).set(headers).send(body),
    publish: (id: number, version: number, published = true, headers: Headers = admin) =>
      app.http.put(`${path}/${id}/publication`).set(headers).send({ published, version }),
    quote: (id: number, headers: Headers = admin) => app.http.post(`${path}/${id}/testimonial`).set(headers),
    visit: (address: string) => app.http.get(`/api/case-studies/${address}`),
  };
}
