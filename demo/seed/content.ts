import { sql, type Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { MARKDOWN_VERSION } from '../../contract/markdown/rendered.ts';
import { toApprovedWords } from '../../contract/rules/case-studies.ts';
import { caseStudies } from '../content/case-studies.ts';
import { posts } from '../content/posts.ts';
import { products } from '../content/products.ts';
import { site } from '../content/site.ts';
import { slides } from '../content/slides.ts';
import type { CaseStudyContent, PostContent, ProductContent, SlideContent } from '../content/types.ts';

/** The studio's own settings; without them the site shows the defaults. */
export async function seedSite(tx: Transaction<Database>): Promise<void> {
  if ((await claimNewKeys(tx, 'site', ['settings'])).size === 0) return;
  await tx
    .insertInto('site_settings')
    .values({
      id: 1,
      name: site.name,
      description: site.description,
      contact_email: site.contactEmail,
      phone: site.phone,
      location: site.location,
      channel_url: site.channelUrl,
      promo: site.promo === null ? null : JSON.stringify(site.promo),
      banner: site.promo === null ? null : JSON.stringify(site.promo),
      social: JSON.stringify(site.social),
      links: '[]',
      registration_open: site.registrationOpen,
      default_theme: site.defaultTheme,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Products, and the slides that link to them. */
export async function seedCatalogue(tx: Transaction<Database>): Promise<void> {
  const newProducts = await onlyNew(tx, 'product', products);
  if (newProducts.length > 0) {
    await tx
      .insertInto('products')
      .values(newProducts.map(toProductRow))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await skipUsedIds(tx, 'products');
  }
  const present = new Set((await tx.selectFrom('products').select('id').execute()).map((row) => row.id));
  const newSlides = (await onlyNew(tx, 'slide', slides)).filter((slide) => present.has(slide.productId));
  if (newSlides.length === 0) return;
  await tx
    .insertInto('slides')
    .values(newSlides.map(toSlideRow))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await skipUsedIds(tx, 'slides');
}

export async function seedPosts(tx: Transaction<Database>): Promise<void> {
  const newPosts = await onlyNew(tx, 'post', posts);
  if (newPosts.length === 0) return;
  await tx
    .insertInto('posts')
    .values(newPosts.map(toPostRow))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await skipUsedIds(tx, 'posts');
}

/** The article that one of them names may have been deleted. */
export async function seedCaseStudies(tx: Transaction<Database>): Promise<void> {
  const newStudies = await onlyNew(tx, 'case-study', caseStudies);
  if (newStudies.length === 0) return;
  const present = new Set((await tx.selectFrom('posts').select('id').execute()).map((row) => row.id));
  await tx
    .insertInto('case_studies')
    .values(
      newStudies.map(toCaseStudyRow).map((row) => (present.has(row.post_id ?? 0) ? row : { ...row, post_id: null })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await skipUsedIds(tx, 'case_studies');
}

/** Rows were inserted with fixed ids: the next generated id must be higher. */
async function skipUsedIds(
  tx: Transaction<Database>,
  table: 'products' | 'posts' | 'slides' | 'case_studies',
): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
  await sql`select setval(${sequence}, greatest((select max(id) from ${sql.table(table)}), nextval(${sequence}) - 1))`.execute(
    tx,
  );
}

async function onlyNew<Item extends { id: number }>(
  tx: Transaction<Database>,
  part: string,
  items: Item[],
): Promise<Item[]> {
  const keys = await claimNewKeys(
    tx,
    part,
    items.map((item) => String(item.id)),
  );
  return items.filter((item) => keys.has(String(item.id)));
}

const toProductRow = (product: ProductContent) => ({
  id: product.id,
  title: product.title,
  description: product.description,
  body: product.text?.content ?? '',
  body_html: product.body_html,
  html_version: product.text ? MARKDOWN_VERSION : null,
  text_pictures: JSON.stringify(product.text?.figures.map(({ url }) => url) ?? []),
  category: product.category,
  features: JSON.stringify(product.features),
  benefits: JSON.stringify(product.benefits),
  requirements: JSON.stringify(product.requirements),
  faqs: JSON.stringify(product.faqs ?? []),
  badges: JSON.stringify(product.badges),
  images: JSON.stringify(product.images),
  pricing: JSON.stringify(product.pricing),
  preview: JSON.stringify(product.preview),
  demo_link: product.demoLink,
  download_link: product.downloadLink,
  rating: product.rating,
  reviews: product.reviews,
  downloads: product.downloads,
  version: product.version,
  last_update: product.lastUpdate,
  position: product.id,
  licence_keys: product.licenceKeys ?? false,
});

const toCaseStudyRow = (study: CaseStudyContent) => ({
  id: study.id,
  address: study.address,
  title: study.title,
  client: study.client,
  client_named: study.client_named,
  place: study.place,
  sector: study.sector,
  year: study.year,
  services: JSON.stringify(study.services),
  summary: study.summary,
  challenge: study.challenge,
  work: study.work,
  results: JSON.stringify(study.results),
  image: JSON.stringify(study.image),
  content: study.content,
  html: study.html,
  html_version: MARKDOWN_VERSION,
  text_pictures: JSON.stringify(study.figures.map(({ url }) => url)),
  quote: study.quote,
  quote_name: study.quote_name,
  quote_role: study.quote_role,
  rating: study.rating,
  portrait: study.portrait && JSON.stringify(study.portrait),
  post_id: study.post_id,
  status: 'published' as const,
  published_on: study.published_on,
  approved_by: study.quote_name,
  approved_at: study.client_named ? new Date(`${study.published_on}T06:00:00Z`) : null,
  approved_words: study.client_named ? toApprovedWords(study) : null,
  created_at: new Date(`${study.published_on}T04:00:00Z`),
  updated_at: new Date(`${study.published_on}T06:00:00Z`),
});

const toSlideRow = (slide: SlideContent) => ({
  id: slide.id,
  product_id: slide.productId,
  name: slide.name,
  category: slide.category,
  description: slide.description,
  features: JSON.stringify(slide.features),
  picture: JSON.stringify(slide.picture),
  position: slide.id,
});

const toPostRow = (post: PostContent) => ({
  id: post.id,
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  format: post.format,
  html: post.html,
  html_version: MARKDOWN_VERSION,
  text_pictures: JSON.stringify(post.figures.map(({ url }) => url)),
  category: post.category,
  tags: JSON.stringify(post.tags),
  series: post.series,
  image: JSON.stringify(post.image),
  author: post.author,
  published_on: post.date,
  publish_at: new Date(`${post.date}T00:00:00Z`),
  read_time: post.readTime,
});
