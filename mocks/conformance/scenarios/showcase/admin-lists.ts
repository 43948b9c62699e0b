import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, type Scenario } from '../../scenario.ts';

/** A picture of the library, in the form that forms send. */
const choice = async (client: Client, token: string) => {
  const { body } = await client.call('adminListPictures', { token, query: { limit: 1 } });
  return { url: body.items[0]?.url ?? '', alt: 'A river' };
};

const LISTS = [
  ['testimonials', 'adminListTestimonials', 'adminCreateTestimonial', 'adminUpdateTestimonial'],
  ['faqs', 'adminListFaqs', 'adminCreateFaq', 'adminUpdateFaq'],
  ['services', 'adminListServices', 'adminCreateService', 'adminUpdateService'],
  ['team', 'adminListTeam', 'adminCreateTeamMember', 'adminUpdateTeamMember'],
  ['slides', 'adminListSlides', 'adminCreateSlide', 'adminUpdateSlide'],
] as const;

export const listInputs = (image: { url: string; alt: string }) => ({
  testimonials: {
    name: 'Ayesha Siddiqua',
    role: 'Head teacher',
    company: 'Padma School',
    service: 'Mobile app',
    rating: 5,
    comment: 'Works on every phone we have.',
    image,
    published: true,
  },
  faqs: { question: 'Do you work at weekends?', answer: 'On Fridays we rest.', published: true },
  services: {
    icon: 'globe',
    title: 'Audits',
    description: 'A second pair of eyes.',
    longDescription: 'We read it all.',
    features: ['A written report'],
    image,
    published: true,
  },
  team: {
    name: 'Sadia Islam',
    role: 'Tester',
    bio: 'Finds what we missed.',
    image,
    published: true,
    social: [{ network: 'github', url: 'https://github.example/sadia' }],
  },
  slides: {
    productId: 1,
    name: 'Ramadan',
    category: 'Android Applications',
    description: 'Times for the month.',
    features: ['Offline'],
    picture: image,
    published: true,
  },
});

const listScenario = ([list, read, create, update]: (typeof LISTS)[number]): Scenario => ({
  name: `the list of ${list} is read, added to, changed, ordered, emptied and brought back`,
  async run(client) {
    const { token } = await demoAdmin(client);
    const input = listInputs(await choice(client, token))[list];
    const before = (await client.call(read, { token })).body.items.map(({ id }) => id);

    const created = await client.call(create, { token, body: input });
    expect(created).toMatchObject({ status: 201, body: { version: 1, published: true } });
    const { id } = created.body as { id: number };
    const params = { id: String(id) };

    const hidden = await client.call(update, { token, params, body: { ...input, published: false, version: 1 } });
    expect(hidden).toMatchObject({ status: 200, body: { id, version: 2, published: false } });
    expect((await client.call(update, { token, params, body: { ...input, version: 1 } })).status).toBe(409);
    expect((await client.call(update, { token, params, body: input })).status).toBe(400);
    const nobody = await client.call(update, { token, params: { id: '987654' }, body: { ...input, version: 1 } });
    expect(nobody.status).toBe(404);

    const order = { id: 'adminOrderContent', params: { list }, body: { ids: [id, ...before] } } as const;
    expect((await client.call('adminOrderContent', { token, ...order })).status).toBe(204);
    const after = (await client.call(read, { token })).body.items;
    expect(after.map((item) => item.id)).toEqual([id, ...before]);
    expect((await client.call('adminOrderContent', { token, ...order, body: { ids: [id] } })).status).toBe(409);

    const entry = { kind: list, id: String(id) };
    expect((await client.call('adminRestoreContent', { token, params: entry })).status).toBe(404);
    expect((await client.call('adminDeleteContent', { token, params: entry })).status).toBe(204);
    expect((await client.call('adminDeleteContent', { token, params: entry })).status).toBe(404);
    expect((await client.call('adminRestoreContent', { token, params: entry })).status).toBe(204);
    expect((await client.call(read, { token })).body.items.map((item) => item.id)).toEqual([id, ...before]);
    expect((await client.call('adminDeleteContent', { token, params: entry })).status).toBe(204);
  },
});

export const adminListsScenarios: Scenario[] = [
  ...LISTS.map(listScenario),
  {
    name: 'the public pages show published entries, in the order of the list',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: created } = await client.call('adminCreateFaq', {
        token,
        body: { question: 'Is there a printed manual?', answer: 'A short one.', published: true },
      });
      const { id, version } = created as { id: number; version: number };
      const readQuestions = async () => (await client.call('getHome')).body.faqs.map(({ question }) => question);
      expect((await readQuestions()).at(-1)).toBe('Is there a printed manual?');
      const body = { question: 'Is there a manual?', answer: 'A short one.', published: false, version };
      await client.call('adminUpdateFaq', { token, params: { id: String(id) }, body });
      expect(await readQuestions()).not.toContain('Is there a manual?');
      await client.call('adminDeleteContent', { token, params: { kind: 'faqs', id: String(id) } });
    },
  },
  {
    name: 'only known kinds are deleted and restored',
    async run(client) {
      const { token } = await demoAdmin(client);
      for (const id of ['adminDeleteContent', 'adminRestoreContent'] as const) {
        expect((await client.call(id, { token, params: { kind: 'people', id: '1' } })).status).toBe(404);
      }
    },
  },
];
