import { expect } from 'vitest';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import { demoAdmin, type Scenario } from '../../scenario.ts';

const NOTHING = { subject: '', content: '' };
const TEXTS = { en: { subject: 'News', content: 'Hello,\n\n[Read it](/blog)' }, bn: NOTHING };

export const adminNewslettersScenarios: Scenario[] = [
  {
    name: 'a newsletter is drafted, previewed, scheduled and cancelled, and one about an article has its link',
    async run(client) {
      const { token } = await demoAdmin(client);
      const create = { token, body: { texts: TEXTS, audience: EVERYONE } };
      const { id, version } = (await client.call('adminCreateNewsletter', { ...create, expected: 201 })).body;
      const params = { id };
      const save = (sent: number) =>
        client.call('adminUpdateNewsletter', { token, params, body: { ...create.body, version: sent } });
      expect((await save(version)).body.version).toBe(version + 1);
      expect((await save(version)).status).toBe(409);
      expect((await client.call('adminGetNewsletter', { token, params })).body.texts).toEqual(TEXTS);
      const listed = await client.call('adminListNewsletters', { token, query: { status: 'draft' } });
      expect(listed.body.items).toContainEqual(expect.objectContaining({ id, subject: 'News', languages: ['en'] }));

      const preview = { token, body: { language: 'en', text: TEXTS.en } } as const;
      expect((await client.call('adminPreviewNewsletter', preview)).body).toMatchObject({ subject: 'News', notes: [] });
      expect((await client.call('adminTestNewsletter', { token, params })).status).toBe(204);
      const everyone = { token, body: { ...EVERYONE, countries: ['IS'] } };
      expect((await client.call('adminCountNewsletterAudience', everyone)).body.total).toBe(0);

      const send = (at: string | null) =>
        client.call('adminSendNewsletter', { token, params, body: { version: version + 1, at } });
      expect((await send('2020-01-01T00:00:00.000Z')).status).toBe(400);
      const at = '2040-01-01T00:00:00.000Z';
      expect((await send(at)).body).toMatchObject({ status: 'scheduled', scheduled_for: at });
      expect((await send(at)).status).toBe(409);
      expect((await client.call('adminDeleteNewsletter', { token, params })).status).toBe(409);
      const set = (status: 'draft' | 'paused') =>
        client.call('adminSetNewsletterStatus', { token, params, body: { status } });
      expect((await set('paused')).status).toBe(409);
      expect((await set('draft')).body).toMatchObject({ status: 'draft', scheduled_for: null });
      expect((await client.call('adminListNewsletterProblems', { token, params })).body.total).toBe(0);
      expect((await client.call('adminGetNewsletterVisits', { token, params })).body).toMatchObject({
        visits: 0,
        checkouts: 0,
      });
      expect((await client.call('adminDeleteNewsletter', { token, params })).status).toBe(204);
      expect((await client.call('adminGetNewsletter', { token, params })).status).toBe(404);

      const empty = { token, body: { texts: { en: NOTHING, bn: NOTHING }, audience: EVERYONE } };
      const blank = { id: (await client.call('adminCreateNewsletter', { ...empty, expected: 201 })).body.id };
      expect((await client.call('adminTestNewsletter', { token, params: blank })).status).toBe(409);
      await client.call('adminDeleteNewsletter', { token, params: blank });

      const source = { token, body: { kind: 'article', id: '1' } } as const;
      const drafted = (await client.call('adminDraftNewsletter', { ...source, expected: 201 })).body;
      expect(drafted.texts.en.content).toMatch(/\[Read the article\]\(http\S+\/blog\/\S+\)$/);
      await client.call('adminDeleteNewsletter', { token, params: { id: drafted.id } });
      const unknown = { token, body: { kind: 'release', id: '1' } } as const;
      expect((await client.call('adminDraftNewsletter', unknown)).status).toBe(404);
    },
  },
  {
    name: 'a newsletter is chosen for the archive, where visitors find it only once it was sent',
    async run(client) {
      const { token } = await demoAdmin(client);
      const create = { token, body: { texts: TEXTS, audience: EVERYONE } };
      const created = (await client.call('adminCreateNewsletter', { ...create, expected: 201 })).body;
      expect(created.archived).toBe(false);
      const params = { id: created.id };
      const archive = (archived: boolean) =>
        client.call('adminArchiveNewsletter', { token, params, body: { archived } });
      expect((await archive(true)).body).toMatchObject({ archived: true, version: 2 });
      expect((await archive(true)).body.version).toBe(2);
      const { body } = await client.call('listNewsletterIssues', { expected: 200 });
      expect(body.items.map(({ id }) => id)).not.toContain(created.id);
      expect((await client.call('getNewsletterIssue', { params })).status).toBe(404);
      await client.call('adminDeleteNewsletter', { token, params });
      expect((await archive(false)).status).toBe(404);
    },
  },
  {
    name: 'audiences are saved by name, in order, once per version',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { items: before, version } = (await client.call('adminGetNewsletterAudiences', { token })).body;
      const save = (names: string[], from: number) => {
        const items = names.map((name) => ({ name, audience: { ...EVERYONE, language: 'bn' as const } }));
        return client.call('adminSaveNewsletterAudiences', { token, body: { items, version: from } });
      };
      const saved = (await save(['River owners', ' bangla readers '], version)).body;
      expect(saved.items.map(({ name }) => name)).toEqual(['bangla readers', 'River owners']);
      expect((await client.call('adminGetNewsletterAudiences', { token })).body).toEqual(saved);
      expect((await save(['Late'], version)).status).toBe(409);
      expect((await save(['Same', 'same '], saved.version)).status).toBe(400);
      expect((await save(['Two\nlines'], saved.version)).status).toBe(400);
      await client.call('adminSaveNewsletterAudiences', { token, body: { items: before, version: saved.version } });
    },
  },
  {
    name: 'limits of newsletters are changed once per version',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body } = await client.call('adminGetNewsletterSettings', { token });
      const save = (version: number, per_day: number) =>
        client.call('adminUpdateNewsletterSettings', { token, body: { ...body, per_day, version } });
      expect((await save(body.version, 400)).body).toEqual({ ...body, per_day: 400, version: body.version + 1 });
      expect((await save(body.version, 500)).status).toBe(409);
      await save(body.version + 1, body.per_day);
    },
  },
];
