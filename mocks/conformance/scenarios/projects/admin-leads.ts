import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { colleague, demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { briefFields } from './briefs.ts';

/** A sent brief, and the lead that it became. */
const createLead = async (client: Client, token: string) => {
  const fields = briefFields();
  const started = (await client.call('startBrief', { body: fields, expected: 201 })).body;
  const headers = { 'x-brief-token': started.token };
  await client.call('sendBrief', { headers, body: { ...fields, version: 1 }, expected: 200 });
  const query = { search: fields.email } as const;
  const { items } = (await client.call('adminListLeads', { token, query, expected: 200 })).body;
  expect(items).toHaveLength(1);
  return { fields, lead: items[0], params: { id: items[0]?.id ?? '' } };
};

export const adminLeadsScenarios: Scenario[] = [
  {
    name: 'an administrator enters a lead',
    async run(client) {
      const { token, user } = await demoAdmin(client);
      const fields = briefFields();
      const body = { ...fields, id: crypto.randomUUID(), language: 'bn' as const, acknowledge: true };
      expect((await client.call('adminCreateLead', { token, body: { ...body, phone: ' ' } })).status).toBe(400);
      const lead = (await client.call('adminCreateLead', { token, body, expected: 201 })).body;
      expect(lead).toMatchObject({ id: body.id, name: 'Rafi Karim', email: fields.email, stage: 'new', version: 1 });
      expect(lead.brief).toMatchObject({ reach: 'whatsapp', phone: fields.phone });
      expect(lead.events).toMatchObject([{ kind: 'received', actor: user.name }]);
      expect((await client.call('adminCreateLead', { token, body, expected: 201 })).body).toEqual(lead);
    },
  },
  {
    name: 'a sent brief is a lead with stage, value, next step, owner and a timeline',
    async run(client) {
      const { token, user } = await demoAdmin(client);
      const { fields, lead, params } = await createLead(client, token);
      const open = { stage: 'new', value: null, next_step: '', next_step_on: null, owner: null, version: 1 };
      expect(lead).toMatchObject({ ...open, title: fields.kind, name: 'Rafi Karim', email: fields.email });
      const read = (await client.call('adminGetLead', { token, params, expected: 200 })).body;
      expect(read.brief).toMatchObject({
        budget_from: 2000,
        budget_to: 5000,
        needed_by: '2027-04-01',
        reach: 'whatsapp',
      });
      expect(read.events).toMatchObject([{ kind: 'received', actor: null, before: null, after: null }]);

      const change = {
        stage: 'in_conversation',
        value: 3500.5,
        next_step: ' Call about the shop ',
        next_step_on: '2027-01-05',
        owner_id: user.id,
        version: 1,
      };
      const saved = (await client.call('adminUpdateLead', { token, params, body: change, expected: 200 })).body;
      expect(saved).toMatchObject({
        stage: 'in_conversation',
        value: 3500.5,
        next_step: 'Call about the shop',
        version: 2,
      });
      expect(saved.owner).toMatchObject({ id: user.id });
      expect(saved.events.map(({ kind, before, after }) => [kind, before, after])).toEqual([
        ['owner', null, saved.owner?.name],
        ['next-step', null, 'Call about the shop · 2027-01-05'],
        ['value', null, '3500.50'],
        ['stage', 'new', 'in_conversation'],
        ['received', null, null],
      ]);
      const same = (await client.call('adminUpdateLead', { token, params, body: { ...change, version: 2 } })).body;
      expect([same.version, same.events.length]).toEqual([2, 5]);
      expect((await client.call('adminUpdateLead', { token, params, body: change })).status).toBe(409);
      const stranger = { ...change, owner_id: UNKNOWN_ID, version: 2 };
      expect((await client.call('adminUpdateLead', { token, params, body: stranger })).status).toBe(400);
      const lines = { ...change, next_step: 'a\nb', version: 2 };
      expect((await client.call('adminUpdateLead', { token, params, body: lines })).status).toBe(400);

      const query = { search: fields.email, owner: 'me' } as const;
      expect((await client.call('adminListLeads', { token, query, expected: 200 })).body.items).toHaveLength(1);
      const unowned = { ...query, owner: 'unassigned' } as const;
      expect((await client.call('adminListLeads', { token, query: unowned, expected: 200 })).body.items).toEqual([]);
      const unknown = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminGetLead', unknown)).status).toBe(404);
      expect((await client.call('adminUpdateLead', { ...unknown, body: change })).status).toBe(404);
    },
  },
  {
    name: 'leads need the right to support',
    async run(client) {
      const { token } = await demoAdmin(client);
      const writer = await colleague(client, token, ['content']);
      expect((await client.call('adminListLeads', { token: writer.token })).status).toBe(403);
      const support = await colleague(client, token, ['support']);
      await client.call('adminListLeads', { token: support.token, expected: 200 });
    },
  },
];
