import { EMPTY_SECTIONS } from '@contract/rules/site-sections.ts';
import { expect, test } from 'vitest';
import type { About, AdminSite, Home, ServicePage, Site } from '@/api/generated/model.ts';
import { draftAbout, draftHome, draftServices, draftSite } from './page-data.ts';

const stored = {
  ...EMPTY_SECTIONS,
  identity: { ...EMPTY_SECTIONS.identity, name: 'Nodi', description: 'A studio', version: 1 },
  contact: { ...EMPTY_SECTIONS.contact, email: 'hello@nodi.example', version: 1 },
  footer: {
    columns: [
      {
        title: 'Site',
        links: [
          { label: 'Blog', url: '/blog' },
          { label: 'Hidden app', url: '/product/9' },
        ],
      },
    ],
    line: '',
    version: 1,
  },
} as unknown as AdminSite;

const site = {
  name: 'Nodi',
  footer: [{ title: 'Site', links: [{ label: 'Blog', url: '/blog' }] }],
  productFilters: [],
  postFilters: [],
  promo: null,
  currency: 'BDT',
} as unknown as Site;

test('the site shows name and contact as typed and keeps what is not edited', () => {
  const sections = { ...stored, identity: { ...stored.identity, name: 'Nodi Studio' } };
  expect(draftSite(site, stored, { sections })).toMatchObject({
    name: 'Nodi Studio',
    contactEmail: 'hello@nodi.example',
    currency: 'BDT',
    promo: null,
  });
});

test('a new footer link is shown, one to something unpublished is not', () => {
  const [column] = stored.footer.columns;
  const links = [...(column?.links ?? []), { label: 'About', url: '/about' }];
  const sections = { ...stored, footer: { ...stored.footer, columns: [{ title: 'Site', links }] } };
  const urls = draftSite(site, stored, { sections }).footer.flatMap((shown) => shown.links.map(({ url }) => url));
  expect(urls).toEqual(['/blog', '/about']);
});

test.each([
  [true, { text: 'New', linkText: 'Read', url: 'https://nodi.example' }],
  [false, null],
])('a banner with enabled = %s', (enabled, promo) => {
  const banner = { enabled, text: 'New', linkText: 'Read', url: 'https://nodi.example' };
  expect(draftSite(site, stored, { sections: stored, banner }).promo).toEqual(promo);
});

test('the home page falls back to name and description without a headline', () => {
  const home = { slides: [], faqs: [] } as unknown as Home;
  expect(draftHome(home, { sections: stored }).hero).toEqual({ title: 'Nodi', text: 'A studio' });
  const identity = { ...stored.identity, headline: 'Drawn here' };
  expect(draftHome(home, { sections: { ...stored, identity } }).hero.title).toBe('Drawn here');
});

test('the about page keeps its team', () => {
  const about = { team: [{ name: 'Rafi' }] } as unknown as About;
  const sections = { ...stored, about: { ...stored.about, missionTitle: 'Why we work' } };
  expect(draftAbout(about, { sections })).toMatchObject({
    team: [{ name: 'Rafi' }],
    mission: { title: 'Why we work' },
  });
});

const quotes = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name }));
const home = { slides: [{ id: 1 }, { id: 2 }], testimonials: [{ name: 'A' }], faqs: [] } as unknown as Home;

test('the list whose entry is open is shown as typed, from its group on', () => {
  const list = { list: 'testimonials', entries: quotes, current: 4 } as const;
  const { testimonials, slides } = draftHome(home, { sections: stored, list });
  expect(testimonials.map(({ name }) => name)).toEqual(['D', 'E']);
  expect(slides).toHaveLength(2);
});

test('the open slide is shown alone, and all while it is hidden', () => {
  const entries = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const idsWith = (current: number) =>
    draftHome(home, { sections: stored, list: { list: 'slides', entries, current } }).slides.map(({ id }) => id);
  expect(idsWith(2)).toEqual([3]);
  expect(idsWith(-1)).toEqual([1, 2, 3]);
});

test('the services page shows services as typed', () => {
  const services = { items: [{ title: 'Apps' }], total: 1 } as unknown as ServicePage;
  const list = { list: 'services', entries: [{ title: 'Web apps' }], current: 0 } as const;
  expect(draftServices(services, { sections: stored, list }).items).toEqual([{ title: 'Web apps' }]);
  expect(draftServices(services, { sections: stored }).items).toEqual([{ title: 'Apps' }]);
});
