import { expect } from 'vitest';
import { colleague, demoAdmin, type Scenario } from '../../scenario.ts';

type Client = Parameters<Scenario['run']>[0];

/** Renaming or removing a name also updates everything that uses it. */
async function listsOfNames(client: Client, token: string): Promise<void> {
  const { body } = await client.call('adminGetSite', { token });
  const { items, pinned, version } = body.postTags;
  const form = items.map(({ uses: _uses, ...item }) => item);
  const named = form.map((item) => (item.name === 'webdev' ? { ...item, name: 'web' } : item));
  const removed = [{ name: 'technology', moveTo: '' }];
  const postTags = { items: named.filter(({ name }) => name !== 'technology'), pinned, removed, version };
  const saved = await client.call('adminUpdateSite', { token, body: { postTags } });
  expect(saved.status).toBe(200);
  expect((await client.call('getPost', { params: { id: '1' } })).body.tags).toEqual(['web', 'programming']);
  expect((await client.call('listPosts', { query: { tag: 'WEB', sort: 'popular' } })).body.total).toBe(3);

  const twice = { items: [...form, { id: '', name: 'HTML', label: '', filter: 'used' as const }], pinned, version };
  const now = { ...twice, version: version + 1 };
  expect((await client.call('adminUpdateSite', { token, body: { postTags: now } })).status).toBe(400);
  const { body: after } = await client.call('adminGetSite', { token });
  const categories = after.productCategories;
  const needed = {
    items: categories.items
      .filter(({ name }) => name !== 'Android Applications')
      .map(({ uses: _uses, ...item }) => item),
    pinned: [],
    removed: [{ name: 'Android Applications', moveTo: '' }],
    version: categories.version,
  };
  const refused = await client.call('adminUpdateSite', { token, body: { productCategories: needed } });
  expect(refused.status).toBe(400);
  const movedTopics = { ...needed, removed: [{ name: 'Android Applications', moveTo: 'Plugins' }] };
  const updateReply = await client.call('adminUpdateSite', { token, body: { productCategories: movedTopics } });
  expect(updateReply.status).toBe(200);
  expect(updateReply.body.productCategories.items.find(({ name }) => name === 'Plugins')).toMatchObject({ uses: 4 });
  expect((await client.call('listProducts', { query: { category: 'scripts & plugins' } })).body.total).toBe(4);
}

export const adminSiteScenarios: Scenario[] = [
  {
    name: 'the owner edits a section, undoes it, and never overwrites a concurrent change',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: before } = await client.call('adminGetSite', { token });
      const social = { ...before.social, items: [{ network: 'Mastodon', url: 'https://social.example/@studio' }] };
      const saved = await client.call('adminUpdateSite', { token, body: { social } });
      expect(saved).toMatchObject({ status: 200, body: { social: { version: before.social.version + 1 } } });
      expect((await client.call('getSite')).body.social).toEqual(social.items);
      expect((await client.call('adminUpdateSite', { token, body: { social } })).status).toBe(409);

      const { body: activity } = await client.call('adminListActivity', { token, query: { limit: 1 } });
      const entry = activity.items[0]?.id ?? 0;
      const undone = await client.call('adminUndoSiteChange', { token, body: { entry } });
      expect(undone).toMatchObject({ status: 200, body: { social: { items: before.social.items } } });
      expect((await client.call('adminUndoSiteChange', { token, body: { entry } })).status).toBe(409);
      expect((await client.call('adminUndoSiteChange', { token, body: { entry: 999_999 } })).status).toBe(404);

      const { logo, logoDark, icon, shareCard, ...texts } = before.identity;
      const none = { logo: null, logoDark: null, icon: null, shareCard: null };
      const pale = { ...texts, ...none, accent: { light: '#ffee88', dark: '#ffee88' } };
      expect((await client.call('adminUpdateSite', { token, body: { identity: pale } })).status).toBe(400);
      const named = { ...texts, ...none, name: 'Harbour Works', headline: '' };
      expect((await client.call('adminUpdateSite', { token, body: { identity: named } })).status).toBe(200);
      expect((await client.call('getHome')).body.hero.title).toBe('Harbour Works');
      expect((await client.call('getSite')).body.logo).toBeNull();

      await listsOfNames(client, token);
    },
  },
  {
    name: 'a draft of a form is shared, never overwritten unseen, and deleted by the save that publishes it',
    async run(client) {
      const { token } = await demoAdmin(client);
      const params = { part: 'coming-soon' };
      expect((await client.call('adminGetSectionDraft', { token, params })).status).toBe(404);
      const { suite } = (await client.call('adminGetSite', { token })).body;
      const typed = { title: 'Next', text: '', cards: [{ icon: 'sparkles', title: '', description: '' }] };
      const draft = { draft: typed, version: suite.version };
      const saved = await client.call('adminSaveSectionDraft', { token, params, body: draft });
      expect(saved.body).toMatchObject({ ...draft, pictures: [], own: true, published: null });
      expect(await client.call('adminGetSectionDraft', { token, params })).toMatchObject({
        status: 200,
        body: { savedAt: saved.body.savedAt, savedBy: saved.body.savedBy },
      });
      expect((await client.call('adminGetSite', { token })).body.drafts).toEqual(['coming-soon']);
      const foreign = { ...draft, draft: { phone: '' } };
      expect((await client.call('adminSaveSectionDraft', { token, params, body: foreign })).status).toBe(400);

      const other = await colleague(client, token, ['all']);
      const theirs = { token: other.token, params };
      expect((await client.call('adminSaveSectionDraft', { ...theirs, body: draft })).status).toBe(409);
      expect((await client.call('adminDeleteSectionDraft', theirs)).status).toBe(409);
      const seen = { ...draft, seen: saved.body.savedAt };
      const taken = await client.call('adminSaveSectionDraft', { ...theirs, body: seen });
      expect(taken).toMatchObject({ status: 200, body: { savedBy: other.user.name, own: true } });

      const changed = { ...suite, title: 'Next year' };
      const published = await client.call('adminUpdateSite', { token, body: { suite: changed, draft: params } });
      expect(published.body.drafts).toEqual(['coming-soon']);
      const { body: stale } = await client.call('adminGetSectionDraft', theirs);
      expect(stale.published).toMatchObject({ fields: ['title'] });
      const last = { suite: { ...changed, text: 'Soon.', version: suite.version + 1 }, draft: params };
      expect((await client.call('adminUpdateSite', { token: other.token, body: last })).body.drafts).toEqual([]);
      expect((await client.call('adminDeleteSectionDraft', { token, params })).status).toBe(204);
    },
  },
];
