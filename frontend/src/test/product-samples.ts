import type { MockApi } from '../../../mocks/api.ts';
import { seedContent } from '../../../mocks/store/seed-content.ts';
import type { Product, ProductCard } from '../api/generated/model.ts';

const { catalogue } = seedContent();
const firstEntry = () => {
  const [entry] = catalogue;
  if (!entry) throw new Error('The demo has no products');
  return entry;
};
const first = firstEntry();

/** The demo's products as cards and in full. */
export const sampleCards: ProductCard[] = catalogue.map(({ card }) => card);
export const sampleProducts: Product[] = catalogue.map(({ product }) => product);
export const sampleCard: ProductCard = first.card;
export const sampleProduct: Product = first.product;

/** Preview and pictures of one of the demo's products. */
export function livePreview(id: number): Pick<Product, 'id' | 'images'> & Required<Pick<Product, 'preview'>> {
  const { images, preview } = sampleProducts[id - 1] ?? sampleProduct;
  if (!preview) throw new Error(`Product ${id} has no preview`);
  return { id, images, preview };
}

const LONG_TITLE = 'Ramadan, Bangla and Hijri Calendar for Mosques, Schools and Municipal Offices 2025–2026';

/** Unrealistically long, with a missing picture and without reviews. */
export const longCard: ProductCard = {
  ...sampleCard,
  title: LONG_TITLE,
  category: 'Applications for municipal administration',
  badges: ['Best Seller', 'Top Rated', 'Featured', 'Popular', 'New'],
  features: [...sampleProduct.features, 'A feature whose name takes more than one line of a narrow card'].slice(-5),
  image: { ...sampleCard.image, url: '/media/none.webp', widths: [], placeholder: null },
  reviews: 0,
};

export const longProduct: Product = { ...sampleProduct, title: LONG_TITLE, badges: longCard.badges, reviews: 0 };

/** Adds this many products to a story's own catalogue, with consecutive ids. */
export function fillCatalogue(api: MockApi, count: number): void {
  const seeded = api.db.state.catalogue;
  api.db.state.catalogue = Array.from({ length: count }, (_, index) => {
    const entry = seeded[index % seeded.length] ?? first;
    const same = { id: index + 1, title: `${entry.card.title} ${index + 1}` };
    return { ...entry, card: { ...entry.card, ...same }, product: { ...entry.product, ...same } };
  });
}

/** Two of the customer's downloads have the paid plan of a product. */
export function grantPaidPlan(api: MockApi, id: number): void {
  const plan = api.db.state.catalogue
    .find(({ product }) => product.id === id)
    ?.product.pricing.find(({ price }) => price > 0);
  const planDownloads = api.db.state.downloads.filter(({ rights }) => rights).slice(0, 2);
  for (const { rights } of planDownloads)
    if (plan && rights) Object.assign(rights, { plan_id: plan.id, holds_until: null });
}
