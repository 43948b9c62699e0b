import type { RequestHandler } from 'express';
import { LANGUAGES, toLanguagePath } from '../../../../contract/rules/languages.ts';

export const RULES_PATH = '/speculation-rules.json';

/** Header of every public page with the URL of the rules, which the content policy allows. */
export const SPECULATION_HEADER = `"${RULES_PATH}"`;

/**
 * Pages that are the same for every reader and have no side effects: no working area, cart or checkout, no form of an
 * account, no page that a token opens. As patterns of URLPattern.
 */
const PRERENDERED = [
  '/',
  '/about',
  '/accessibility',
  '/blog',
  '/blog/:id',
  '/bundle/:id',
  '/contact',
  '/newsletters',
  '/newsletters/:id',
  '/privacy-policy',
  '/product/:id',
  '/product/:id/changelog',
  '/products',
  '/security',
  '/services',
  '/start-project',
  '/terms-and-conditions',
  '/work',
  '/work/:address',
];

/**
 * What Chromium may prerender: the page of a link that the pointer rests on, until the application has started
 * (`in-motion`), which then preloads.
 */
const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: LANGUAGES.flatMap((language) => PRERENDERED.map((path) => toLanguagePath(path, language))) },
          { not: { href_matches: '/*\\?*token=*' } },
          { selector_matches: ':root:not(.in-motion) a:not([download], [target], [rel~="nofollow"])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** No rules for readers who save data. */
const NO_RULES = '{}';

/** The file with the rules; varies by reader so that the pages need not. */
export const serveSpeculationRules: RequestHandler = (request, response) => {
  response
    .set({ 'Cache-Control': 'public, max-age=3600', Vary: 'Save-Data' })
    .type('application/speculationrules+json')
    .send(request.get('Save-Data') === 'on' ? NO_RULES : RULES);
};
