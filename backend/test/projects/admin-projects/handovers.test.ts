import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProjectRecord, checkQuoteSeal } from '../../../../docs/programs/quote-seal.ts';
import { addFile, openProject } from '../../factories/projects.ts';
import { canReadPdf, readPdf } from '../../support/pdf-text.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const TEXTS = { source: 'Git repository', rights: 'All rights pass to you' };
const offer = (lead: string, version: number, values: object = {}) =>
  app.http
    .put(`/api/admin/projects/${lead}/handover`)
    .set(owner)
    .send({ ...TEXTS, version, ...values });
const sign = (access: Headers, version: number, name = ' Nadia Rahman ') =>
  app.http.post('/api/project-link/handover').set(access).send({ version, name });
const read = async (access: Headers) => (await app.http.get('/api/project-link').set(access).expect(200)).body;
const pdf = (path: string, headers: Headers) => app.http.get(path).set(headers).responseType('blob');

describe('the handover of a project', () => {
  it('204, 200: signed once, sealed as PDF, emailed, and in the signed record; checked offline', async () => {
    const { lead, access } = await openProject(app, owner);
    await addFile(app, owner, lead, { content: Buffer.from('Screens') });
    app.mail.sent.length = 0;
    await offer(lead, 0).expect(204);
    await offer(lead, 0).expect(204);
    expect((await read(access)).handover).toMatchObject({ version: 1, ...TEXTS, signed_at: null, seal: null });
    await sign(access, 1).expect(204);
    await sign(access, 1).expect(204);
    await app.background.idle();
    const kinds = app.mail.sent.map(({ kind }) => kind).filter((kind) => kind.startsWith('project-handover'));
    expect(kinds).toEqual(['project-handover', 'project-handover-signed']);
    const page = await read(access);
    const { handover } = page;
    const sha256 = createHash('sha256').update('Screens').digest('hex');
    expect(handover).toMatchObject({
      signed_by: 'Nadia Rahman',
      items: [{ name: 'Screens', version: '1', sha256 }],
    });
    expect(page.decisions[0]).toMatchObject({ kind: 'signed', subject: 'Mobile App Development' });
    expect(page.messages.at(-1).text).toBe('Nadia Rahman signed the handover');
    const file = (await pdf('/api/project-link/handover/pdf', access).expect(200)).body;
    const own = (await pdf(`/api/admin/projects/${lead}/handover/pdf`, owner).expect(200)).body;
    expect(own.equals(file)).toBe(true);
    const text = canReadPdf ? readPdf(file) : undefined;
    if (text !== undefined)
      for (const part of [...Object.values(TEXTS), 'Nadia Rahman', 'rafi@example.com', 'Screens'])
        expect(text).toContain(part);
    const { keys } = (await app.http.get('/api/licences/public-key').expect(200)).body;
    const publicKeys = keys.map(({ public_key }: { public_key: string }) => public_key);
    expect(checkQuoteSeal(file, handover.seal, publicKeys)).toMatchObject({
      type: 'project-handover',
      name: 'Nadia Rahman',
      sha256: handover.sha256,
    });
    expect(() => checkQuoteSeal(Buffer.from('Another'), handover.seal, publicKeys)).toThrow('changed');
    const record = (await pdf('/api/project-link/record', access).expect(200)).body.toString();
    expect(checkProjectRecord(record, publicKeys)).toMatchObject({ handover: { version: 1, seal: handover.seal } });
  });

  it('400: no text or name; 404: unknown, not offered, not sealed; 409: replaced, signed', async () => {
    const { lead, access } = await openProject(app, owner);
    await sign(access, 1).expect(404);
    expect((await offer(lead, 0, { rights: ' \n ' }).expect(400)).body.details).toMatchObject([{ field: 'rights' }]);
    expect((await offer(lead, 0, { source: ' ' }).expect(400)).body.details).toMatchObject([{ field: 'source' }]);
    await offer(randomUUID(), 0).expect(404);
    await offer(lead, 0).expect(204);
    await offer(lead, 0, { rights: 'None' }).expect(409);
    await offer(lead, 1, { rights: 'Some' }).expect(204);
    await app.http.get('/api/project-link/handover/pdf').set(access).expect(404);
    await app.http.get(`/api/admin/projects/${lead}/handover/pdf`).set(owner).expect(404);
    expect((await sign(access, 2, ' 1 ').expect(400)).body.details).toMatchObject([{ field: 'name' }]);
    await sign(access, 1).expect(409);
    await sign({ 'x-project-token': 'A'.repeat(43) }, 2).expect(404);
    await sign(access, 2).expect(204);
    await sign(access, 2, 'Rafi Karim').expect(409);
    await offer(lead, 2).expect(409);
  });
});
