import type { ProductCard, ProductSort } from '../../../contract/generated/model.ts';
import { DAY_MS } from '../../../contract/rules/calendar.ts';
import { foldText, matchesSearch } from '../../../contract/rules/fold.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import { POPULAR_DAYS } from '../../../contract/rules/popularity.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { matchingCategories } from '../../../contract/rules/topic-filters.ts';
import { conflict, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { listProductBundles } from '../../store/bundles.ts';
import type { MockDb } from '../../store/db.ts';
import { publicProducts, toPublicPlans } from '../../store/products.ts';
import { weightedRating } from '../../store/reviews.ts';
import { findTranslations, translatedText } from '../../store/translations.ts';
import { toPage } from '../kit/page.ts';

/** The date of a product's latest release; '' without one. */
const releasedAt = (db: MockDb, productId: number): string =>
  db.state.releases
    .filter(
      (release) => release.productId === productId && release.state === 'published' && release.channel === 'stable',
    )
    .reduce(
      (latest, { published_at: publishedAt }) => (publishedAt && publishedAt > latest ? publishedAt : latest),
      '',
    );

/** A day may have several releases: the one published last comes first. */
export const newestFirst =
  (db: MockDb) =>
  (a: ProductCard, b: ProductCard): number =>
    b.lastUpdate.localeCompare(a.lastUpdate) || releasedAt(db, b.id).localeCompare(releasedAt(db, a.id)) || a.id - b.id;

/** Recent completed orders with a price for the product. */
const countPurchases = (db: MockDb, productId: number): number =>
  db.state.orders.filter(
    ({ status, created_at, lines }) =>
      status === 'completed' &&
      Date.parse(created_at) >= Date.now() - POPULAR_DAYS * DAY_MS &&
      lines.some(({ product_id, amount }) => product_id === productId && amount > 0),
  ).length;

/** The search form of a Bangla title is in the order of the alphabet; products without one come last. */
const byTranslatedTitle = (db: MockDb, language: Language) => {
  const toKey = ({ id }: ProductCard) => {
    const texts = findTranslations(db, language, [`product/${id}`]).get(`product/${id}`) ?? [];
    return foldText(texts.find(({ path }) => path === 'title')?.text ?? '\uffff');
  };
  return (a: ProductCard, b: ProductCard): number => Number(toKey(a) > toKey(b)) - Number(toKey(a) < toKey(b));
};

const orders = (db: MockDb, language: Language): Record<ProductSort, (a: ProductCard, b: ProductCard) => number> => ({
  featured: (a, b) => a.id - b.id,
  newest: newestFirst(db),
  rating: (a, b) => weightedRating(db, b.id) - weightedRating(db, a.id) || a.id - b.id,
  title: (a, b) =>
    (language === 'en' ? 0 : byTranslatedTitle(db, language)(a, b)) ||
    a.title.toLowerCase().localeCompare(b.title.toLowerCase(), 'en') ||
    a.id - b.id,
  popular: (a, b) => countPurchases(db, b.id) - countPurchases(db, a.id) || a.id - b.id,
});

const listSavedPublic = (db: MockDb, owner: string): number[] => {
  const publicIds = new Set(publicProducts(db).map(({ product }) => product.id));
  return (db.state.saved[owner] ?? []).filter((id) => publicIds.has(id));
};

type Operations = 'listProducts' | 'getProduct' | 'listSavedProducts' | 'saveProduct' | 'unsaveProduct';

/** A mock server has one browser and so one visitor. */
const VISITOR = 'visitor';
const MAX_SAVED = 500;

export const createProductsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listProducts: ({ query, call: { language } }) => {
    const names = query.category && matchingCategories(db.state.sections.productCategories, query.category);
    const matching = publicProducts(db)
      .filter(({ card }) => !names || names.includes(card.category))
      .filter(({ product }) =>
        matchesSearch(query.search, product.title, product.description, translatedText(db, 'product', product.id)),
      )
      .map(({ card }) => card)
      .sort(orders(db, language)[query.sort ?? 'featured']);
    return { status: 200, body: toPage(matching, query.page, query.limit) };
  },

  getProduct: ({ params }) => {
    const entry = publicProducts(db).find(({ product }) => product.id === Number(params.id));
    if (!entry) return notFound(REFUSALS.productNotFound);
    const bundles = listProductBundles(db, entry.product.id);
    const product = { ...entry.product, pricing: toPublicPlans(entry) };
    return { status: 200, body: { ...product, ...(bundles.length > 0 ? { bundles } : {}) } };
  },

  listSavedProducts: ({ user }) => ({ status: 200, body: { productIds: listSavedPublic(db, user?.id ?? VISITOR) } }),

  saveProduct: ({ params, user }) => {
    const id = Number(params.id);
    const owner = user?.id ?? VISITOR;
    const saved = (db.state.saved[owner] ?? []).filter((other) => other !== id);
    if (!publicProducts(db).some(({ product }) => product.id === id)) return notFound(REFUSALS.productNotFound);
    if (saved.length >= MAX_SAVED) return conflict(REFUSALS.atMost(MAX_SAVED, 'products'));
    db.state.saved[owner] = [id, ...saved];
    return { status: 204 };
  },

  unsaveProduct: ({ params, user }) => {
    const owner = user?.id ?? VISITOR;
    db.state.saved[owner] = (db.state.saved[owner] ?? []).filter((id) => id !== Number(params.id));
    return { status: 204 };
  },
});
