import { EMPTY_SECTIONS } from '@contract/rules/site-sections.ts';
import { expect, test } from 'vitest';
import type { About, AdminSite, Home, Site } from '@/api/generated/model.ts';
import { draftAbout, draftHome, draftSite } from './page-data.ts';

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
