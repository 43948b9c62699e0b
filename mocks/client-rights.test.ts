import { expect, test } from 'vitest';
import { type ClientOperation, clientRights } from '../contract/generated/client-rights.ts';
import { operations } from '../contract/generated/operations.ts';
import { CLIENT_RIGHTS, toClientToken } from '../contract/rules/client-rights.ts';
import { Client } from './conformance/client.ts';
import { demoAdmin, UNKNOWN_ID } from './conformance/scenario.ts';
import { CLIENT_BODIES, CLIENT_QUERIES } from './conformance/scenarios/projects/admin-organisations.ts';
import { createQuote, sendQuote } from './conformance/scenarios/projects/admin-quotes.ts';
import { createMockFetch } from './node.ts';
import { listPeople } from './store/organisations.ts';

// A person's token is only sent by email, so the conformance suite cannot use it.
test('the mocks refuse what a person of an organisation has no right to, as the contract names it', async () => {
  const { api, fetch } = createMockFetch();
  const { state } = api.db;
  const client = new Client({ name: 'mocks', origin: 'http://mocks.test', fetch });
  const { token } = await demoAdmin(client);
  const { quote, leadId } = await createQuote(client, token);
  await sendQuote(client, token, quote);
  const organisation = crypto.randomUUID();
  const named = { token, params: { id: organisation }, body: { name: 'Rahman Ferries' } };
  await client.call('adminSaveOrganisation', { ...named, expected: 200 });
  const set = { token, params: { id: leadId }, body: { organisation_id: organisation } };
  await client.call('adminSetLeadOrganisation', { ...set, expected: 204 });
  for (const right of CLIENT_RIGHTS) {
    const personId = crypto.randomUUID();
    const body = { name: 'Nadia Rahman', email: `${right}@example.com`, rights: [right] };
    const of = { token, params: { id: organisation, personId }, body };
    await client.call('adminSaveOrganisationPerson', { ...of, expected: 200 });
    const own = state.people.find(({ id }) => id === personId)?.token ?? '';
    for (const [operation, needed] of Object.entries(clientRights) as [ClientOperation, readonly string[]][]) {
      // The project has no invoice, so no person has a link to one.
      if (operations[operation].tag === 'invoice-links') continue;
      const { status, message } = await client.call(operation, {
        headers: { 'x-project-token': toClientToken(own, leadId), 'x-quote-token': toClientToken(own, quote.id) },
        params: { id: UNKNOWN_ID, markId: UNKNOWN_ID, personId: UNKNOWN_ID },
        query: CLIENT_QUERIES[operation] ?? {},
        body: CLIENT_BODIES[operation]?.(),
      });
      const isClosed = status === 404 && message?.startsWith('This link');
      const verdict = isClosed ? 'closed' : status === 403 ? 'refused' : 'passes';
      expect([operation, right, verdict]).toEqual([operation, right, needed.includes(right) ? 'passes' : 'refused']);
    }
  }
  expect(listPeople(api.db, organisation)).toHaveLength(CLIENT_RIGHTS.length);
});
