import type { Kysely } from 'kysely';
import type { Post, Site } from '../../../../contract/generated/model.ts';
import { toLanguageHtml } from '../../../../contract/rules/language-links.ts';
import { type Language, toLanguagePath } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';
import { toAbsoluteHtml } from '../absolute-links.ts';
import { type FeedArticle, findFeedSite, listFeedArticles } from './feeds.repository.ts';
import { element, escapeXml } from './xml.ts';

const MAX_ARTICLES = 20;

/** Reads a public answer in a language: what it translates is translated in feeds, too. */
export type ReadIn = <Body>(language: Language, address: string) => Promise<Body>;

export interface FeedContext {
  /** Origin of the site. */
  base: string;
  language: Language;
  readIn: ReadIn;
}

interface FullArticle extends FeedArticle {
  /** HTML of the whole article. */
  text: string;
}

/** Plain text with blank lines between paragraphs, as HTML. */
const toParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
    .join('');

/** RSS 2.0 of the articles, newest first. */
function renderRss(
  base: string,
  language: Language,
  site: { name: string; description: string },
  articles: readonly FullArticle[],
): string {
  const urlOf = (path: string) => base + toLanguagePath(path, language);
  const items = articles.map(({ id, address, title, excerpt, author, category, appears_at, text }) => {
    const link = urlOf(`/blog/${encodeURIComponent(address)}`);
    const parts = [
      element('title', title),
      element('link', link),
      // Feed readers identify an article by this, so it stays when the slug changes.
      element('guid', urlOf(`/blog/${id}`)),
      ...(appears_at ? [element('pubDate', appears_at.toUTCString())] : []),
      element('category', category),
      element('dc:creator', author),
      element('description', excerpt),
      element('content:encoded', toAbsoluteHtml(toLanguageHtml(text, language), link)),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    element('title', site.name) + element('link', urlOf('/blog')) + element('description', site.description),
    `<atom:link href="${escapeXml(urlOf('/rss.xml'))}" rel="self" type="application/rss+xml"/>${element('language', language)}`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

/** The newest articles with their full text. */
export async function renderArticleFeed(
  db: Kysely<Database>,
  { base, language, readIn }: FeedContext,
): Promise<string> {
  const site = (await findFeedSite(db)) ?? { name: 'My Portfolio', description: '' };
  const articles = await listFeedArticles(db, MAX_ARTICLES);
  const { names = [], ...translatedSite } = await readIn<Site>(language, '/api/site');
  const topics = new Map(names.map(({ name, text }) => [name, text]));
  const inLanguage = articles.map(async (article) => {
    const { title, excerpt, author, html, content } = await readIn<Post>(language, `/api/posts/${article.id}`);
    const category = topics.get(article.category) ?? article.category;
    return { ...article, title, excerpt, author, category, text: html ?? toParagraphs(content) };
  });
  return renderRss(base, language, language === 'en' ? site : translatedSite, await Promise.all(inLanguage));
}
