import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';

export const publicScenarios: Scenario[] = [
  {
    name: 'the site and its home page are open to everybody',
    async run(client) {
      expect((await client.call('getSite')).body.name).toBe('Nodi Studio');
      const { body } = await client.call('getHome');
      expect(body.slides.map(({ productId }) => productId)).toEqual([1, 3, 4, 6]);
      expect([body.testimonials.length, body.releases.length, body.posts.length, body.faqs.length]).toEqual([
        6, 4, 3, 6,
      ]);
      const updates = body.releases.map(({ lastUpdate }) => lastUpdate);
      expect(updates).toEqual([...updates].sort((a, b) => b.localeCompare(a)));
      expect((await client.call('listServices')).body.total).toBe(6);
      const about = await client.call('getAbout');
      expect([about.body.statistics.length, about.body.technologies.length, about.body.team.length]).toEqual([
        4, 12, 3,
      ]);
      const privacy = await client.call('getLegalPage', { params: { page: 'privacy-policy' } });
      expect(privacy.body.lastUpdated).toBe('January 28, 2025');
      expect((await client.call('getLegalPage', { params: { page: 'imprint' } })).status).toBe(400);
    },
  },
  {
    name: 'products are searched, filtered, sorted and paged',
    async run(client) {
      const all = await client.call('listProducts');
      expect(all.body).toMatchObject({ total: 6, page: 1, limit: 12 });
      expect(all.body.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
      const android = await client.call('listProducts', { query: { category: 'Android Applications' } });
      expect(android.body.total).toBe(4);
      expect((await client.call('listProducts', { query: { category: 'No such' } })).body.items).toEqual([]);
      const calendars = await client.call('listProducts', { query: { search: 'CALENDAR 2025', sort: 'title' } });
      expect(calendars.body.items.map(({ title }) => title)).toEqual(['Bangla Calendar 2025', 'Ramadan Calendar 2025']);
      expect((await client.call('listProducts', { query: { search: '%' } })).body.total).toBeLessThan(6);
      const second = await client.call('listProducts', { query: { page: 2, limit: 4 } });
      expect(second.body).toMatchObject({ total: 6, page: 2, limit: 4 });
      expect(second.body.items.map(({ id }) => id)).toEqual([5, 6]);
      const absurd: Record<string, string | number>[] = [
        { page: 0 },
        { limit: 61 },
        { sort: 'price' },
        { search: 'x'.repeat(101) },
      ];
      for (const query of absurd) expect((await client.call('listProducts', { query })).status).toBe(400);
    },
  },
  {
    name: 'a product has its page, an unknown one does not',
    async run(client) {
      const product = await client.call('getProduct', { params: { id: '1' } });
      expect(product.body).toMatchObject({ id: 1, title: 'Ramadan Calendar 2025' });
      expect(product.body.pricing.map(({ price }) => price)).toEqual([0, 9.99]);
      expect((await client.call('getProduct', { params: { id: '999' } })).status).toBe(404);
      for (const id of ['0', '1.0', '0x1', 'abc', '99999999999999999999']) {
        expect((await client.call('getProduct', { params: { id } })).status, id).toBe(400);
      }
    },
  },
  {
    name: 'articles are listed newest first and read one by one',
    async run(client) {
      const { body } = await client.call('listPosts');
      expect(body.total).toBe(3);
      const dates = body.items.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort((a, b) => b.localeCompare(a)));
      expect((await client.call('listPosts', { query: { tag: 'webdev' } })).body.total).toBe(3);
      expect((await client.call('listPosts', { query: { tag: 'knitting' } })).body.total).toBe(0);
      expect((await client.call('listPosts', { query: { category: 'UI/UX Design' } })).body.total).toBe(1);
      const post = await client.call('getPost', { params: { id: String(body.items[0]?.id) } });
      expect(post.body.content.split('\n\n').length).toBeGreaterThan(3);
      expect((await client.call('getPost', { params: { id: '999' } })).status).toBe(404);
      expect((await client.call('getPost', { params: { id: 'abc' } })).status).toBe(400);
      expect((await client.call('listPosts', { query: { limit: 0 } })).status).toBe(400);
    },
  },
  {
    name: 'what a visitor got wrong is said in the same words everywhere',
    async run(client) {
      const fill = 'Please fill in all fields';
      const email = 'Please enter a valid email address';
      const check = 'Please check this value';
      const unknown = 'This field is not known';
      const queries: [Record<string, string | number>, string, string][] = [
        [{ page: -1 }, 'page', check],
        [{ page: 'two' }, 'page', check],
        [{ sort: 'price' }, 'sort', 'Please choose one of the offered values'],
        [{ search: 'x'.repeat(101) }, 'search', 'This text is too long: 100 characters at most'],
        [{ surprise: 1 }, 'surprise', unknown],
        [{ constructor: 1 }, 'constructor', unknown],
      ];
      for (const [query, field, message] of queries) {
        const answer = await client.call('listProducts', { query });
        expect(answer).toMatchObject({ status: 400, body: { message, details: [{ field, message }] } });
      }

      const text = { name: 'Rafi', email: 'rafi@example.com', subject: 'Shop', message: 'A shop for mangoes' };
      const bodies: [object, string, string[]][] = [
        [{}, fill, ['name', 'email', 'subject', 'message']],
        [{ ...text, name: '  ' }, fill, ['name']],
        [{ ...text, email: 'rafi' }, email, ['email']],
        [{ ...text, message: 5 }, check, ['message']],
        [{ ...text, name: 'x'.repeat(101) }, 'This text is too long: 100 characters at most', ['name']],
        [{ ...text, role: 'admin' }, unknown, ['role']],
        [{ ...text, name: 'Rafi\nBcc: x@example.com' }, 'Please enter your name in one line', ['name']],
        [{ ...text, subject: 'Shop\r\nBcc: x@example.com' }, 'Please enter the subject in one line', ['subject']],
      ];
      for (const [body, message, fields] of bodies) {
        const answer = await client.call('sendContactMessage', { body });
        const details = fields.map((field) => ({ field, message }));
        expect(answer).toMatchObject({ status: 400, body: { message, details } });
      }
    },
  },
];
