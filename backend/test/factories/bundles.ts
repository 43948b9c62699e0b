import type { AdminBundle, BundleInput } from '../../../contract/generated/model.ts';
import type { TestApp } from '../test-app.ts';
import { productForm } from './product-form.ts';

/** The form of a bundle of these products, each with its plan 'Pro'; its picture is that of `createLibrary`. */
export async function bundleForm(
  app: TestApp,
  products: readonly { id: number }[],
  overrides: Partial<BundleInput> = {},
): Promise<BundleInput> {
  const ids = products.map(({ id }) => id);
  const rows = await app.db.selectFrom('products').select(['id', 'pricing']).where('id', 'in', ids).execute();
  const planOf = (id: number) =>
    rows.find((row) => row.id === id)?.pricing.find(({ name }) => name === 'Pro')?.id ?? '';
  return {
    name: 'Starter set',
    description: 'Everything for the first week.',
    image: productForm().images[0] ?? { url: '', alt: '' },
    parts: ids.map((id) => ({ product_id: id, plan_id: planOf(id) })),
    price: 24,
    endsAt: null,
    published: true,
    ...overrides,
  };
}

/** A bundle for 24.00, created by an administrator. */
export async function createBundle(
  app: TestApp,
  headers: Record<string, string>,
  products: readonly { id: number }[],
  overrides: Partial<BundleInput> = {},
): Promise<AdminBundle> {
  const form = await bundleForm(app, products, overrides);
  const answer = await app.http.post('/api/admin/bundles').set(headers).send(form);
  if (answer.status !== 201) throw new Error(`creating a bundle answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
