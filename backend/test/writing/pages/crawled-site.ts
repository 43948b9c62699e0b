import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { splitLanguage } from '../../../../contract/rules/languages.ts';
import { products } from '../../../../demo/content/products.ts';
import { site } from '../../../../demo/content/site.ts';
import { team } from '../../../../demo/content/team.ts';
import { topics } from '../../../../demo/content/topics.ts';
import { loadSite } from '../../../src/pages/site.ts';
import { PRODUCTION } from '../../support/production.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));

/** Names from the demo's lists that are also words of the interface, or parts of other words. */
const EVERYBODYS = new Set(['New', 'Popular', 'Featured', 'Pro', 'Tools', 'HTML', 'Graphic', 'technology']);
/** Words that only the demo may contain. */
const DEMO = [
  site.name,
  'Nodi',
  'Rajshahi',
  ...team.map(({ name }) => name),
  ...products.map(({ title }) => title),
  ...Object.values(topics).flatMap(({ items }) => items.flatMap(({ name, label }) => (label ? [name, label] : [name]))),
  'EveryOne Try This',
  'Smart Code Completion',
].filter((word) => !EVERYBODYS.has(word));
/** Remains of a template whose values are missing. */
const PLACEHOLDER = /lorem|\bundefined\b|\[object|My Portfolio|example\.com|nodi\.example/i;

/** A production start with the built pages and without the demo. */
export async function createBuiltProduction(): Promise<TestApp> {
  const built = await loadSite(dist);
  if (built.build === null) throw new Error('This test reads real pages: run "npm run build" first');
  return createTestApp({
    seeded: true,
    env: { ...PRODUCTION, DEMO_DATA: 'false' },
    pages: ({ db, siteState, log, env }, fetch) => built.create({ ...env, db, siteState, log, fetch }),
  });
}

const read = (app: TestApp, path: string) => app.http.get(path).set('accept-encoding', 'identity');
/** Head, structured data and text of a page: everything except styles and the scripts that start it. */
export const toText = (html: string): string =>
  html.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<script>[\s\S]*?<\/script>/g, '');

/**
 * Follows every internal link, starting from the sitemap; none may be dead, or leave its page's language.
 * @returns html by path
 */
export async function crawl(app: TestApp): Promise<Map<string, string>> {
  const sitemap = (await read(app, '/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const pages = new Map<string, string>();
  const waiting = ['/', ...listed];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { status, text } = await read(app, path);
    expect([path, status]).toEqual([path, 200]);
    pages.set(path, text);
    const { language } = splitLanguage(path);
    for (const [link, href = ''] of text.matchAll(/<a [^>]*?href="(\/[^"#]*)[^>]*>/g)) {
      waiting.push(href.replaceAll('&amp;', '&'));
      const leaves = splitLanguage(href).language !== language && !/hreflang/i.test(link);
      expect([path, leaves ? href : undefined]).toEqual([path, undefined]);
    }
  }
  return pages;
}

/** No page contains a word of the demo, an empty heading or a placeholder, nor do the files next to the pages. */
export async function expectOwnTexts(app: TestApp, pages: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, html] of pages) {
    const pageText = toText(html);
    const leakedWords = DEMO.filter((word) => pageText.includes(word));
    expect([path, leakedWords, pageText.match(PLACEHOLDER)?.[0]]).toEqual([path, [], undefined]);
    const headings = [...pageText.matchAll(/<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/g)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, '').trim(),
    );
    expect([path, headings.filter((text) => text === '')]).toEqual([path, []]);
  }
  for (const path of ['/manifest.webmanifest', '/rss.xml', '/favicon.svg']) {
    const { status, text, body } = await read(app, path);
    expect(status).toBe(200);
    expect(DEMO.filter((word) => `${text ?? body}`.includes(word))).toEqual([]);
  }
}
