import { expect } from 'vitest';
import type { AdminQuote, AdminQuoteInput } from '../../../../contract/generated/model.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import type { Client } from '../../client.ts';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { briefFields } from './briefs.ts';

const line = (description: string, values: object = {}) => ({
  id: crypto.randomUUID(),
  description,
  quantity: 1,
  unit: '',
  unitPrice: 100,
  discount: 0,
  taxName: 'VAT',
  taxPercent: 15,
  optional: false,
  ...values,
});

/** What is typed of a quote, with another version of the draft. */
export const toInput = (quote: AdminQuote, values: Partial<AdminQuoteInput> = {}): AdminQuoteInput => {
  const { title, recipient, intro, lines, phases, terms, validUntil, schedule, version } = quote;
  return { title, recipient, intro, lines, phases, terms, validUntil, schedule, version, ...values };
};

/** A draft of $230 with an option of $57.50, of a new lead. */
export const createQuote = async (client: Client, token: string) => {
  const fields = briefFields();
  const started = (await client.call('startBrief', { body: fields, expected: 201 })).body;
  const headers = { 'x-brief-token': started.token };
  await client.call('sendBrief', { headers, body: { ...fields, version: 1 }, expected: 200 });
  const query = { search: fields.email } as const;
  const { items } = (await client.call('adminListLeads', { token, query, expected: 200 })).body;
  const leadId = items[0]?.id ?? '';
  const body = { lead_id: leadId };
  const { body: draft } = await client.call('adminCreateQuote', { token, body, expected: 201 });
  const input = toInput(draft, {
    title: 'Tide tables',
    lines: [line('Design'), line('Build'), line('Dark theme', { unitPrice: 50, optional: true })],
    terms: 'Two rounds of changes.',
  });
  const params = { id: draft.id };
  const { body: quote } = await client.call('adminSaveQuote', { token, params, body: input, expected: 200 });
  return { quote, params, leadId, fields };
};

/** Sends the draft. @returns the quote and the header of its newest link */
export const sendQuote = async (client: Client, token: string, { id, version }: AdminQuote) => {
  const params = { id };
  const { body: quote } = await client.call('adminSendQuote', { token, params, body: { version }, expected: 200 });
  const headers = { 'x-quote-token': new URL(quote.versions[0]?.link ?? '').hash.slice(1) };
  return { quote, headers };
};

export const adminQuotesScenarios: Scenario[] = [
  {
    name: 'the draft of a quote is deleted until it is sent',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { params } = await createQuote(client, token);
      expect((await client.call('adminDeleteQuote', { token, params })).status).toBe(204);
      expect((await client.call('adminDeleteQuote', { token, params })).status).toBe(404);
      expect((await client.call('adminGetQuote', { token, params })).status).toBe(404);
      const { quote } = await createQuote(client, token);
      await sendQuote(client, token, quote);
      expect((await client.call('adminDeleteQuote', { token, params: { id: quote.id } })).status).toBe(409);
    },
  },
  {
    name: 'a quote starts with the client, the usual phases and a month, and may be copied',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quote, params, leadId, fields } = await createQuote(client, token);
      expect(quote).toMatchObject({ status: 'draft', is_sent: false, lead_id: leadId, versions: [], acceptance: null });
      expect(quote.recipient).toMatchObject({
        name: fields.name.trim(),
        email: fields.email,
        customerId: null,
        language: 'en',
      });
      expect(quote.phases.map(({ name }) => name)).toEqual([
        'Discovery & Planning',
        'Design & Prototyping',
        'Development & Testing',
        'Deployment',
        'Maintenance & Support',
      ]);
      const query = { lead: leadId };
      const { items } = (await client.call('adminListQuotes', { token, query, expected: 200 })).body;
      expect(items).toMatchObject([{ id: quote.id, version: 0, total: 230, title: 'Tide tables', status: 'draft' }]);
      const copy = { lead_id: leadId, copyOf: quote.id };
      const { body: copied } = await client.call('adminCreateQuote', { token, body: copy, expected: 201 });
      expect(copied.lines.map(({ description }) => description)).toEqual(['Design', 'Build', 'Dark theme']);
      expect(copied.number).not.toBe(quote.number);
      const unknown = { token, body: { lead_id: UNKNOWN_ID } };
      expect((await client.call('adminCreateQuote', unknown)).status).toBe(404);
      expect((await client.call('adminGetQuote', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      expect((await client.call('adminGetQuotePdf', { token, params })).status).toBe(404);
    },
  },
  {
    name: 'a draft of a quote may be incomplete, but not its version that is sent',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quote, params } = await createQuote(client, token);
      const body = toInput(quote, { title: '  ', lines: [], schedule: [] });
      const { body: saved } = await client.call('adminSaveQuote', { token, params, body, expected: 200 });
      expect(saved).toMatchObject({ title: '', version: quote.version + 1 });
      expect((await client.call('adminSaveQuote', { token, params, body })).status).toBe(409);
      const refused = await client.call('adminSendQuote', { token, params, body: { version: saved.version } });
      expect(refused.status).toBe(400);
      const missing = ['title', 'lines', 'schedule'].map((field) => expect.objectContaining({ field }));
      expect(refused.body).toMatchObject({ details: missing });
      const discount = toInput(saved, { lines: [line('Logo', { discount: 101 })] });
      expect((await client.call('adminSaveQuote', { token, params, body: discount })).status).toBe(400);
      const outdated = { version: saved.version - 1 };
      expect((await client.call('adminSendQuote', { token, params, body: outdated })).status).toBe(409);
      const unknown = { id: UNKNOWN_ID };
      expect((await client.call('adminSaveQuote', { token, params: unknown, body })).status).toBe(404);
      expect((await client.call('adminSendQuote', { token, params: unknown, body: outdated })).status).toBe(404);
    },
  },
  {
    name: 'a quote is sent once, moves its lead, and a new version lists its differences',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quote, params, leadId } = await createQuote(client, token);
      await sendQuote(client, token, quote);
      const { quote: sent } = await sendQuote(client, token, quote);
      expect(sent).toMatchObject({ status: 'sent', is_sent: true });
      expect(sent.versions).toMatchObject([{ number: 1, total: 230, changes: null, readings: [], declined_at: null }]);
      const lead = (await client.call('adminGetLead', { token, params: { id: leadId }, expected: 200 })).body;
      expect(lead.stage).toBe('quoted');
      const [design, , dark] = sent.lines;
      const lines = [...(design ? [{ ...design, quantity: 2 }] : []), ...(dark ? [dark] : []), line('Store listing')];
      const validUntil = addDays(sent.validUntil ?? '', 7);
      const body = toInput(sent, { lines, validUntil });
      const { body: saved } = await client.call('adminSaveQuote', { token, params, body, expected: 200 });
      expect([saved.is_sent, saved.status]).toEqual([false, 'sent']);
      const { quote: newer } = await sendQuote(client, token, saved);
      expect(newer.versions.map(({ number }) => number)).toEqual([2, 1]);
      expect(newer.versions[0]).toMatchObject({ validUntil, total: 345 });
      expect(newer.versions[0]?.changes).toEqual({
        lines: [
          { kind: 'changed', description: 'Design', before: 100, after: 200 },
          { kind: 'added', description: 'Store listing', before: null, after: 100 },
          { kind: 'removed', description: 'Build', before: 100, after: null },
        ],
        totalBefore: 230,
        total: 345,
      });
    },
  },
];
