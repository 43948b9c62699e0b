import type { MockApi } from '../../../mocks/api.ts';
import type { StoredBundle } from '../../../mocks/store/bundles.ts';
import type { Bundle, Picture } from '../api/generated/model.ts';
import { sampleProducts } from './product-samples.ts';

const paidPlan = (productId: number) => {
  const product = sampleProducts.find(({ id }) => id === productId);
  const plan = product?.pricing.find(({ price }) => price > 0);
  if (!product || !plan) throw new Error(`Product ${productId} has no plan with a price`);
  return { product, plan };
};

const { product: course, plan: coursePlan } = paidPlan(3);
const { product: backgrounds, plan: backgroundsPlan } = paidPlan(5);
const image: Picture = course.images[0] ?? { url: '', alt: '', width: 4, height: 3, widths: [], placeholder: null };

/** A course for $19.99 and backgrounds for $24.99, together for $34.00. */
export const storedBundle: StoredBundle = {
  id: 1,
  version: 1,
  name: 'Design week',
  description: 'A course to learn from and backgrounds to practise with.\n\nStart with the first lesson today.',
  image,
  parts: [
    { productId: course.id, planId: coursePlan.id },
    { productId: backgrounds.id, planId: backgroundsPlan.id },
  ],
  price: 34,
  endsAt: null,
  published: true,
  updated_at: '2026-11-18T09:05:00.000Z',
  deletedAt: null,
};

/** The same as visitors see it. */
export const sampleBundle: Bundle = {
  id: storedBundle.id,
  name: storedBundle.name,
  description: storedBundle.description,
  image,
  price: 34,
  singlePrice: 44.98,
  endsAt: null,
  parts: [
    { product_id: course.id, product_name: course.title, image, plan: coursePlan, price: coursePlan.price },
    {
      product_id: backgrounds.id,
      product_name: backgrounds.title,
      image: backgrounds.images[0] ?? image,
      plan: backgroundsPlan,
      price: backgroundsPlan.price,
    },
  ],
};

/** Bundles in each status, the published one last. */
export const bundleStates: StoredBundle[] = [
  { ...storedBundle, id: 2, name: 'Eid offer', endsAt: '2026-04-10T18:00:00.000Z', published: false },
  { ...storedBundle, id: 3, name: 'Not ready yet', published: false },
  storedBundle,
];

/** Adds these bundles to the studio. */
export function saveBundles({ db }: MockApi, bundles: readonly StoredBundle[] = [storedBundle]): void {
  db.state.bundles = structuredClone([...bundles]);
}

/** A bundle in the cart of the visitor, or of the demo's customer. */
export function addSampleBundle(api: MockApi, owner: 'visitor' | 'customer' = 'visitor'): void {
  saveBundles(api);
  const customer = api.db.state.accounts.find(({ user }) => user.role === 'customer')?.user.id ?? '';
  api.db.state.cartBundles[owner === 'visitor' ? owner : customer] = [storedBundle.id];
}
