import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import { eraseDue } from '../../../src/features/privacy/erase-users.service.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { saveHours } from '../../factories/hours.ts';
import { addPerson, createOrganisation } from '../../factories/organisations.ts';
import { createLead } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const PDF = Buffer.from('%PDF-1.7 of a ticket');
const PNG = Buffer.from('\x89PNG\r\n\x1a\nof a ticket', 'latin1');

/** A project with an expense of 499.50. */
async function openExpense() {
  const lead = await createLead(app, owner);
  const id = randomUUID();
  await saveHours(app, owner, lead, { kind: 'expense', text: 'Train', minutes: 0, amount: 499.5 }, id).expect(204);
  const path = `/api/admin/projects/${lead}/hours/${id}/receipt`;
  const add = (content = PDF, name = 'ticket.pdf') => app.http.post(path).set(owner).attach('file', content, name);
  const show = (shown: boolean) => app.http.put(path).set(owner).send({ shown });
  const readKey = async () =>
    (await app.db.selectFrom('work_receipts').select('storage_key').where('entry_id', '=', id).executeTakeFirst())
      ?.storage_key;
  const send = async () => {
    const body = { ids: [id], grouping: 'entry' };
    const { body: draft } = await app.http.post(`/api/admin/projects/${lead}/invoices`).set(owner).send(body);
    const sending = app.http.post(`/api/admin/invoice-drafts/${draft.draft_id}/send`).set(owner).send({ version: 1 });
    return (await sending.expect(200)).body;
  };
  return { lead, id, path, add, show, readKey, send };
}

const isStored = async (key = '') => (await app.deps.storage.find(key)) !== null;

describe('POST /api/admin/projects/{id}/hours/{entryId}/receipt', () => {
  it('204: replaces the earlier one, whose file is removed; 415: another type; the log names both', async () => {
    const { lead, path, add, show, readKey } = await openExpense();
    await add().expect(204);
    const first = await readKey();
    await show(true).expect(204);
    await add(Buffer.from('a text'), 'ticket.pdf').expect(415);
    await add(PNG, 'folder/ticket.png').expect(204);
    await app.background.idle();
    expect([await isStored(first), await isStored(await readKey())]).toEqual([false, true]);
    const file = await app.http.get(path).set(owner).responseType('blob').expect(200);
    expect(Buffer.compare(file.body, PNG)).toBe(0);
    expect(file.headers['content-disposition']).toContain('attachment');
    const { body } = await app.http.get(`/api/admin/projects/${lead}/hours`).set(owner).expect(200);
    expect(body.items[0].receipt).toEqual({ name: 'ticket.png', size_bytes: PNG.length, shown: false });
    expect((await listAuditEntries(app.db, 'lead', lead)).at(-1)).toMatchObject({
      before: { receipt: 'ticket.pdf', receipt_shown: true },
      after: { receipt: 'ticket.png', receipt_shown: false },
    });
  });

  it('413: above 5 MB', async () => {
    const { add } = await openExpense();
    await add(Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)])).expect(413);
  });

  it('409: hours; an expense with a receipt does not become hours', async () => {
    const { lead, id, add } = await openExpense();
    await add().expect(204);
    await saveHours(app, owner, lead, {}, id).expect(409);
    const hours = randomUUID();
    await saveHours(app, owner, lead, {}, hours).expect(204);
    const path = `/api/admin/projects/${lead}/hours/${hours}/receipt`;
    await app.http.post(path).set(owner).attach('file', PDF, 'ticket.pdf').expect(409);
  });

  it('204: the file is deleted with its entry, and with the client’s account', async () => {
    const { lead, id, add, readKey } = await openExpense();
    await add().expect(204);
    const deleted = await readKey();
    await app.http.delete(`/api/admin/projects/${lead}/hours/${id}`).set(owner).expect(204);
    const { user } = await app.signedIn();
    const other = await openExpense();
    await other.add().expect(204);
    const erased = await other.readKey();
    await app.db
      .updateTable('conversations')
      .set({ user_id: user.id })
      .where('id', 'in', app.db.selectFrom('leads').select('conversation_id').where('id', '=', other.lead))
      .execute();
    const at = new Date(app.clock.now().getTime() - 3 * 60 * 60 * 1000);
    await app.db.updateTable('users').set({ deleted_at: at }).where('id', '=', user.id).execute();
    await app.background.idle();
    expect([await isStored(deleted), await isStored(erased)]).toEqual([false, true]);
    await eraseDue(app.deps, app.clock.now());
    await app.background.idle();
    expect([await other.readKey(), await isStored(erased)]).toEqual([undefined, false]);
  });
});

describe('DELETE /api/admin/projects/{id}/hours/{entryId}/receipt', () => {
  it('204: removes the file; 404: without one', async () => {
    const { path, add, readKey } = await openExpense();
    await add().expect(204);
    const key = await readKey();
    await app.http.delete(path).set(owner).expect(204);
    await app.background.idle();
    expect([await readKey(), await isStored(key)]).toEqual([undefined, false]);
    await app.http.delete(path).set(owner).expect(404);
  });
});

describe('GET /api/invoice-link/receipts/{id}', () => {
  it('200: with the invoice once it is shown, to those who pay; 404: hidden, and by the link of another invoice', async () => {
    const { lead, id, add, show, send } = await openExpense();
    await add().expect(204);
    const invoice = await send();
    const access = { 'x-invoice-token': new URL(invoice.link).hash.slice(1) };
    const get = (headers: Headers) => app.http.get(`/api/invoice-link/receipts/${id}`).set(headers);
    const listed = async () => (await app.http.get('/api/invoice-link').set(access).expect(200)).body.receipts;
    expect(await listed()).toEqual([]);
    await get(access).expect(404);
    // After the invoice was sent.
    await show(true).expect(204);
    expect(await listed()).toMatchObject([{ id, text: 'Train', amount: 499.5, name: 'ticket.pdf' }]);
    const file = await get(access).responseType('blob').expect(200);
    expect(Buffer.compare(file.body, PDF)).toBe(0);
    const other = await openExpense();
    const { link } = await other.send();
    await get({ 'x-invoice-token': new URL(link).hash.slice(1) }).expect(404);
    const organisation = await createOrganisation(app, owner, lead);
    const accessOf = async (rights: readonly string[]) => {
      const { token } = await addPerson(app, owner, organisation, { rights });
      return { 'x-invoice-token': toClientToken(token, invoice.id) };
    };
    await get(await accessOf(['see', 'approve'])).expect(403);
    await get(await accessOf(['pay'])).expect(200);
  });
});
