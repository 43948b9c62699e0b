import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { createForm } from '../../product-form.ts';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { createQuote, sendQuote, toInput } from './admin-quotes.ts';

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
    name: 'a handover is replaced until it is signed, once, with the version that was read',
    async run(client) {
      const { token, params, headers } = await openProject(client);
      const input = { source: ' Git repository ', rights: 'All rights', version: 0 };
      const offer = (values: object = {}) =>
        client.call('adminOfferHandover', { token, params, body: { ...input, ...values } });
      const sign = (values: object = {}) =>
        client.call('signHandover', { headers, body: { version: 2, name: 'Nadia Rahman', ...values } });
      expect((await sign()).status).toBe(404);
      expect((await offer({ source: ' ' })).status).toBe(400);
      expect((await offer({ rights: ' ' })).status).toBe(400);
      const lost = { token, params: { id: UNKNOWN_ID }, body: input };
      expect((await client.call('adminOfferHandover', lost)).status).toBe(404);
      expect((await offer()).status).toBe(204);
      expect((await offer()).status).toBe(204);
      expect((await offer({ rights: 'None' })).status).toBe(409);
      expect((await offer({ rights: 'All rights, with the last payment', version: 1 })).status).toBe(204);
      const read = async () => (await client.call('getLinkedProject', { headers, expected: 200 })).body;
      expect((await read()).waits).toContainEqual({ side: 'client', kind: 'sign', label: '' });
      expect((await client.call('getLinkedHandoverPdf', { headers })).status).toBe(404);
      expect((await client.call('adminGetHandoverPdf', { token, params })).status).toBe(404);
      expect((await sign({ version: 1 })).status).toBe(409);
      expect((await sign({ name: ' 1 ' })).status).toBe(400);
      expect(
        (await client.call('signHandover', { headers: UNKNOWN, body: { version: 2, name: 'Nadia' } })).status,
      ).toBe(404);
      expect((await sign()).status).toBe(204);
      expect((await sign()).status).toBe(204);
      expect((await sign({ name: 'Rafi Karim' })).status).toBe(409);
      expect((await offer({ version: 2 })).status).toBe(409);
      const page = await read();
      expect(page.handover).toMatchObject({ version: 2, source: 'Git repository', signed_by: 'Nadia Rahman' });
      expect(page.decisions[0]).toMatchObject({ kind: 'signed', version: 2, name: 'Nadia Rahman' });
      expect(page.messages.at(-1)?.text).toBe('Nadia Rahman signed the handover');
    },
  },
  {
    name: 'a product that is not published is delivered once, and its file is open to the link of the project alone',
    async run(client) {
      const { token, params, headers } = await openProject(client);
      const file = new FormData();
      file.set('file', new Blob(['tide']), 'tide-1.0.0.zip');
      const { id: fileId } = (await client.call('adminUploadProductFile', { token, body: file })).body;
      const form = await createForm(client, { fileId });
      const { body: product } = await client.call('adminCreateProduct', { token, body: form, expected: 201 });
      const [plan, other] = product.pricing;
      const deliver = (values: object = {}) =>
        client.call('adminDeliverProduct', {
          token,
          params,
          body: { product_id: product.id, plan_id: plan?.id ?? '', ...values },
        });
      expect((await deliver({ plan_id: UNKNOWN_ID })).status).toBe(400);
      expect((await deliver({ product_id: 2_000_000 })).status).toBe(400);
      const lost = { token, params: { id: UNKNOWN_ID }, body: { product_id: product.id, plan_id: UNKNOWN_ID } };
      expect((await client.call('adminDeliverProduct', lost)).status).toBe(404);
      expect((await deliver()).status).toBe(204);
      expect((await deliver()).status).toBe(204);
      expect((await deliver({ plan_id: other?.id })).status).toBe(409);
      const { body: page } = await client.call('getLinkedProject', { headers, expected: 200 });
      expect(page.deliveries).toMatchObject([{ product: form.title, version: form.version, file: { size_bytes: 4 } }]);
      const own = { headers, params: { id: page.deliveries[0]?.id ?? '' } };
      const whole = { part: 'file' } as const;
      expect((await client.call('getLinkedDelivery', { ...own, query: whole })).status).toBe(200);
      expect((await client.call('getLinkedDelivery', { ...own, query: { part: 'sbom' } })).status).toBe(404);
      expect((await client.call('getLinkedDelivery', { ...own, headers: UNKNOWN, query: whole })).status).toBe(404);
      await client.call('adminDeleteProduct', { token, params: { id: String(product.id) }, expected: 204 });
    },
  },
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
      expect((await client.call('getLinkedProjectRecord', { headers })).status).toBe(200);
      await client.call('adminRevokeProjectLink', { token, params, expected: 204 });
      expect((await client.call('getLinkedProject', { headers })).status).toBe(404);
      const file = { headers: UNKNOWN, params: { id: UNKNOWN_ID } };
      expect((await client.call('getProjectMessageFile', file)).status).toBe(404);
      const lost = { headers: UNKNOWN, body: { text: 'Hello' } };
      expect((await client.call('sendProjectMessage', lost)).status).toBe(404);
      expect((await client.call('getLinkedProjectRecord', { headers: UNKNOWN })).status).toBe(404);
      const { body: closed } = await client.call('adminGetProject', { token, params, expected: 200 });
      expect(closed).toMatchObject({ link: null, sent_at: null, phase: 'design' });
      const unknown = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminGetProjectRecord', { token, params })).status).toBe(200);
      expect((await client.call('adminGetProjectRecord', unknown)).status).toBe(404);
      expect((await client.call('adminGetProject', unknown)).status).toBe(404);
    },
  },
  {
    name: 'a change is requested once, and is done at no cost, declined, or quoted and accepted by its own quote',
    async run(client) {
      const { token, params, headers } = await openProject(client);
      const read = async () => (await client.call('getLinkedProject', { headers, expected: 200 })).body;
      const input = { id: crypto.randomUUID(), text: ' Hindi\nAll texts ', name: ' Nadia Rahman ', fileId: null };
      const request = (values: object = {}) =>
        client.call('requestProjectChange', { headers, body: { ...input, ...values } });
      expect((await request({ text: ' ' })).status).toBe(400);
      expect((await request({ name: ' 1 ' })).status).toBe(400);
      expect((await request({ fileId: UNKNOWN_ID })).status).toBe(404);
      expect((await client.call('requestProjectChange', { headers: UNKNOWN, body: input })).status).toBe(404);
      expect((await request()).status).toBe(204);
      expect((await request()).status).toBe(204);
      expect((await request({ text: 'Another one' })).status).toBe(409);
      expect((await read()).messages.at(-1)?.text).toBe('Nadia Rahman requested change 1\n\nHindi\nAll texts');
      const note = { id: crypto.randomUUID(), text: 'A widget' };
      const add = (values: object = {}) =>
        client.call('adminAddProjectChange', { token, params, body: { ...note, ...values } });
      expect((await add()).status).toBe(204);
      expect((await add()).status).toBe(204);
      expect((await add({ text: ' ' })).status).toBe(400);
      expect((await add({ text: 'Another one' })).status).toBe(409);
      const lost = { token, params: { id: UNKNOWN_ID }, body: { id: crypto.randomUUID(), text: 'A widget' } };
      expect((await client.call('adminAddProjectChange', lost)).status).toBe(404);
      const respond = (changeId: string, kind: 'free' | 'declined', reason = '') =>
        client.call('adminAnswerProjectChange', {
          token,
          params: { ...params, changeId },
          body: { kind, reason },
        });
      expect((await respond(note.id, 'declined')).status).toBe(400);
      expect((await respond(UNKNOWN_ID, 'free')).status).toBe(404);
      expect((await respond(note.id, 'free')).status).toBe(204);
      expect((await respond(note.id, 'free')).status).toBe(204);
      expect((await respond(note.id, 'declined', 'Too late')).status).toBe(409);
      const start = (change_id: string) =>
        client.call('adminCreateQuote', { token, body: { lead_id: params.id, change_id } });
      expect((await start(UNKNOWN_ID)).status).toBe(404);
      expect((await start(note.id)).status).toBe(409);
      const { body: quote } = await client.call('adminCreateQuote', {
        token,
        body: { lead_id: params.id, change_id: input.id },
        expected: 201,
      });
      const { body: same } = await start(input.id);
      expect(same).toMatchObject({ id: quote.id, title: 'Change 1: Hindi', intro: 'Hindi\nAll texts', phases: [] });
      const [line] = quote.lines;
      const phases = [{ id: crypto.randomUUID(), name: 'Texts', from: null, until: '2026-12-18' }];
      const lines = line ? [{ ...line, quantity: 3, unitPrice: 19.99, taxName: 'VAT', taxPercent: 15 }] : [];
      const body = toInput(quote, { lines, phases });
      const saving = { token, params: { id: quote.id }, body, expected: 200 } as const;
      const { headers: link } = await sendQuote(client, token, (await client.call('adminSaveQuote', saving)).body);
      expect((await respond(input.id, 'free')).status).toBe(409);
      const quoted = await read();
      expect(quoted.changes).toMatchObject([
        { number: 2, name: '', status: 'free', quote: null, dates: [] },
        { number: 1, name: 'Nadia Rahman', status: 'quoted', quote: quote.number, quote_id: null },
      ]);
      expect(quoted.changes[1]?.dates).toEqual([{ phase: 'Texts', before: null, after: '2026-12-18' }]);
      expect(quoted.waits).toContainEqual({ side: 'client', kind: 'quote', label: quote.number });
      // 59.97, and 9.00 of tax.
      const answer = { version: 1, selected: [], total: 68.97, name: 'Nadia Rahman' };
      await client.call('acceptQuote', { headers: link, body: answer, expected: 200 });
      const { body: page } = await client.call('adminGetProject', { token, params, expected: 200 });
      expect(page.changes[1]).toMatchObject({ status: 'accepted', quote_id: quote.id });
      expect(page.decisions.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'free', 'requested', 'requested']);
    },
  },
];
