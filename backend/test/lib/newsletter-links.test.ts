import { expect, it } from 'vitest';
import { findCodeWords, nameCampaign, toNewsletterCampaign } from '../../../contract/rules/newsletter-links.ts';

const SITE = 'https://studio.example';
const CAMPAIGN = toNewsletterCampaign('3f2a9c1e-0000-4000-8000-000000000000');
const UTM = 'utm_source=newsletter&amp;utm_medium=email&amp;utm_campaign=newsletter-3f2a9c1e';

it.each([
  [`${SITE}/blog/1`, `${SITE}/blog/1?${UTM}`],
  [SITE, `${SITE}/?${UTM}`],
  [`${SITE}/bn/products?sort=newest&#x26;page=2#list`, `${SITE}/bn/products?sort=newest&amp;page=2&amp;${UTM}#list`],
  [`${SITE}/blog?utm_campaign=eid`, `${SITE}/blog?utm_campaign=eid`],
  ['https://studio.example.org/', 'https://studio.example.org/'],
  ['https://elsewhere.example/?to=https://studio.example/', 'https://elsewhere.example/?to=https://studio.example/'],
  ['mailto:hello@studio.example', 'mailto:hello@studio.example'],
  ['#notes', '#notes'],
])('names the campaign in links to the site only: %s', (href, expected) => {
  const link = (to: string) => `<p><a class="go" href="${to}" rel="noopener">Read</a></p>`;
  expect(nameCampaign(link(href), SITE, CAMPAIGN)).toBe(link(expected));
});

it.each([
  ['With EID25 everything costs less.', ['EID25']],
  ['**EID-2026**, again EID-2026; [EID25](/products)', ['EID-2026', 'EID25']],
  ['ঈদে EID25।', ['EID25']],
  ['The sale of eid25, and of aEID25 or EID25b', []],
])('finds the words that may be codes of coupons: %s', (content, expected) => {
  expect(findCodeWords([{ subject: '', content }])).toEqual(expected);
});
