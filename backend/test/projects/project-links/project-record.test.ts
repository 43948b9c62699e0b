import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import { checkProjectRecord } from '../../../../docs/programs/quote-seal.ts';
import { addPerson, createOrganisation } from '../../factories/organisations.ts';
import { addFile, openProject } from '../../factories/projects.ts';
import { createQuote, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const publicKeys = async (): Promise<string[]> => {
  const { body } = await app.http.get('/api/licences/public-key').expect(200);
  return body.keys.map(({ public_key }: { public_key: string }) => public_key);
};

/** An accepted quote of $5,144.99 whose deposit of $1,543.50 is paid, a file, and a change. */
async function openPaidProject() {
  const { lead, access, link } = await openProject(app, owner);
  const { quote, access: quoteAccess } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
  const acceptance = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
  await app.http.post('/api/quote-link/acceptance').set(quoteAccess).send(acceptance).expect(200);
  const { body: plans } = await app.http.get(`/api/admin/leads/${lead}/milestones`).set(owner).expect(200);
  const draft = `/api/admin/invoice-drafts/${plans.items[0].items[0].draft_id}`;
  const { version } = (await app.http.get(draft).set(owner).expect(200)).body;
  const { body: invoice } = await app.http.post(`${draft}/send`).set(owner).send({ version }).expect(200);
  const payment = { amount: 1543.5, method: 'bank', paidOn: '2026-11-20', reference: 'TRX-9', left: 1543.5 };
  await app.http.post(`/api/admin/invoices/${invoice.id}/payments`).set(owner).send(payment).expect(200);
  await addFile(app, owner, lead, { content: Buffer.from('Screens') });
  const change = { id: randomUUID(), text: 'A widget', name: 'Nadia Rahman', fileId: null };
  await app.http.post('/api/project-link/changes').set(access).send(change).expect(204);
  await app.background.idle();
  return { lead, access, link, quote, invoice };
}

describe('GET /api/project-link/record', () => {
  it('200: to people who do not pay, without payments', async () => {
    const { lead } = await openPaidProject();
    const organisation = await createOrganisation(app, owner, lead);
    const recordFor = async (rights: readonly string[]) => {
      const { token } = await addPerson(app, owner, organisation, { rights });
      const access = { 'x-project-token': toClientToken(token, lead) };
      const response = await app.http.get('/api/project-link/record').set(access).responseType('blob').expect(200);
      return JSON.parse(response.body.toString()).project;
    };
    expect(await recordFor(['see'])).toMatchObject({ milestones: [], invoices: [] });
    const { milestones, invoices } = await recordFor(['see', 'pay']);
    expect([milestones.length, invoices.length]).toEqual([3, 1]);
  });

  it('200: what was accepted, paid and delivered, signed and without links; forged records are refused offline', async () => {
    const { lead, access, link, quote, invoice } = await openPaidProject();
    const download = async (path: string, headers: Headers): Promise<string> => {
      const response = await app.http.get(path).set(headers).responseType('blob').expect(200);
      expect(response.headers['content-disposition']).toContain('.json');
      return response.body.toString();
    };
    const file = await download('/api/project-link/record', access);
    const keys = await publicKeys();
    expect(checkProjectRecord(file, keys)).toMatchObject({
      title: 'Mobile App Development',
      client: 'Rafi Karim',
      quotes: [{ number: quote.number, total: 5144.99, accepted_by: 'Nadia Rahman', seal: expect.any(String) }],
      changes: [{ number: 1, text: 'A widget', status: 'requested' }],
      milestones: [
        { quote: quote.number, amount: 1543.5, status: 'paid', invoice: invoice.number },
        { amount: 2057.99, invoice: null },
        { amount: 1543.5 },
      ],
      invoices: [
        {
          number: invoice.number,
          purpose: 'deposit',
          total: 1543.5,
          left: 0,
          payments: [{ amount: 1543.5, paid_on: '2026-11-20', method: 'bank' }],
        },
      ],
      files: [{ title: 'Screens', version: 1, sha256: createHash('sha256').update('Screens').digest('hex') }],
    });
    for (const secret of [new URL(link).hash.slice(1), 'http', lead]) expect(file).not.toContain(secret);
    const { project, seal } = JSON.parse(file);
    // Spaces do not matter, every value does.
    expect(checkProjectRecord(JSON.stringify({ project, seal }), keys)).toEqual(project);
    const [sealed] = project.quotes;
    // A duplicate key: a program reads the last value, a person the first.
    const [first, rest] = [
      JSON.stringify({ project: { title: 'Another project' } }),
      JSON.stringify({ project, seal }),
    ];
    const doubled = `${first.slice(0, -1)},${rest.slice(1)}`;
    expect(() => checkProjectRecord(doubled, keys)).toThrow('changed');
    const forge = (values: object) => JSON.stringify({ project: { ...project, ...values }, seal });
    for (const values of [{ client: 'Another Client' }, { files: [] }, { quotes: [{ ...sealed, total: 1 }] }])
      expect(() => checkProjectRecord(forge(values), keys)).toThrow('changed');
    // The seal of another statement, and another key.
    expect(() => checkProjectRecord(JSON.stringify({ project, seal: sealed.seal }), keys)).toThrow('not the record');
    const other = await createTestApp();
    try {
      const { body } = await other.http.get('/api/licences/public-key').expect(200);
      const [{ public_key }] = body.keys;
      expect(() => checkProjectRecord(file, [public_key])).toThrow('not signed');
    } finally {
      await other.close();
    }
    const own = checkProjectRecord(await download(`/api/admin/projects/${lead}/record`, owner), keys);
    expect(own).toMatchObject({ title: 'Mobile App Development', quotes: [{ seal: sealed.seal }] });
  });

  it('404: an unknown link, and an unknown project', async () => {
    await app.http
      .get('/api/project-link/record')
      .set({ 'x-project-token': 'A'.repeat(43) })
      .expect(404);
    await app.http.get(`/api/admin/projects/${randomUUID()}/record`).set(owner).expect(404);
  });
});
