import { expect } from 'vitest';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { createQuote, sendQuote, toInput } from './admin-quotes.ts';

const UNKNOWN = { 'x-quote-token': 'A'.repeat(43) };

export const quoteLinksScenarios: Scenario[] = [
  {
    name: 'the link of a quote shows the newest version, and records only what the page reports',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quote, params } = await createQuote(client, token);
      const { headers, quote: sent } = await sendQuote(client, token, quote);
      const { body: read } = await client.call('getLinkedQuote', { headers, expected: 200 });
      expect(read).toMatchObject({ number: quote.number, version: 1, openedVersion: 1, status: 'sent', changes: null });
      expect(read.recipient).not.toHaveProperty('customerId');
      await client.call('recordQuoteView', { headers, body: { version: 1 }, expected: 204 });
      await client.call('recordQuoteView', { headers, body: { version: 1 }, expected: 204 });
      const { body: opened } = await client.call('adminGetQuote', { token, params, expected: 200 });
      expect(opened.status).toBe('opened');
      expect(opened.versions[0]?.readings).toHaveLength(1);
      const body = toInput(sent, { title: 'Tide tables for boats' });
      const { body: saved } = await client.call('adminSaveQuote', { token, params, body, expected: 200 });
      await sendQuote(client, token, saved);
      const { body: newer } = await client.call('getLinkedQuote', { headers, expected: 200 });
      expect(newer).toMatchObject({ version: 2, openedVersion: 1, title: 'Tide tables for boats' });
      expect(newer.changes).toEqual({ lines: [], totalBefore: 230, total: 230 });
      expect((await client.call('recordQuoteView', { headers, body: { version: 3 } })).status).toBe(404);
      expect((await client.call('getLinkedQuote', { headers: UNKNOWN })).status).toBe(404);
      const acceptance = { version: 1, selected: [], total: 230, name: 'Rafi Karim' };
      expect((await client.call('acceptQuote', { headers: UNKNOWN, body: acceptance })).status).toBe(404);
      const refusal = { version: 1, reason: 'Too late' };
      expect((await client.call('declineQuote', { headers: UNKNOWN, body: refusal })).status).toBe(404);
      expect((await client.call('getLinkedQuotePdf', { headers })).status).toBe(404);
    },
  },
  {
    name: 'a question about an item is a message of the conversation',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quote, leadId } = await createQuote(client, token);
      const { headers } = await sendQuote(client, token, quote);
      const ask = (lineId: string | null, text: string) =>
        client.call('askQuoteQuestion', { headers, body: { line_id: lineId, text } });
      expect((await ask(quote.lines[0]?.id ?? null, 'With icons?')).status).toBe(204);
      const { body: lead } = await client.call('adminGetLead', { token, params: { id: leadId }, expected: 200 });
      const params = { id: lead.conversation_id };
      const { messages } = (await client.call('adminGetConversation', { token, params, expected: 200 })).body;
      expect(messages.at(-1)?.text).toBe(`Quote ${quote.number}, about “Design”:\n\nWith icons?`);
      expect((await ask(null, ' ')).status).toBe(400);
      expect((await ask(UNKNOWN_ID, 'Which?')).status).toBe(404);
    },
  },
  {
    name: 'a quote is accepted once, with options and the total that was seen, and sealed',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quote, params, leadId } = await createQuote(client, token);
      const { headers, quote: sent } = await sendQuote(client, token, quote);
      const option = quote.lines[2]?.id ?? '';
      const answer = { version: 1, selected: [option], total: 287.5, name: ' Nadia Rahman ' };
      const accept = (values: Partial<typeof answer> = {}) =>
        client.call('acceptQuote', { headers, body: { ...answer, ...values } });
      expect((await accept({ total: 230 })).status).toBe(409);
      expect((await accept({ version: 2 })).status).toBe(409);
      expect((await accept({ selected: [quote.lines[0]?.id ?? ''] })).status).toBe(400);
      expect((await accept({ name: '   ' })).status).toBe(400);
      const { body: accepted } = await accept();
      expect(accepted).toMatchObject({
        status: 'accepted',
        acceptance: { version: 1, name: 'Nadia Rahman', selected: [option], net: 250, tax: 37.5, total: 287.5 },
      });
      expect((await accept()).status).toBe(409);
      const refusal = { version: 1, reason: '' };
      expect((await client.call('declineQuote', { headers, body: refusal })).status).toBe(409);
      expect((await client.call('adminSaveQuote', { token, params, body: toInput(sent) })).status).toBe(409);
      const sending = { version: sent.version };
      expect((await client.call('adminSendQuote', { token, params, body: sending })).status).toBe(409);
      const { body: agreed } = await client.call('adminGetQuote', { token, params, expected: 200 });
      expect(agreed.acceptance?.payments.map(({ amount }) => amount)).toEqual([143.75, 143.75]);
      const draft = { id: agreed.deposit_draft_id ?? '' };
      const { body: deposit } = await client.call('adminGetInvoiceDraft', { token, params: draft, expected: 200 });
      expect(deposit).toMatchObject({ total: 143.75, lines: [{ unitPrice: 125, taxPercent: 15 }] });
      const { body: lead } = await client.call('adminGetLead', { token, params: { id: leadId }, expected: 200 });
      expect([lead.stage, lead.events[0]?.actor]).toEqual(['won', null]);
    },
  },
  {
    name: 'a quote is declined with a reason, and sent again',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { quote } = await createQuote(client, token);
      const { headers, quote: sent } = await sendQuote(client, token, quote);
      const body = { version: 1, reason: 'Over our budget' };
      const { body: declined } = await client.call('declineQuote', { headers, body, expected: 200 });
      expect(declined).toMatchObject({ status: 'declined', reason: 'Over our budget', acceptance: null });
      expect((await client.call('declineQuote', { headers, body })).status).toBe(409);
      await sendQuote(client, token, sent);
      const { body: newer } = await client.call('getLinkedQuote', { headers, expected: 200 });
      expect(newer).toMatchObject({ version: 2, status: 'sent', declined_at: null, reason: null });
    },
  },
  {
    name: 'a seal that the site has not signed is recognised',
    async run(client) {
      const body = { seal: 'bm9uc2Vuc2U.bm9uc2Vuc2U', sha256: '0'.repeat(64) };
      const { body: result } = await client.call('checkQuoteSeal', { body, expected: 200 });
      expect(result).toEqual({ signed: false, matches: false, claims: null });
    },
  },
];
