import { h } from 'hastscript';
import type {
  CaseStudyList,
  LegalPage,
  NewsletterIssueList,
  PostPage,
  ProductPage,
  Site,
} from '../../../../contract/generated/model.ts';
import { t } from '../../../../contract/i18n/macros.ts';
import { type Language, toLanguagePath } from '../../../../contract/rules/languages.ts';
import type { ReadPublic } from '../public-answers.ts';
import { list, type Part, section } from './markdown-writer.ts';

/** The newest or most important ones of each kind; the sitemap has all. */
const MAX_ENTRIES = 60;

interface Entry {
  path: string;
  name: string;
  /** One line about it; may be empty. */
  line: string;
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.trim() ?? '';

/** `/llms.txt`: what the site has, with a line for each page and links to its versions in Markdown (llmstxt.org). */
export async function readSiteSummary(read: ReadPublic, language: Language, site: Site): Promise<Part> {
  const entries = (items: readonly Entry[]) =>
    list(
      items.map(({ path, name, line }) => [
        h('a', { href: toLanguagePath(path, language) }, name),
        ...(line ? [`: ${firstLine(line)}`] : []),
      ]),
    );
  const [products, posts, work, newsletters] = await Promise.all([
    read<ProductPage>(`/api/products?limit=${MAX_ENTRIES}`),
    read<PostPage>(`/api/posts?limit=${MAX_ENTRIES}`),
    read<CaseStudyList>('/api/case-studies'),
    read<NewsletterIssueList>('/api/newsletter/issues'),
  ]);
  const legal = await Promise.all(
    site.legal.map(async (name) => {
      const page = await read<LegalPage>(`/api/legal/${name}`);
      return page ? [{ path: `/${name}.md`, name: page.title, line: page.description }] : [];
    }),
  );
  const lineOf = (page: keyof Site['heads']) => site.heads[page].text || site.heads[page].title;
  const studies = work?.items ?? [];
  return [
    h('h1', site.name),
    site.description && h('blockquote', h('p', firstLine(site.description))),
    section(t(language)`Pages`, [
      entries([
        { path: '/products', name: t(language)`Products`, line: lineOf('products') },
        { path: '/services.md', name: t(language)`Services`, line: lineOf('services') },
        { path: '/blog', name: t(language)`Blog`, line: lineOf('blog') },
        { path: '/about.md', name: t(language)`About us`, line: lineOf('about') },
        { path: '/contact', name: t(language)`Contact`, line: lineOf('contact') },
        ...legal.flat(),
      ]),
    ]),
    section(t(language)`Products`, [
      entries(
        (products?.items ?? []).map(({ id, title, description }) => ({
          path: `/product/${id}.md`,
          name: title,
          line: description,
        })),
      ),
    ]),
    section(t(language)`Work`, [
      entries(
        studies.map(({ address, title, summary }) => ({ path: `/work/${address}.md`, name: title, line: summary })),
      ),
    ]),
    section(t(language)`Articles`, [
      entries(
        (posts?.items ?? []).map(({ address, title, excerpt }) => ({
          path: `/blog/${encodeURIComponent(address)}.md`,
          name: title,
          line: excerpt,
        })),
      ),
    ]),
    section(t(language)`Newsletters`, [
      entries(
        (newsletters?.items ?? []).slice(0, MAX_ENTRIES).map(({ id, subject }) => ({
          path: `/newsletters/${id}.md`,
          name: subject,
          line: '',
        })),
      ),
    ]),
  ];
}
