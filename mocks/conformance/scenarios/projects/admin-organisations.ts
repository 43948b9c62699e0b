import { expect } from 'vitest';
import { type ClientOperation, clientRights } from '../../../../contract/generated/client-rights.ts';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import type { Client } from '../../client.ts';
import { type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { openProject } from './admin-projects.ts';

const NAME = 'Nadia Rahman';
const toEmail = () => `person-${crypto.randomUUID()}@example.com`;
const comment = () => ({ id: crypto.randomUUID(), text: 'Larger, please', name: NAME });

/** A valid body for each operation that has one. */
export const CLIENT_BODIES: Partial<Record<ClientOperation, () => object>> = {
  addLinkedProjectMark: () => ({ ...comment(), x: 0.5, y: 0.5 }),
  replyToLinkedProjectMark: comment,
  resolveLinkedProjectMark: () => ({ name: NAME, resolved: true }),
  reviewDeliverable: () => ({ kind: 'approved', name: NAME, comment: '' }),
  requestProjectChange: () => ({ ...comment(), fileId: null }),
  signHandover: () => ({ version: 1, name: NAME }),
  sendProjectMessage: () => ({ text: 'Hello' }),
  saveProjectPerson: () => ({ name: NAME, email: toEmail(), rights: ['see'] }),
  recordQuoteView: () => ({ version: 1 }),
  askQuoteQuestion: () => ({ line_id: null, text: 'When?' }),
  acceptQuote: () => ({ version: 1, selected: [], total: 1, name: NAME }),
  declineQuote: () => ({ version: 1, reason: 'Too late' }),
  payLinkedInvoice: () => ({ provider: 'manual', amount: 1 }),
  reportInvoiceTransfer: () => ({ number: '12345' }),
  bookCall: () => ({
    id: crypto.randomUUID(),
    start: '2030-01-01T10:00:00.000Z',
    name: NAME,
    email: toEmail(),
    phone: '+8801700000000',
    topic: 'Hello',
    time_zone: 'Asia/Dhaka',
  }),
};
export const CLIENT_QUERIES: Partial<Record<ClientOperation, Record<string, string>>> = {
  getLinkedProjectPreview: { size: 'small' },
  getLinkedDelivery: { part: 'file' },
};

/** Documented responses that the suite does not reach. */
export const NOT_COVERED_OF_ORGANISATIONS: Record<string, string> = Object.fromEntries(
  Object.keys(clientRights)
    .filter((operation) => operation !== 'getLinkedProject')
    .map((operation) => [
      `${operation} 403`,
      'the token of a person is only sent by email; both sides have a test of their own',
    ]),
);

/** A project, and an organisation that is not its client yet. */
const openPeople = async (client: Client) => {
  const project = await openProject(client);
  const { token, params } = project;
  const id = crypto.randomUUID();
  const organisation = { token, params: { id } };
  await client.call('adminSaveOrganisation', { ...organisation, body: { name: ' Rahman Ferries ' }, expected: 200 });
  const set = (organisation_id: string | null, lead = params.id) =>
    client.call('adminSetLeadOrganisation', { token, params: { id: lead }, body: { organisation_id } });
  return { ...project, organisation, set };
};

export const adminOrganisationsScenarios: Scenario[] = [
  {
    name: 'an organisation is the client of a lead, and its people are added, changed and removed',
    async run(client) {
      const { token, params, organisation, set } = await openPeople(client);
      const { id } = organisation.params;
      const rename = (name: string) => client.call('adminSaveOrganisation', { ...organisation, body: { name } });
      expect((await rename(' ')).status).toBe(400);
      expect((await rename('Rahman Ferries Ltd.')).body).toMatchObject({ name: 'Rahman Ferries Ltd.', projects: [] });
      await client.call('adminGetOrganisation', { ...organisation, expected: 200 });
      expect((await client.call('adminGetOrganisation', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      const personId = crypto.randomUUID();
      const of = { token, params: { id, personId } };
      const input = { name: ` ${NAME} `, email: toEmail(), rights: ['manage', 'see'] };
      const save = (values: object = {}, other = personId) =>
        client.call('adminSaveOrganisationPerson', {
          token,
          params: { id, personId: other },
          body: { ...input, ...values },
        });
      expect((await save({ email: 'nadia' })).status).toBe(400);
      expect((await save()).body.people).toMatchObject([{ name: NAME, rights: ['see', 'manage'], invited_by: '' }]);
      expect((await save()).status).toBe(200);
      expect((await save({}, crypto.randomUUID())).status).toBe(409);
      const lost = { token, params: { id: UNKNOWN_ID, personId }, body: input };
      expect((await client.call('adminSaveOrganisationPerson', lost)).status).toBe(404);
      expect((await client.call('adminSendPersonLinks', of)).status).toBe(409);
      expect((await set(UNKNOWN_ID)).status).toBe(404);
      expect((await set(id, UNKNOWN_ID)).status).toBe(404);
      expect((await set(id)).status).toBe(204);
      expect((await set(id)).status).toBe(204);
      const { body: lead } = await client.call('adminGetLead', { token, params, expected: 200 });
      expect(lead.organisation).toEqual({ id, name: 'Rahman Ferries Ltd.' });
      const { body: list } = await client.call('adminListOrganisations', { token, expected: 200 });
      expect(list.items.find((row) => row.id === id)).toMatchObject({ people: 1, projects: 1 });
      expect((await client.call('adminSendPersonLinks', of)).status).toBe(204);
      expect((await client.call('adminRemoveOrganisationPerson', of)).status).toBe(204);
      expect((await client.call('adminRemoveOrganisationPerson', of)).status).toBe(404);
      expect((await client.call('adminSendPersonLinks', of)).status).toBe(404);
      expect((await set(null)).status).toBe(204);
    },
  },
  {
    name: 'the client of a project invites people, and an unknown person opens nothing',
    async run(client) {
      const { headers, params } = await openProject(client);
      const page = (await client.call('getLinkedProject', { headers, expected: 200 })).body;
      expect(page.viewer).toEqual({ name: '', rights: ['see', 'approve', 'pay', 'manage'] });
      const personId = crypto.randomUUID();
      const input = { name: NAME, email: toEmail(), rights: ['pay'] };
      const save = (values: object = {}, other = personId) =>
        client.call('saveProjectPerson', { headers, params: { personId: other }, body: { ...input, ...values } });
      const list = async () => (await client.call('listProjectPeople', { headers, expected: 200 })).body.items;
      expect(await list()).toEqual([]);
      expect((await save({ name: ' 1 ' })).status).toBe(400);
      expect((await save()).status).toBe(204);
      expect((await save()).status).toBe(204);
      expect((await save({}, crypto.randomUUID())).status).toBe(409);
      expect(await list()).toMatchObject([{ id: personId, name: NAME, rights: ['pay'] }]);
      const unknown = toClientToken('A'.repeat(43), params.id);
      const closed = { 'x-project-token': unknown, 'x-quote-token': unknown, 'x-invoice-token': unknown };
      for (const operation of Object.keys(clientRights) as ClientOperation[]) {
        if (operation === 'bookCall') continue;
        const { status } = await client.call(operation, {
          headers: closed,
          params: { id: UNKNOWN_ID, markId: UNKNOWN_ID, personId },
          query: CLIENT_QUERIES[operation] ?? {},
          body: CLIENT_BODIES[operation]?.(),
        });
        expect([operation, status]).toEqual([operation, 404]);
      }
      expect((await client.call('removeProjectPerson', { headers, params: { personId } })).status).toBe(204);
      expect((await client.call('removeProjectPerson', { headers, params: { personId } })).status).toBe(404);
    },
  },
];
