import { h } from 'hastscript';
import type {
  About,
  Bundle,
  CaseStudy,
  Faq,
  LegalPage,
  NewsletterIssue,
  Page,
  Post,
  PricingTier,
  Product,
  ServicePage,
  Site,
} from '../../../../contract/generated/model.ts';
import { t } from '../../../../contract/i18n/macros.ts';
import { SLUG } from '../../../../contract/rules/article-slugs.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { type Language, splitLanguage } from '../../../../contract/rules/languages.ts';
import { formatMoney, toCents } from '../../../../contract/rules/money.ts';
import { isReservedSlug } from '../../../../contract/rules/page-slugs.ts';
import { toTermMonths } from '../../../../contract/rules/plan-terms.ts';
import { termText } from '../../../../contract/rules/plan-texts.ts';
import type { ReadPublic } from '../public-answers.ts';
import { list, type Part, paragraphs, section } from './markdown-writer.ts';

interface Context {
  read: ReadPublic;
  language: Language;
  site: Site;
}

const ID = /^[1-9]\d{0,8}$/;

const priceIn = (price: number, { site, language }: Context): string =>
  formatMoney(toCents(price), site.currency, language);

const topicIn = (name: string, { site }: Context): string =>
  site.names?.find((topic) => topic.name === name)?.text ?? name;

function planItem(plan: PricingTier, context: Context) {
  const { name, price, launch, features, suggestedPrice } = plan;
  const { language } = context;
  const regular = priceIn(price, context);
  const until = launch ? toBusinessTime(new Date(Date.parse(launch.until) - 1), context.site.time_zone).day : '';
  const launchPrice = launch && priceIn(launch.price, context);
  const fixed = launchPrice ? t(language)`${launchPrice} until ${until}, then ${regular}` : regular;
  const now = suggestedPrice === undefined ? fixed : t(language)`You choose the price, from ${regular}`;
  const isFree = price === 0 && suggestedPrice === undefined;
  const term = termText({ months: toTermMonths(plan), isFree }, language);
  return [h('strong', name), `: ${isFree ? term : `${now}. ${term}`}`, ...[list(features) ?? []].flat()];
}

const questions = (faqs: readonly Faq[], { language }: Context): Part =>
  section(
    t(language)`Questions`,
    faqs.flatMap(({ question, answer }) => [h('h3', question), ...paragraphs(answer)]),
  );

const article = async (id: string, context: Context): Promise<Part> => {
  const post = SLUG.test(id) && (await context.read<Post>(`/api/posts/${encodeURIComponent(id)}`));
  if (!post) return null;
  const { title, excerpt, author, date, category, image, html, content } = post;
  return [
    h('h1', title),
    h('blockquote', h('p', excerpt)),
    h('p', `${author} · ${date} · ${topicIn(category, context)}`),
    h('p', h('img', { src: image.url, alt: image.alt })),
    html === null ? paragraphs(content) : { html },
  ];
};

const product = async (id: string, context: Context): Promise<Part> => {
  const found = ID.test(id) && (await context.read<Product>(`/api/products/${id}`));
  if (!found) return null;
  const { language } = context;
  const { title, category, version, lastUpdate, rating, reviews } = found;
  const facts = [topicIn(category, context), t(language)`version ${version}, updated ${lastUpdate}`];
  if (reviews > 0) facts.push(t(language)`rated ${rating} out of 5, reviews: ${reviews}`);
  return [
    h('h1', title),
    h('p', facts.join(' · ')),
    ...paragraphs(found.description),
    found.body_html !== null && { html: found.body_html },
    section(t(language)`Features`, [list(found.features)]),
    section(t(language)`Benefits`, [list(found.benefits)]),
    section(t(language)`Requirements`, [list(found.requirements)]),
    section(t(language)`Plans`, [list(found.pricing.map((plan) => planItem(plan, context)))]),
    questions(found.faqs ?? [], context),
  ];
};

const bundle = async (id: string, context: Context): Promise<Part> => {
  const found = ID.test(id) && (await context.read<Bundle>(`/api/bundles/${id}`));
  if (!found) return null;
  const { language } = context;
  const [price, single] = [priceIn(found.price, context), priceIn(found.singlePrice, context)];
  return [
    h('h1', found.name),
    ...paragraphs(found.description),
    h('p', t(language)`${price} as a bundle, ${single} bought separately`),
    section(t(language)`Products`, [
      list(
        found.parts.map(({ product_id, product_name, plan }) => [
          h('a', { href: `/product/${product_id}` }, product_name),
          `: ${plan.name}`,
        ]),
      ),
    ]),
  ];
};

const caseStudy = async (id: string, context: Context): Promise<Part> => {
  const study = /^[a-z\d-]{1,100}$/.test(id) && (await context.read<CaseStudy>(`/api/case-studies/${id}`));
  if (!study) return null;
  const { language } = context;
  const { title, summary, client, place, sector, year, quote, quote_name, quote_role } = study;
  return [
    h('h1', title),
    h('blockquote', h('p', summary)),
    h('p', [client, place, sector, String(year)].filter(Boolean).join(' · ')),
    section(t(language)`Challenge`, paragraphs(study.challenge)),
    section(t(language)`What we did`, paragraphs(study.work)),
    section(t(language)`Results`, [
      list(study.results.map(({ value, label, source }) => [h('strong', value), ` ${label} (${source})`])),
    ]),
    { html: study.html },
    quote && [h('blockquote', paragraphs(quote)), h('p', [quote_name, quote_role].filter(Boolean).join(', '))],
  ];
};

const services = async (context: Context): Promise<Part> => {
  const found = await context.read<ServicePage>('/api/services');
  if (!found) return null;
  const { title, text } = context.site.heads.services;
  return [
    h('h1', title || t(context.language)`Services`),
    ...paragraphs(text),
    found.items.map((service) => [
      h('h2', service.title),
      h('p', service.description),
      ...paragraphs(service.longDescription),
      list(service.features),
    ]),
  ];
};

const about = async (context: Context): Promise<Part> => {
  const found = await context.read<About>('/api/about');
  if (!found) return null;
  const { language } = context;
  const { title, text } = context.site.heads.about;
  const { mission, statistics, team, technologies } = found;
  return [
    h('h1', title || t(language)`About us`),
    ...paragraphs(text),
    section(mission.title, [
      ...paragraphs(mission.text),
      list(mission.values.map((value) => [h('strong', value.title), `: ${value.description}`])),
    ]),
    section(t(language)`Figures`, [list(statistics.map(({ label, value }) => `${label}: ${value}`))]),
    section(t(language)`Technologies`, [list(technologies)]),
    section(
      t(language)`Team`,
      team.flatMap(({ name, role, bio }) => [h('h3', `${name}, ${role}`), ...paragraphs(bio)]),
    ),
  ];
};

const legal = async (name: string, { read, site }: Context): Promise<Part> => {
  const page = await read<LegalPage>(`/api/legal/${name}`);
  if (!page) return null;
  const text = page.sections.map(
    ({ title, blocks }): Part => [
      h('h2', title),
      blocks.map(({ type, text, items }): Part => {
        if (type === 'list')
          return list(items.map(({ term, text }) => (term === null ? text : [h('strong', term), ` ${text}`])));
        if (type === 'contact') return h('p', `${text} ${site.contactEmail}`);
        return h(type === 'heading' ? 'h3' : 'p', text);
      }),
    ],
  );
  return [
    h('h1', page.title),
    page.lastUpdated && h('p', page.lastUpdated),
    page.html === null ? text : { html: page.html },
  ];
};

const ownPage = async (address: string, { read }: Context): Promise<Part> => {
  const page = await read<Page>(`/api/pages/${address}`);
  return page && [h('h1', page.title), { html: page.html }];
};

const newsletter = async (id: string, { read }: Context): Promise<Part> => {
  const issue = /^[\da-f-]{36}$/.test(id) && (await read<NewsletterIssue>(`/api/newsletter/issues/${id}`));
  return issue ? [h('h1', issue.subject), h('p', issue.sent_on), { html: issue.html }] : null;
};

const LEGAL = ['privacy-policy', 'terms-and-conditions'];
const ITEMS = { blog: article, product, bundle, work: caseStudy, newsletters: newsletter };
const ITEM = /^\/(blog|product|bundle|work|newsletters)\/([^/]{1,100})$/;
const SINGLE = /^\/([a-z\d]+(?:-[a-z\d]+)*)$/;

/** Whether the page of this path has a version in Markdown, if it exists. @param path decoded, without language */
export function hasMarkdown(path: string): boolean {
  const name = SINGLE.exec(path)?.[1];
  if (name === undefined) return ITEM.test(path);
  return name === 'services' || name === 'about' || LEGAL.includes(name) || !isReservedSlug(name);
}

/** The path of a page's version in Markdown; undefined without one. @param key of a cached page: path and query */
export function markdownPath(key: string): string | undefined {
  const [path = ''] = key.split('?', 1);
  return hasMarkdown(decodeURIComponent(splitLanguage(path).path)) ? `${path}.md` : undefined;
}

/** The content of a page as visitors see it; nothing for a page that they cannot see. */
export async function readPageParts(path: string, context: Context): Promise<Part> {
  const [, kind = '', id = ''] = ITEM.exec(path) ?? [];
  if (kind) return ITEMS[kind as keyof typeof ITEMS](id, context);
  const name = SINGLE.exec(path)?.[1] ?? '';
  if (name === 'services') return services(context);
  if (name === 'about') return about(context);
  if (LEGAL.includes(name)) return legal(name, context);
  return name === '' || isReservedSlug(name) ? null : ownPage(name, context);
}
