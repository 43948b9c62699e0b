import { expect } from 'vitest';
import type { AdminQuote, ClientRight } from '../../../../contract/generated/model.ts';
import type { Client } from '../../client.ts';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { createQuote, sendQuote, toInput } from './admin-quotes.ts';

/** A quote of $230 in 20, 50 and 30 percent that its client has accepted. */
const acceptQuote = async (client: Client, token: string) => {
  const { quote, params, leadId, fields } = await createQuote(client, token);
  const schedule: AdminQuote['schedule'] = [
    { kind: 'deposit', phaseId: null, percent: 20 },
    { kind: 'phase', phaseId: quote.phases[1]?.id ?? null, percent: 50 },
    { kind: 'final', phaseId: null, percent: 30 },
  ];
  const body = toInput(quote, { schedule });
  const { body: saved } = await client.call('adminSaveQuote', { token, params, body, expected: 200 });
  const { headers } = await sendQuote(client, token, saved);
  const answer = { version: 1, selected: [], total: 230, name: 'Nadia Rahman' };
  await client.call('acceptQuote', { headers, body: answer, expected: 200 });
  return { quoteId: quote.id, leadId, fields };
};

const readPlan = async (client: Client, token: string, leadId: string) => {
  const params = { id: leadId };
  const { items } = (await client.call('adminListMilestones', { token, params, expected: 200 })).body;
  return items[0];
};

const sendDraft = async (client: Client, token: string, id: string) => {
  const params = { id };
  const { body: draft } = await client.call('adminGetInvoiceDraft', { token, params, expected: 200 });
  const body = { version: draft.version };
  const { body: invoice } = await client.call('adminSendInvoiceDraft', { token, params, body, expected: 200 });
  return { draft, invoice };
};

const creditAll = async (client: Client, token: string, { id, total }: { id: string; total: number }) => {
  const body = { amount: total, left: total };
  await client.call('adminCreditInvoice', { token, params: { id }, body, expected: 200 });
};

/** An organisation as the client of a lead, with one person. @returns that person */
const addPerson = async (client: Client, token: string, leadId: string, rights: ClientRight[]) => {
  const [id, personId] = [crypto.randomUUID(), crypto.randomUUID()];
  const params = { id, personId };
  const body = { name: 'Rina Das', email: `${personId}@example.com`, rights };
  await client.call('adminSaveOrganisation', { token, params: { id }, body: { name: 'Padma Boats' }, expected: 200 });
  const set = { token, params: { id: leadId }, body: { organisation_id: id } };
  await client.call('adminSetLeadOrganisation', { ...set, expected: 204 });
  await client.call('adminSaveOrganisationPerson', { token, params, body, expected: 200 });
  return { name: body.name, email: body.email };
};

export const adminMilestonesScenarios: Scenario[] = [
  {
    name: 'the payments of an accepted quote become invoices one after another, and the last one deducts the others',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quoteId, leadId } = await acceptQuote(client, token);
      const create = (place: number, values: object = {}) =>
        client.call('adminInvoiceMilestone', {
          token,
          params: { id: leadId },
          body: { quote_id: quoteId, place, ...values },
        });
      const plan = await readPlan(client, token, leadId);
      expect(plan).toMatchObject({ quote_id: quoteId, total: 230, invoiced: 0, paid: 0, currency: 'USD' });
      expect(plan?.items.map(({ amount, status, can_invoice }) => [amount, status, can_invoice])).toEqual([
        [46, 'draft', false],
        [115, 'planned', true],
        [69, 'planned', false],
      ]);
      expect((await create(0)).status).toBe(409);
      expect((await create(2)).status).toBe(409);
      expect((await create(3)).status).toBe(404);
      expect((await create(1, { quote_id: UNKNOWN_ID })).status).toBe(404);
      const { invoice: deposit } = await sendDraft(client, token, plan?.items[0]?.draft_id ?? '');
      const { body: second } = await create(1);
      expect(second).toMatchObject({ items: [{ status: 'sent' }, { status: 'draft' }, { can_invoice: false }] });
      expect((await create(1)).status).toBe(409);
      const milestoneId = 'items' in second ? (second.items[1]?.draft_id ?? '') : '';
      const { invoice: milestone, draft } = await sendDraft(client, token, milestoneId);
      expect(draft.lines.map(({ description }) => description.slice(0, 13))).toEqual(['Payment of 50']);
      const { body: last } = await create(2);
      const { draft: final, invoice } = await sendDraft(
        client,
        token,
        'items' in last ? (last.items[2]?.draft_id ?? '') : '',
      );
      expect(final.deposits).toEqual([deposit.id, milestone.id]);
      expect(final.lines.map(({ description }) => description)).toEqual(['Design', 'Build']);
      expect([deposit.total, milestone.total, invoice.total]).toEqual([46, 115, 69]);
      expect(await readPlan(client, token, leadId)).toMatchObject({ invoiced: 230, paid: 0 });
      // The final invoice has deducted this one, so that it can be written again after it was credited.
      await creditAll(client, token, milestone);
      expect((await create(1)).status).toBe(200);
      const unknown = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminListMilestones', unknown)).status).toBe(404);
    },
  },
  {
    name: 'an invoice is emailed to the people who pay for the organisation of its project',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { leadId } = await acceptQuote(client, token);
      const person = await addPerson(client, token, leadId, ['see', 'pay']);
      const { items } = (await readPlan(client, token, leadId)) ?? { items: [] };
      const { draft, invoice } = await sendDraft(client, token, items[0]?.draft_id ?? '');
      expect([draft.payers, invoice.payers]).toEqual([[person], [person]]);
      const query = { search: person.email };
      const { body: mails } = await client.call('adminListMails', { token, query, expected: 200 });
      expect(mails.items.map(({ kind }) => kind)).toEqual(['invoice', 'project-person']);

      const other = await acceptQuote(client, token);
      await addPerson(client, token, other.leadId, ['see', 'approve']);
      const plan = await readPlan(client, token, other.leadId);
      expect((await sendDraft(client, token, plan?.items[0]?.draft_id ?? '')).invoice.payers).toEqual([]);
    },
  },
  {
    name: 'an invoice that was credited before the final one was written is part of it, and not written again',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quoteId, leadId } = await acceptQuote(client, token);
      const create = (place: number) =>
        client.call('adminInvoiceMilestone', { token, params: { id: leadId }, body: { quote_id: quoteId, place } });
      const draftOf = async (place: number) => (await readPlan(client, token, leadId))?.items[place]?.draft_id ?? '';
      await sendDraft(client, token, await draftOf(0));
      expect((await create(1)).status).toBe(200);
      await creditAll(client, token, (await sendDraft(client, token, await draftOf(1))).invoice);
      expect((await create(2)).status).toBe(200);
      expect((await create(1)).status).toBe(409);
      const { invoice } = await sendDraft(client, token, await draftOf(2));
      // 230 less the deposit of 46
      expect(invoice.total).toBe(184);
      expect((await create(1)).status).toBe(409);
      const plan = await readPlan(client, token, leadId);
      expect(plan).toMatchObject({ invoiced: 230, items: [{}, { status: 'credited', can_invoice: false }, {}] });
    },
  },
  {
    name: 'a deleted draft of a final invoice is not restored once an earlier payment is invoiced again',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quoteId, leadId } = await acceptQuote(client, token);
      const create = async (place: number) => {
        const body = { quote_id: quoteId, place };
        const plan = await client.call('adminInvoiceMilestone', { token, params: { id: leadId }, body, expected: 200 });
        return plan.body.items[place]?.draft_id ?? '';
      };
      await sendDraft(client, token, (await readPlan(client, token, leadId))?.items[0]?.draft_id ?? '');
      await creditAll(client, token, (await sendDraft(client, token, await create(1))).invoice);
      const params = { id: await create(2) };
      await client.call('adminDeleteInvoiceDraft', { token, params, expected: 204 });
      await client.call('adminRestoreInvoiceDraft', { token, params, expected: 200 });
      await client.call('adminDeleteInvoiceDraft', { token, params, expected: 204 });
      await create(1);
      await client.call('adminRestoreInvoiceDraft', { token, params, expected: 409 });
    },
  },
  {
    name: 'a deleted draft of a milestone is filled again, and a credited invoice written again',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quoteId, leadId } = await acceptQuote(client, token);
      const create = async () => {
        const body = { quote_id: quoteId, place: 0 };
        const params = { id: leadId };
        return (await client.call('adminInvoiceMilestone', { token, params, body, expected: 200 })).body.items[0];
      };
      const id = (await readPlan(client, token, leadId))?.items[0]?.draft_id ?? '';
      await client.call('adminDeleteInvoiceDraft', { token, params: { id }, expected: 204 });
      expect((await readPlan(client, token, leadId))?.items[0]).toMatchObject({ status: 'planned', draft_id: null });
      expect((await create())?.draft_id).toBe(id);
      const { invoice } = await sendDraft(client, token, id);
      await creditAll(client, token, invoice);
      const [credited] = (await readPlan(client, token, leadId))?.items ?? [];
      expect(credited).toMatchObject({ status: 'credited', can_invoice: true });
      const again = await create();
      expect([again?.status, again?.draft_id === id]).toEqual(['draft', false]);
    },
  },
];
